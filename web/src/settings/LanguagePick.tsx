/** The language picker, with each language's own name. */
import type { JSX } from "preact";
import { useId } from "preact/hooks";
import { change } from "../store/settings.ts";
import { cx } from "../ui/cx.ts";
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
        {bare ? (
          <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
            <path
              d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c3 3 3.6 6 3.6 9S15 18 12 21M12 3c-3 3-3.6 6-3.6 9S9 18 12 21"
              fill="none"
              stroke="currentColor"
              stroke-width="1.5"
            />
          </svg>
        ) : null}
        <span class={bare ? "unseen" : undefined}>{say("settings-language")}</span>
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
