/** Loads English up front, for tests; players load only their own language. */
import daily from "virtual:words/en/daily";
import line from "virtual:words/en/line";
import lists from "virtual:words/en/lists";
import mistakes from "virtual:words/en/mistakes";
import offline from "virtual:words/en/offline";
import page from "virtual:words/en/page";
import review from "virtual:words/en/review";
import rules from "virtual:words/en/rules";
import shared from "virtual:words/en/shared";
import table from "virtual:words/en/table";
import { FALLBACK, speak } from "./say.ts";

speak(FALLBACK, [page, table, lists, daily, offline, review, rules, shared, line, mistakes]);
