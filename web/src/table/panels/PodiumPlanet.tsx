/** A planet on the podium: in 3D, or as a map where the table shows maps. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { FlatMap } from "../../map/FlatMap.tsx";
import { covering } from "../model/planets.ts";
import type { TableModel } from "../model/table-model.ts";
import { mapWords } from "../model/words.ts";
import type { TableScene } from "../scene/table-scene.ts";
import css from "./PodiumPlanet.module.css";

/** The width a map is drawn for; the style sheet fits it into its place. */
const MAP = 300;

interface PodiumPlanetProps {
  readonly model: TableModel;
  readonly scene: TableScene | null;
  readonly seat: number;
  /** Whether it turns by itself. */
  readonly turns: boolean;
}

/** Shows the planet. */
export function PodiumPlanet(props: PodiumPlanetProps): JSX.Element {
  const { model, scene, seat } = props;
  return (
    <span class={css.planet} aria-hidden="true">
      {model.flat.value ? (
        <SmallMap model={model} seat={seat} />
      ) : (
        scene !== null && <InSpace {...props} scene={scene} />
      )}
    </span>
  );
}

function InSpace({ scene, seat, turns }: PodiumPlanetProps & { readonly scene: TableScene }): JSX.Element {
  const canvas = useRef<HTMLCanvasElement>(null);
  const portrait = useRef<ReturnType<TableScene["portrait"]> | null>(null);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    const made = scene.portrait(seat);
    made.drawOn(canvas.current);
    portrait.current = made;
    return () => made.dispose();
  }, [scene, seat]);
  useEffect(() => (turns ? portrait.current?.spin() : undefined), [turns]);
  return <canvas ref={canvas} class={css.canvas} />;
}

function SmallMap({ model, seat }: { readonly model: TableModel; readonly seat: number }): JSX.Element | null {
  const [box, faces] = [model.table.box.value, model.planets.value[seat]];
  if (box === null || faces === undefined) return null;
  return (
    <span class={css.map} inert>
      <FlatMap planet={covering(box, faces)} words={mapWords(model.name(seat))} width={MAP} />
    </span>
  );
}
