/** Turning the large planet to what is shown on it. */
import { useEffect } from "preact/hooks";
import type { Face } from "../../world/units.ts";
import type { TableModel } from "../model/table-model.ts";

/** Turns a face to the viewer as soon as there is one to show. */
export function useFront(model: TableModel, face: Face | null): void {
  const planet = model.largePlanet.value;
  useEffect(() => {
    if (face !== null) planet?.turnTo(face);
  }, [planet, face]);
}
