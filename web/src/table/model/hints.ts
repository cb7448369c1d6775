/** A hint: the move a bot would make, aimed as if by the player. Only available when playing alone. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Suggestion } from "../../protocol.ts";
import { isAttempt } from "../../store/daily.ts";
import { tell } from "../../ui/notice.ts";
import { announce } from "../../ui/voice.ts";
import { Refusal } from "../../wire/refusal.ts";
import { why } from "../../words/refusal.ts";
import { say } from "../../words/say.ts";
import { type Hand, handOf, rotationOf } from "./hand.ts";
import type { TableSeats } from "./seats.ts";
import { faceLetter, tileWords } from "./words.ts";

/** What hints need to know about the player. */
interface Player extends TableSeats {
  readonly hand: ReadonlySignal<Hand | null>;
  aimHand(hand: Hand): boolean;
}

/** One player's hints. */
export class Hints {
  /** Whether a bot is thinking about one. */
  readonly thinking: Signal<boolean> = signal(false);
  /** Whether the player can ask for one now. */
  readonly may: ReadonlySignal<boolean>;
  /** Whether the hand still shows the suggestion, unchanged. */
  readonly shown: ReadonlySignal<boolean>;
  private readonly given: Signal<Suggestion | null> = signal(null);
  private readonly player: Player;

  constructor(player: Player) {
    this.player = player;
    this.may = computed(() => player.seat.value !== null && player.table.yours.value?.hints === true);
    this.shown = computed(() => {
      const [given, hand] = [this.given.value, player.hand.value];
      if (given === null || hand === null || given.ply !== player.table.game.value?.ply) return false;
      return hand.slot === given.slot && hand.face === given.face && rotationOf(hand) === given.rotation;
    });
  }

  /** Asks for a hint and aims it when it arrives, unless the player has done something else by then. */
  async ask(): Promise<void> {
    const { player } = this;
    const [seat, hand] = [player.seat.value, player.hand.value];
    if (this.thinking.value) return;
    if (seat === null || !this.may.value) {
      const none = say(isAttempt(player.table.info.value) ? "refusal-not-now-daily" : "hint-alone");
      tell(player.table.yours.value?.hints === true ? player.notYet() : none);
      return;
    }
    this.thinking.value = true;
    announce(say("hint-thinking"));
    try {
      const found = await player.table.hint(seat);
      if (player.hand.value === hand && found.ply === player.table.game.value?.ply) this.take(found);
    } catch (refusal) {
      if (player.hand.value === hand && player.seat.value === seat) tell(whyNone(refusal));
    } finally {
      this.thinking.value = false;
    }
  }

  private take(found: Suggestion): void {
    const { player } = this;
    if (!player.aimHand(handOf(found))) return;
    this.given.value = found;
    const box = player.table.box.value;
    const tile = player.table.game.value?.offer[found.slot] ?? null;
    const habitats = box === null || tile === null ? "" : tileWords(box.tiles[tile] ?? []);
    announce(say("hint-spoken", { slot: found.slot + 1, habitats, face: faceLetter(found.face) }));
  }
}

const whyNone = (refusal: unknown): string =>
  refusal instanceof Refusal && refusal.where === "bots" ? say("hint-none") : why(refusal);
