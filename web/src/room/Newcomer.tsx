/** For guests who open an invitation: the game in three sentences, a lesson and the rules, before they sit down. */
import type { JSX } from "preact";
import { AnimalPicture } from "../animals/AnimalPicture.tsx";
import { openRules } from "../rules/open.ts";
import { lessonFor } from "../store/lesson.ts";
import { Button, LinkButton } from "../ui/Button.tsx";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { say } from "../words/say.ts";
import css from "./Newcomer.module.css";

/** Shows what a newcomer should know. The lesson leads back to the table. */
export function Newcomer({ table }: { readonly table: string }): JSX.Element {
  return (
    <section class={cx(css.newcomer, "glass")} aria-label={say("invited-title")}>
      <h2>{say("invited-title")}</h2>
      <ul class="list">
        <li>
          <Icon name="globe" size={28} />
          {say("invited-tile")}
        </li>
        <li>
          <AnimalPicture animal="fox" size={32} />
          {say("invited-animal")}
        </li>
        <li>
          <Icon name="trophy" size={28} />
          {say("invited-points")}
        </li>
      </ul>
      <div class={css.ways}>
        <LinkButton text={say("invited-learn")} href={lessonFor(table)} />
        <Button text={say("see-rules")} onClick={() => openRules("aim")} />
      </div>
    </section>
  );
}
