/** The page: it starts the client. */
import { render } from "preact";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/kit.css";
import { App } from "./app/App.tsx";
import { settings } from "./store/settings.ts";
import { followPage } from "./ui/page.ts";
import { followLanguage } from "./words/language.ts";

/** Ask the browser to keep the shell, so that the page opens without a network and can say what it needs; without a secure context there is none. */
function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  });
}

const place = document.getElementById("app");
followPage();
// Nobody sees a page in a language that is not theirs first.
void followLanguage(() => settings.value.locale).then(() => {
  if (place) render(<App />, place);
});
keepShell();
