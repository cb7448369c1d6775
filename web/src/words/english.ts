/** English from the start, for tests; players fetch the one language that they read. */
import english from "virtual:words/en/page";
import { FALLBACK, speak } from "./say.ts";

speak(FALLBACK, [english]);
