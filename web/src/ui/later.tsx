/** Screens and other parts whose code is loaded when they are first needed. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../words/say.ts";
import { Message, Waiting } from "./Message.tsx";
import { tell } from "./notice.ts";

/** A part: loading, loaded, or failed to load. */
type Loaded<T> = { readonly part: T } | "loading" | "failed";

/** Loads a part; `load` must be the same function each time. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>("loading");
  useEffect(() => {
    let wanted = true;
    load().then(
      (part) => wanted && setState({ part }),
      () => wanted && setState("failed"),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return state;
}

/** A panel over the screen that loads itself; if it can't be loaded, it says so and closes. */
export function laterOver<P extends { readonly onClose: () => void }>(load: () => Promise<(props: P) => JSX.Element>) {
  return function Later(props: P): JSX.Element | null {
    const panel = useLoaded(load);
    const { onClose } = props;
    // biome-ignore lint/correctness/useExhaustiveDependencies: only a failure closes it
    useEffect(() => {
      if (panel !== "failed") return;
      tell(say("app-part-missing"));
      onClose();
    }, [panel]);
    if (panel === "loading" || panel === "failed") return null;
    const Panel = panel.part;
    return <Panel {...props} />;
  };
}

/** A screen that loads itself; until then it says that it is loading or couldn't be loaded. */
export function later<P extends object>(load: () => Promise<(props: P) => JSX.Element | null>) {
  return function Later(props: P): JSX.Element {
    const screen = useLoaded(load);
    if (screen === "loading") return <Waiting />;
    if (screen === "failed") return <Message text={say("app-part-missing")} />;
    const Screen = screen.part;
    return <Screen {...props} />;
  };
}
