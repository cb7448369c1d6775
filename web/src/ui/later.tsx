/** Screens whose code is fetched when they are first shown. */
import type { JSX } from "preact";
import { say } from "../words/say.ts";
import { useLoaded } from "./load.ts";
import { Message, Waiting } from "./Message.tsx";

/** A screen that fetches itself; until it is there the page says that it is coming, or that it cannot be had. */
export function later<P extends object>(load: () => Promise<(props: P) => JSX.Element | null>) {
  return function Later(props: P): JSX.Element {
    const screen = useLoaded(load);
    if (screen === "loading") return <Waiting />;
    if (screen === "failed") return <Message text={say("app-part-missing")} />;
    const Screen = screen.part;
    return <Screen {...props} />;
  };
}
