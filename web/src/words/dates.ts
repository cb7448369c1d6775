/** When something happened, as people say it: "today 14:05", "3 days ago", "12 October". */
import { languageTag, locale } from "./say.ts";

/** For this many days, count them; before that, give the date. */
const COUNTED = 7;

const startOfDay = (time: Date): Date => new Date(time.getFullYear(), time.getMonth(), time.getDate());

/** How many calendar days ago something happened; rounding absorbs the hour that daylight saving adds or takes. */
const daysAgo = (time: Date, now: Date): number =>
  Math.round((startOfDay(now).getTime() - startOfDay(time).getTime()) / 86_400_000);

/** The player's language as their country writes it, if the browser knows: 14:05 or 2:05 PM. */
const ownTag = (): string => navigator.languages.find((tag) => tag.split("-")[0] === locale()) ?? languageTag();

/** When something happened, in the player's language; times are in milliseconds since 1970. */
export function whenText(at: number, now: number): string {
  const [time, today, tag] = [new Date(at), new Date(now), ownTag()];
  const days = daysAgo(time, today);
  if (days > COUNTED) {
    const year = time.getFullYear() === today.getFullYear() ? {} : ({ year: "numeric" } as const);
    return time.toLocaleDateString(tag, { day: "numeric", month: "long", ...year });
  }
  // A device's clock may be a little behind the server's.
  const day = new Intl.RelativeTimeFormat(tag, { numeric: "auto" }).format(-Math.max(0, days), "day");
  return days > 1 ? day : `${day} ${time.toLocaleTimeString(tag, { timeStyle: "short" })}`;
}

/** A time of day, by this device's clock: 14:05 or 2:05 PM. */
export const timeText = (at: number): string => new Date(at).toLocaleTimeString(ownTag(), { timeStyle: "short" });

/** A day in UTC, as in the daily game: "19 November" or, in short, "19 Nov". */
export const dayText = (day: Date, month: "long" | "short" = "long"): string =>
  day.toLocaleDateString(ownTag(), { day: "numeric", month, timeZone: "UTC" });
