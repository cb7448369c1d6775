/** The planet behind the home screen: a drawn one at once, and the live one when the browser has time for it. */
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { settings } from "../store/settings.ts";
import { cx } from "../ui/cx.ts";
import { whenIdle } from "../ui/idle.ts";
import { linkTo } from "../ui/root.ts";
import { whenSettled } from "../wire/offline.ts";
import { say } from "../words/say.ts";
import css from "./Backdrop.module.css";

/** Milliseconds in which a game that is being started comes first: the drawn planet is there meanwhile. */
const PATIENCE = 3_000;

/** Shows the planet. */
export function Backdrop(): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  const { quality } = settings.value;
  useEffect(() => {
    let wanted = true;
    let remove = (): void => undefined;
    if (quality === "map" || quality === "still") return;
    const cancel = whenIdle(() => {
      whenSettled(PATIENCE)
        .then(() => import("./live.ts"))
        .then(async ({ showPlanet }) => {
          if (!wanted || !host.current) return;
          const shown = await showPlanet(host.current);
          if (wanted) {
            remove = shown;
            setLive(true);
          } else shown();
        })
        // Without WebGL, or if the code fails to load, the drawn planet stays.
        .catch(() => undefined);
    });
    return () => {
      wanted = false;
      cancel();
      remove();
      setLive(false);
    };
  }, [quality]);
  return (
    <div class={cx(css.backdrop, live && css.live)} aria-hidden="true">
      <img src={linkTo("/planet.webp")} alt="" width="900" height="900" decoding="async" />
      <div class={css.planet} ref={host} title={say("home-planet")} />
    </div>
  );
}
