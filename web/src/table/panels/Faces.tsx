/** The large planet for screen readers: twelve buttons that say what is on each face. */
import type { JSX } from "preact";
import { say } from "../../words/say.ts";
import { ALL_FACES } from "../../world/units.ts";
import { covering } from "../model/planets.ts";
import type { TableModel } from "../model/table-model.ts";
import { faceWords } from "../model/words.ts";

/** Twelve buttons beside the canvas. */
export function Faces({ model }: { model: TableModel }): JSX.Element | null {
  const [box, planets, seat] = [model.table.box.value, model.planets.value, model.largeSeat.value];
  const faces = planets[seat];
  if (box === null || faces === undefined || model.flat.value) return null;
  const planet = covering(box, faces);
  return (
    <ul class="unseen" aria-label={say("map-of", { name: model.name(seat) })}>
      {ALL_FACES.map((face) => (
        <li key={face}>
          <button
            type="button"
            tabindex={-1}
            aria-pressed={model.hand.value?.face === face}
            onClick={() => model.tapFace(face)}
          >
            {faceWords(face, planet)}
          </button>
        </li>
      ))}
    </ul>
  );
}
