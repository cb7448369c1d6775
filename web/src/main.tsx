/** The page's entry point: starts the client. */
import { render } from "preact";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/kit.css";
import { App } from "./app/App.tsx";
import { typefaceSoon } from "./shapes/typeface.ts";
import { settings } from "./store/settings.ts";
import { followPage } from "./ui/page.ts";
import { linkTo } from "./ui/root.ts";
import { followLanguage } from "./words/language.ts";
import { say } from "./words/say.ts";

/**
 * Asks the browser to cache the app shell, so that the page opens offline and can say what it needs. Service workers
 * need a secure context.
 */
function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register(linkTo("/worker.js")).catch(() => undefined);
  });
}

const place = document.getElementById("app");
followPage();
// Wait for the language, so that nobody sees the page flash up in another one, and briefly for its letters.
void followLanguage(() => settings.value.locale)
  .then(() => typefaceSoon(say("motto")))
  .then(() => {
    if (place) render(<App />, place);
  });
keepShell();
