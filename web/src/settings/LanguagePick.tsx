/** The language picker, with each language's own name. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { change } from "../store/settings.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/Icon.tsx";
import { LANGUAGES } from "../words/language.ts";
import { locale, say } from "../words/say.ts";
import css from "./LanguagePick.module.css";

/** Lists the languages; renders nothing if there is only one. */
export function LanguagePick({ bare = false }: { readonly bare?: boolean }): JSX.Element | null {
  const id = useId();
  if (LANGUAGES.length < 2) return null;
  return (
    <div class={cx(css.language, bare && css.bare)}>
      <label for={id}>
        {bare && <Icon name="globe" />}
        <span class={bare ? "unseen" : undefined}>{say("choose-language")}</span>
      </label>
      <select id={id} value={locale()} onChange={(event) => change({ locale: event.currentTarget.value })}>
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
