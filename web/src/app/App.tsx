/** The client: picks the screen to show. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Home } from "../home/Home.tsx";
import { RulesOver } from "../rules/RulesOver.tsx";
import { tableOfCode } from "../store/ask.ts";
import { later } from "../ui/later.tsx";
import { Message, Waiting } from "../ui/Message.tsx";
import { Notice } from "../ui/Notice.tsx";
import { followLinks, go } from "../ui/navigate.ts";
import { Voice } from "../ui/Voice.tsx";
import { wordsOf } from "../words/language.ts";
import { whyNoTable } from "../words/refusal.ts";
import { say } from "../words/say.ts";
import { ConnectionSign } from "./ConnectionSign.tsx";
import { isScreen, place } from "./route.ts";
import { TablePage } from "./TablePage.tsx";

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

const ReplayPage = later(async () => {
  const [screen] = await Promise.all([import("../replay/ReplayScreen.tsx"), wordsOf("table")]);
  return screen.ReplayScreen;
});

const RulesPage = later(async () => {
  const [page] = await Promise.all([import("../rules/RulesPage.tsx"), wordsOf("rules")]);
  return page.RulesPage;
});

const LearnPage = later(async () => {
  const [screen] = await Promise.all([import("../learn/LearnScreen.tsx"), wordsOf("lesson"), wordsOf("table")]);
  return screen.LearnScreen;
});

function Screen(): JSX.Element {
  const at = place.value;
  switch (at.kind) {
    case "home":
      return <Home />;
    case "table":
      return <TablePage id={at.id} />;
    case "code":
      return <CodePage code={at.code} />;
    case "record":
      return <ReplayPage table={null} game={null} digest={at.digest} />;
    case "replay":
      return <ReplayPage table={at.table} game={at.game} digest={null} />;
    case "rules":
      return <RulesPage />;
    case "learn":
      return <LearnPage />;
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
      <ConnectionSign />
      <Notice />
    </>
  );
}
