/** The table's menu: settings, and ways to leave. */
import type { ComponentChildren, JSX } from "preact";
import { openRules } from "../../rules/open.ts";
import { isAttempt } from "../../store/daily.ts";
import { useQuestion } from "../../ui/Confirm.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { withKey } from "../../ui/media.ts";
import { say } from "../../words/say.ts";
import { openLine } from "../input/keys.ts";
import { endArguments, playFinale, resignAll, resignArguments, wantsEnd } from "../model/ending.ts";
import type { TableModel } from "../model/table-model.ts";
import css from "./Menu.module.css";
import { MenuItem, MenuLink } from "./MenuItem.tsx";
import { MenuSeats } from "./MenuSeats.tsx";

interface MenuProps {
  model: TableModel;
  /** More items, for the lesson's table. */
  children?: ComponentChildren;
}

/** Shows the menu. */
export function Menu({ model, children }: MenuProps): JSX.Element {
  const close = (): void => model.closeSheet("menu");
  const leadTo = (open: () => void) => (): void => {
    close();
    open();
  };
  const { seats } = model;
  const [seat] = seats;
  const over = model.table.game.value?.end != null;
  return (
    <Dialog partial title={say("menu")} onClose={close}>
      <div class={css.list}>
        <MenuItem icon="settings" text={say("settings-title")} onClick={() => model.openSheet("settings")} />
        <MenuItem icon="book" text={say("see-rules")} onClick={leadTo(() => openRules("aim"))} />
        <MenuItem
          icon="camera"
          text={say("photo-title")}
          onClick={leadTo(() => {
            model.photo.value = model.largeSeat.peek();
          })}
        />
        {over && (
          <MenuItem
            icon="trophy"
            text={say("end-watch")}
            onClick={leadTo(() => {
              playFinale(model);
              model.openSheet("end");
            })}
          />
        )}
        {model.tryTiles !== null && !over && (
          <MenuItem icon="branch" text={say("menu-try")} onClick={leadTo(model.tryTiles)} />
        )}
        <MenuItem icon="thinking" text={withKey(say("typed-open"), "T")} onClick={leadTo(openLine)} />
        <MenuItem icon="question" text={say("help-title")} onClick={() => model.openSheet("help")} />
        <MenuLink icon="back" text={say("to-home")} href="/" />
      </div>
      {children}
      <MenuSeats model={model} onDone={close} />
      {seat !== undefined && model.table.line === undefined && model.table.game.value?.end === null && (
        <Leaving model={model} seats={seats} onDone={close} />
      )}
    </Dialog>
  );
}

interface LeavingProps {
  model: TableModel;
  seats: readonly number[];
  onDone: () => void;
}

/** Ends the game for the player or for everyone. Both ask for confirmation. */
function Leaving({ model, seats, onDone }: LeavingProps): JSX.Element {
  const [question, ask] = useQuestion();
  const wanted = wantsEnd(model, seats);
  const vote = (): void => {
    for (const seat of seats) void model.send({ type: "end", seat, wanted: !wanted });
    onDone();
  };
  const resign = (): void => {
    void resignAll(model, seats);
    onDone();
  };
  return (
    <section class={css.part} aria-label={say("menu-leave")}>
      <h3>{say("menu-leave")}</h3>
      <div class={css.list}>
        {!isAttempt(model.table.info.value) && (
          <MenuItem
            icon={wanted ? "on" : "check"}
            text={wanted ? say("menu-play-on") : say("menu-end")}
            onClick={() =>
              wanted ? vote() : ask({ id: "confirm-end", args: endArguments(model, seats), onYes: vote })
            }
          />
        )}
        <MenuItem
          icon="hand"
          text={say("menu-resign")}
          onClick={() => ask({ id: "confirm-resign", args: resignArguments(model, seats), onYes: resign })}
        />
      </div>
      {question}
    </section>
  );
}
