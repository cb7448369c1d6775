/** The home screen: a planet, and the ways to play on it. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { LanguagePick } from "../settings/LanguagePick.tsx";
import { type Choices, choices, NO_STYLE } from "../store/choices.ts";
import { create, type Wished, withExtras } from "../store/create.ts";
import { levelNow } from "../store/custom-bots.ts";
import { prepareOffline, wasKept } from "../store/keep-offline.ts";
import { whenIdle } from "../ui/idle.ts";
import { laterOver, useLoaded } from "../ui/later.tsx";
import { Wordmark } from "../ui/Wordmark.tsx";
import { theWire } from "../wire/backends.ts";
import { hasServer, offlineFiles } from "../wire/offline.ts";
import { wordsOf } from "../words/language.ts";
import { botName, isCustom, styleName } from "../words/names.ts";
import { say } from "../words/say.ts";
import { Backdrop } from "./Backdrop.tsx";
import { Choice } from "./Choice.tsx";
import { ContinueCard, ContinueSoon } from "./ContinueCard.tsx";
import { DailyCard } from "./DailyCard.tsx";
import { Dock } from "./Dock.tsx";
import css from "./Home.module.css";
import type { Opened } from "./HomePanels.tsx";
import { isForNewcomers, LearnCard } from "./Learn.tsx";
import { OfflineLine } from "./OfflineLine.tsx";
import { PreparingSoon } from "./PreparingSoon.tsx";
import { toContinue } from "./tables.ts";
import { useStart } from "./use-start.ts";
import { leftOpen, useTables } from "./use-tables.ts";
import { WAYS, type Way, WISHES } from "./ways.ts";

const HomePanels = laterOver(async () => {
  const [panels] = await Promise.all([import("./HomePanels.tsx"), wordsOf("lists")]);
  return panels.HomePanels;
});

const loadPuzzle = async () => {
  const [card] = await Promise.all([import("./PuzzleCard.tsx"), wordsOf("daily")]);
  return card.PuzzleCard;
};

/** The puzzle of the day; the layout keeps its place until it has loaded. */
function PuzzleSoon(): JSX.Element | null {
  const card = useLoaded(loadPuzzle);
  return typeof card === "string" ? null : <card.part />;
}

/** Friends need a server to meet on. */
const canPlay = (way: Way): boolean => way !== "friends" || hasServer;

const ICON_OF = { bots: "bot", screen: "pass", friends: "friends" } as const;

function summary(way: Way, chosen: Choices): string {
  const variant = say(`variant-${chosen.variant.replace(" ", "-")}`);
  const { bots, people, seats, style } = chosen;
  const now = levelNow(chosen);
  const level = [botName(now), ...(style === NO_STYLE || isCustom(now) ? [] : [styleName(style)])].join(" · ");
  return say(`home-${way}-summary`, { bots, people, seats, level, variant });
}

/** The home screen. */
export function Home(): JSX.Element {
  const [opened, setOpened] = useState<Opened | null>(null);
  const own = useTables();
  const [learn] = useState(isForNewcomers);
  const { busy, preparing, start, cancel } = useStart();

  useEffect(() => theWire().connect(), []);
  useEffect(() => (wasKept.peek() ? prepareOffline() : whenIdle(prepareOffline)), []);

  const play = async (wished: Wished): Promise<void> => {
    if (await start((patience) => create(wished, patience))) leftOpen.value = true;
  };
  const [first, ...more] = toContinue(own.tables ?? []);
  const soon = own.tables === null && leftOpen.value;

  return (
    <main class={css.home}>
      <div class={css.words}>
        <header>
          <h1>
            <Wordmark />
          </h1>
          <p>{say("motto")}</p>
        </header>
        <Backdrop />
        <section
          class={css.choices}
          aria-label={say("home-choices")}
          onPointerEnter={prepareOffline}
          onFocusCapture={prepareOffline}
        >
          {soon && <ContinueSoon />}
          {first && <ContinueCard table={first} more={more.length} onMore={() => setOpened("tables")} />}
          {learn && <LearnCard />}
          {WAYS.map((way) => (
            <Choice
              key={way}
              title={say(`home-${way}`)}
              summary={canPlay(way) ? summary(way, choices.value) : say("home-needs-server")}
              change={say(`home-${way}-change`)}
              icon={ICON_OF[way]}
              // Only one card leads: the game to go on with, if there is one.
              primary={way === "bots" && !first && !soon}
              busy={busy}
              onStart={() => (canPlay(way) ? play(WISHES[way](choices.value)) : setOpened(way))}
              onChange={() => setOpened(way)}
            />
          ))}
          <div class={css.pair}>
            <DailyCard />
            <PuzzleSoon />
          </div>
        </section>
        <Dock learn={!learn} onOpen={setOpened} />
        <footer>
          <LanguagePick bare />
          <div>
            <p>{say("fan-project")}</p>
            {offlineFiles !== null && <OfflineLine />}
          </div>
        </footer>
      </div>
      {preparing && <PreparingSoon onClose={cancel} />}
      {opened && (
        <HomePanels
          opened={opened}
          own={own}
          busy={busy}
          onStart={(way, extras) => play(withExtras(WISHES[way](choices.value, extras.seed), extras))}
          onClose={() => setOpened(null)}
        />
      )}
    </main>
  );
}
