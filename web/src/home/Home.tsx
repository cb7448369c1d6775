/** The home screen: a planet, and the ways to play on it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { TableSummary } from "../protocol.ts";
import { LanguagePick } from "../settings/LanguagePick.tsx";
import { type About, meetServer, ownTables, server } from "../store/ask.ts";
import { type Choices, choices, NO_STYLE } from "../store/choices.ts";
import { create, ofTheDay, type Wished, withExtras } from "../store/create.ts";
import { lesson } from "../store/lesson.ts";
import { go } from "../ui/navigate.ts";
import { tell } from "../ui/notice.ts";
import { Wordmark } from "../ui/Wordmark.tsx";
import { theWire } from "../wire/socket.ts";
import { botName, LEVELS, STYLES, styleName } from "../words/names.ts";
import { why } from "../words/refusal.ts";
import { languageTag, say } from "../words/say.ts";
import { Backdrop } from "./Backdrop.tsx";
import { Choice } from "./Choice.tsx";
import { ContinueCard, ContinueSoon, isRunning, leftOpen } from "./Continue.tsx";
import css from "./Home.module.css";
import { isForNewcomers, LearnCard } from "./Learn.tsx";
import { More, type Opened } from "./More.tsx";
import { Panel, type Way, WISHES } from "./panels.tsx";

const ICON_OF = { bots: "bot", screen: "pass", friends: "friends" } as const;

function summary(way: Way, chosen: Choices): string {
  const variant = say(`variant-${chosen.variant.replace(" ", "-")}`);
  const { bots, people, seats, style } = chosen;
  const level = [botName(chosen.level), ...(style === NO_STYLE ? [] : [styleName(style)])].join(" · ");
  return say(`home-${way}-summary`, { bots, people, seats, level, variant });
}

/** The date in UTC, as in the seed of the day, in the player's language. */
const dateOf = (day: Date): string =>
  day.toLocaleDateString(languageTag(), { day: "numeric", month: "long", timeZone: "UTC" });

/** What the home screen needs from the server; without the server, the screen works as far as it can. */
function useServer(): Pick<About, "bots" | "styles"> & { readonly tables: readonly TableSummary[] | null } {
  const [tables, setTables] = useState<readonly TableSummary[] | null>(null);
  const { connection } = theWire();
  const open = connection.value === "open";
  useEffect(() => {
    if (!open) return;
    meetServer();
    ownTables().then(
      (own) => {
        // The lesson's table has a card of its own.
        const others = own.filter(({ id }) => id !== lesson.peek().table);
        setTables(others);
        leftOpen.value = others.some(isRunning);
      },
      () => undefined,
    );
  }, [open]);
  return { bots: server.value?.bots ?? LEVELS, styles: server.value?.styles ?? STYLES, tables };
}

/** The home screen. */
export function Home(): JSX.Element {
  const [panel, setPanel] = useState<Way | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [busy, setBusy] = useState(false);
  const { bots, styles, tables } = useServer();
  const [learn] = useState(isForNewcomers);
  const today = new Date();

  useEffect(() => theWire().connect(), []);

  const start = async (wished: Wished): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      const table = await create(wished);
      leftOpen.value = true;
      go(`/table/${table}`);
    } catch (refusal) {
      tell(why(refusal));
      setBusy(false);
    }
  };
  const ways: readonly Way[] = ["bots", "screen", "friends"];
  const running = (tables ?? []).filter(isRunning);

  return (
    <main class={css.home}>
      <Backdrop />
      <div class={css.words}>
        <header>
          <h1>
            <Wordmark />
          </h1>
          <p>{say("motto")}</p>
        </header>
        <section class={css.choices} aria-label={say("home-choices")}>
          {learn && <LearnCard />}
          {tables === null && leftOpen.value && <ContinueSoon />}
          {running[0] && (
            <ContinueCard table={running[0]} more={running.length - 1} onMore={() => setOpened("tables")} />
          )}
          {ways.map((way) => (
            <Choice
              key={way}
              title={say(`home-${way}`)}
              summary={summary(way, choices.value)}
              change={say(`home-${way}-change`)}
              icon={ICON_OF[way]}
              primary={way === "bots"}
              busy={busy}
              onStart={() => start(WISHES[way](choices.value))}
              onChange={() => setPanel(way)}
            />
          ))}
        </section>
        <More
          tables={tables ?? []}
          opened={opened}
          learn={!learn}
          onOpen={setOpened}
          today={dateOf(today)}
          onToday={() => start(ofTheDay(choices.value, today))}
        />
        <footer>
          <LanguagePick bare />
          {say("fan-project")}
        </footer>
      </div>
      {panel && (
        <Panel
          way={panel}
          levels={bots}
          styles={styles}
          busy={busy}
          onStart={(extras) => start(withExtras(WISHES[panel](choices.value, extras.seed), extras))}
          onClose={() => setPanel(null)}
        />
      )}
    </main>
  );
}
