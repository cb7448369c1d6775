/** The map and the tiles as people with a colour vision deficiency see them. */
import type { ComponentChildren, JSX } from "preact";
import { FlatMap } from "../map/FlatMap.tsx";
import { DEFICIENCIES, type Deficiency, MIXTURES } from "../shapes/vision.ts";
import { TilePicture } from "../tile/Tile.tsx";
import { rendered } from "./rendered.ts";
import { FIVE, PLANETS, WORDS } from "./samples.ts";
import type { Chapter } from "./section.ts";

/** Shows its children with a deficiency: its matrix, applied to linear light. */
function Through(props: { deficiency: Deficiency; children: ComponentChildren }): JSX.Element {
  const { deficiency, children } = props;
  const rows = MIXTURES[deficiency].map((row) => `${row.join(" ")} 0 0`);
  return (
    <div style={{ filter: `url(#eye-${deficiency})`, display: "flex", alignItems: "center" }}>
      <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true">
        <filter id={`eye-${deficiency}`} color-interpolation-filters="linearRGB">
          <feColorMatrix type="matrix" values={`${rows.join(" ")} 0 0 0 1 0`} />
        </filter>
      </svg>
      {children}
    </div>
  );
}

export const VISION: readonly Chapter[] = [
  {
    id: "vision",
    title: "Other eyes",
    sections: DEFICIENCIES.map((deficiency) =>
      rendered(`vision-${deficiency}`, deficiency, [640, 250], () => (
        <Through deficiency={deficiency}>
          <FlatMap planet={PLANETS.full} words={WORDS} width={460} />
          <TilePicture tile={FIVE} width={170} />
        </Through>
      )),
    ),
  },
];
