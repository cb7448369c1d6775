/** English from the start, for tests; players fetch the one language that they read. */
import page from "virtual:words/en/page";
import table from "virtual:words/en/table";
import { FALLBACK, speak } from "./say.ts";

speak(FALLBACK, [page, table]);
