/** The page's entry point: starts the client. */
import { render } from "preact";
import "./ui/tokens.css";
import "./ui/base.css";
import "./ui/kit.css";
import { App } from "./app/App.tsx";
import { typefaceSoon } from "./shapes/typeface.ts";
import { lessMotion, settings } from "./store/settings.ts";
import { followMotion } from "./ui/motion.ts";
import { followPage } from "./ui/page.ts";
import { followLanguage } from "./words/language.ts";
import { say } from "./words/say.ts";

const place = document.getElementById("app");
followPage();
followMotion(lessMotion);
// Wait for the language, so that nobody sees the page flash up in another one, and briefly for its letters.
void followLanguage(() => settings.value.locale)
  .then(() => typefaceSoon(say("motto")))
  .then(() => {
    if (place) render(<App />, place);
  });
