/** The large planet: in 3D, or as a flat map if 3D isn't available or the player prefers the map. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { cx } from "../../ui/cx.ts";
import { tell } from "../../ui/notice.ts";
import { say } from "../../words/say.ts";
import { listenToTurns } from "../input/turns.ts";
import type { TableModel } from "../model/table-model.ts";
import { LargeMap } from "./LargeMap.tsx";
import css from "./PlanetView.module.css";
import type { TableScene } from "./table-scene.ts";

/** Shows the large planet. Calls `onScene` when the 3D scene is ready, and with null when it's gone. */
export function PlanetView({
  model,
  onScene,
}: {
  model: TableModel;
  onScene: (scene: TableScene | null) => void;
}): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const flat = model.flat.value;
  useEffect(() => {
    const over = place.current;
    if (flat || over === null) return undefined;
    let scene: TableScene | null = null;
    let wanted = true;
    import("./table-scene.ts")
      .then(({ TableScene }) => {
        if (!wanted) return;
        scene = new TableScene(over, model);
        model.largePlanet.value = scene;
        onScene(scene);
      })
      .catch(() => {
        // Without WebGL, or if the 3D code fails to load, the map shows the same.
        tell(say("no-globe"));
        model.flat.value = true;
      });
    return () => {
      wanted = false;
      model.largePlanet.value = null;
      onScene(null);
      scene?.dispose();
    };
  }, [model, flat, onScene]);
  useEffect(() => (place.current === null ? undefined : listenToTurns(place.current, model)), [model]);
  return (
    <div class={cx(css.view, model.hand.value !== null && css.hasHand)}>
      <div class={css.place} data-part="planet" ref={place} hidden={flat} />
      {flat && <LargeMap model={model} />}
    </div>
  );
}
