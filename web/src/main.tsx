/** The page: it starts the client. */
import { render } from "preact";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/kit.css";
import { App } from "./app/App.tsx";
import { keepShell } from "./app/shell.ts";
import { settings } from "./store/settings.ts";
import { followPage } from "./ui/page.ts";
import { followLanguage } from "./words/language.ts";

const place = document.getElementById("app");
followPage();
// Nobody sees a page in a language that is not theirs first.
void followLanguage(() => settings.value.locale).then(() => {
  if (place) render(<App />, place);
});
keepShell();
