/** The client: picks the screen to show. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Home } from "../home/Home.tsx";
import { RulesOver } from "../rules/RulesOver.tsx";
import { tableOfCode } from "../store/ask.ts";
import { isLeft, lesson } from "../store/lesson.ts";
import { whenIdle } from "../ui/idle.ts";
import { later, useLoaded } from "../ui/later.tsx";
import { Message, Waiting } from "../ui/Message.tsx";
import { Notice } from "../ui/Notice.tsx";
import { followLinks, go } from "../ui/navigate.ts";
import { Voice } from "../ui/Voice.tsx";
import { isHere } from "../wire/backends.ts";
import { hasServer, offlineFiles } from "../wire/offline.ts";
import { wordsOf } from "../words/language.ts";
import { whyNoTable } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { ConnectionSign } from "./ConnectionSign.tsx";
import css from "./PageSigns.module.css";
import { isScreen, place } from "./route.ts";
import { TablePage } from "./TablePage.tsx";
import { WhenReady } from "./WhenReady.tsx";

followLinks(isScreen);

/** Finds the table with a short code and goes there. */
function CodePage({ code }: { readonly code: string }): JSX.Element {
  const [refused, setRefused] = useState<unknown>(null);
  useEffect(() => {
    let wanted = true;
    setRefused(null);
    tableOfCode(code).then(
      (id) => wanted && go(`/table/${id}`, true),
      (refusal) => wanted && setRefused(refusal),
    );
    return () => {
      wanted = false;
    };
  }, [code]);
  return refused === null ? <Waiting /> : <Message text={whyNoTable(refused, code)} />;
}

/** Needed only by those who open a record, so it's not in the first page. */
const RecordPlace = later(async () => (await import("./RecordPlace.tsx")).RecordPlace);

const RulesPage = later(async () => {
  const [page] = await Promise.all([import("../rules/RulesPage.tsx"), wordsOf("rules")]);
  return page.RulesPage;
});

const LearnPage = later(async () => {
  const [screen] = await Promise.all([import("../learn/LearnScreen.tsx"), wordsOf("lesson"), wordsOf("table")]);
  return screen.LearnScreen;
});

const MistakesScreen = later(async () => {
  const [page] = await Promise.all([import("../mistakes/MistakesPage.tsx"), wordsOf("mistakes"), wordsOf("table")]);
  return page.MistakesPage;
});

const PuzzlePage = later(async () => {
  const [screen] = await Promise.all([import("../puzzles/PuzzleScreen.tsx"), wordsOf("table"), wordsOf("daily")]);
  return screen.PuzzleScreen;
});

const loadSigns = async () => {
  await new Promise<void>((now) => whenIdle(now));
  const [signs] = await Promise.all([
    import("./PageSigns.tsx"),
    ...(offlineFiles === null ? [] : [wordsOf("offline")]),
  ]);
  return signs.PageSigns;
};

/** The rarer signs, which are loaded when the browser has time. */
function MoreSigns(): JSX.Element | null {
  const signs = useLoaded(loadSigns);
  if (signs === "loading" || signs === "failed") return null;
  const Signs = signs.part;
  return <Signs />;
}

/** Whether the lesson's table is in this browser: the one that was left, or the next one. */
function lessonIsHere(): boolean {
  const { table } = lesson.peek();
  return table !== null && isLeft(lesson.peek()) ? isHere(table) : !hasServer;
}

function Screen(): JSX.Element {
  const at = place.value;
  switch (at.kind) {
    case "home":
      return <Home />;
    case "table":
      return (
        <WhenReady needed={isHere(at.id)}>
          <TablePage id={at.id} />
        </WhenReady>
      );
    case "code":
      return hasServer ? <CodePage code={at.code} /> : <Message text={say("refusal-no-server")} />;
    case "record":
      return <RecordPlace table={null} game={null} digest={at.digest} reviewed={false} />;
    case "replay":
      return <RecordPlace table={at.table} game={at.game} digest={null} reviewed={false} />;
    case "review":
      return <RecordPlace table={at.table} game={at.game} digest={at.digest} reviewed={true} />;
    case "rules":
      return <RulesPage />;
    case "learn":
      return (
        <WhenReady needed={lessonIsHere()}>
          <LearnPage />
        </WhenReady>
      );
    case "mistakes":
      return (
        <WhenReady needed={!hasServer}>
          <MistakesScreen />
        </WhenReady>
      );
    case "puzzles":
      return (
        <WhenReady needed={!hasServer}>
          <PuzzlePage name={at.name} />
        </WhenReady>
      );
    case "nowhere":
      return <Message text={say("app-nowhere")} />;
  }
}

/** The whole client. */
export function App(): JSX.Element {
  return (
    <>
      <Voice />
      <Screen />
      <RulesOver />
      <div class={css.signs}>
        <ConnectionSign />
        <MoreSigns />
      </div>
      <Notice />
    </>
  );
}
