/** The page: it starts the client. */
import { render } from "preact";
import "./app/base.css";
import { App } from "./app/App.tsx";
import { keepShell } from "./app/shell.ts";

const place = document.getElementById("app");
if (place) render(<App />, place);
keepShell();
