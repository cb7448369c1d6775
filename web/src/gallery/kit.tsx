/** Buttons, fields and cards in every state. */
import type { JSX } from "preact";
import { AnimalPicture } from "../animals/AnimalPicture.tsx";
import { HabitatSign } from "../shapes/HabitatSign.tsx";
import { Button, LinkButton } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Pick, Toggle } from "../ui/Fields.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { Habitat } from "../world/geometry.ts";
import css from "./Identity.module.css";
import { withAnimals } from "./identity.tsx";
import { rendered } from "./rendered.ts";
import type { Chapter } from "./section.ts";
import { showStates } from "./states.ts";

const STATES = ["", "hover", "active", "focus-visible"];
const LOOKS = ["", "primary", "plain", "large"];
const none = (): void => undefined;

/** Buttons of one kind: as they are, pointed at, pressed, focused, disabled. */
const Row = ({ look }: { readonly look: string }): JSX.Element => (
  <div class={css.row}>
    {STATES.map((state) => (
      <Button key={state} class={look} data-as={state} text={state || "Place"} />
    ))}
    <Button class={look} disabled text="disabled" />
    <Button class={look}>
      <Icon name="bulb" />
      Hint
    </Button>
  </div>
);

/** A card with an animal and what it wants. */
const Card = ({ animal, name, habitat }: { animal: string; name: string; habitat: Habitat }): JSX.Element => (
  <div class={cx("glass", css.card)}>
    <div class={css.row}>
      <AnimalPicture animal={animal} size={52} />
      <b>{name}</b>
    </div>
    <div class={css.row}>
      <HabitatSign habitat={habitat} />
      <span class="quiet">Most {habitat} regions</span>
    </div>
    <LinkButton class="plain" text="Replay" href="#" />
  </div>
);

export const KIT: readonly Chapter[] = [
  {
    id: "kit",
    title: "Buttons, fields and cards",
    sections: [
      rendered("kit-buttons", "Buttons in every state", [880, 300], () => {
        showStates();
        return (
          <div class={css.page}>
            {LOOKS.map((look) => (
              <Row key={look} look={look} />
            ))}
          </div>
        );
      }),
      rendered("kit-fields", "Fields: empty, filled, chosen, on and off", [640, 410], () => {
        showStates();
        return (
          <div class={css.page}>
            <label class="field">
              <span>Your name</span>
              <input placeholder="Ada" />
            </label>
            <label class="field">
              <span>Code</span>
              <input value="K7PX2M" data-as="focus-visible" />
            </label>
            <Pick label="Bots" of={[1, 2, 3]} chosen={2} onPick={none} />
            <Toggle label="Sound" on onToggle={none} />
            <Toggle label="Notifications" on={false} onToggle={none} />
          </div>
        );
      }),
      withAnimals(
        rendered("kit-cards", "Cards", [560, 210], () => (
          <div class={css.page}>
            <div class={css.row}>
              <Card animal="fox" name="Fox" habitat="forest" />
              <Card animal="polar-bear" name="Polar bear" habitat="glacier" />
            </div>
          </div>
        )),
      ),
    ],
  },
];
