/** Hints: the best moves and why, aimed as if by the player. Only available when playing alone. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { SuggestedMove, Suggestion } from "../../protocol.ts";
import { isAttempt } from "../../store/daily.ts";
import { tell } from "../../ui/notice.ts";
import { announce } from "../../ui/voice.ts";
import { Refusal } from "../../wire/refusal.ts";
import { percent } from "../../words/percent.ts";
import { reasonText } from "../../words/reasons.ts";
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

/** The moves suggested for a turn, best first. */
interface Given {
  readonly game: number;
  readonly ply: number;
  readonly seat: number;
  readonly moves: readonly SuggestedMove[];
}

/** A suggestion in the player's hand. */
export interface Shown {
  readonly move: SuggestedMove;
  /** Which of them it is; 0 is the best. */
  readonly at: number;
  readonly count: number;
}

/** One player's hints. */
export class Hints {
  /** Whether somebody is thinking about one. */
  readonly thinking: Signal<boolean> = signal(false);
  /** Whether the player can ask for one now. */
  readonly may: ReadonlySignal<boolean>;
  /** The suggestion that the hand shows, as long as it's unchanged. */
  readonly shown: ReadonlySignal<Shown | null>;
  private readonly given: Signal<Given | null> = signal(null);
  /** The suggestion that was shown last. */
  private readonly at: Signal<number> = signal(0);
  private readonly player: Player;

  constructor(player: Player) {
    this.player = player;
    this.may = computed(() => player.seat.value !== null && player.table.yours.value?.hints === true);
    this.shown = computed(() => {
      const [given, at, hand] = [this.givenNow(), this.at.value, player.hand.value];
      const move = given?.moves[at];
      if (given === null || move === undefined || hand === null) return null;
      const isSame = hand.slot === move.slot && hand.face === move.face && rotationOf(hand) === move.rotation;
      return isSame ? { move, at, count: given.moves.length } : null;
    });
  }

  /**
   * Asks for a hint and aims it when it arrives, unless the player has done something else by then. Asked again in the
   * same turn, it shows the next suggestion or, if the tile was moved meanwhile, the same one.
   */
  async ask(): Promise<void> {
    const { player } = this;
    const [seat, hand] = [player.seat.value, player.hand.value];
    if (this.thinking.value) return;
    if (seat === null || !this.may.value) {
      const none = say(isAttempt(player.table.info.value) ? "refusal-not-now-daily" : "hint-alone");
      tell(player.table.yours.value?.hints === true ? player.notYet() : none);
      return;
    }
    if (this.givenNow()?.seat === seat) {
      this.step(this.shown.value === null ? 0 : 1);
      return;
    }
    this.thinking.value = true;
    announce(say("hint-thinking"));
    try {
      const found = await player.table.hint(seat);
      const game = player.table.game.value;
      if (player.hand.value === hand && game !== null && found.ply === game.ply) this.take(found, game.game);
    } catch (refusal) {
      if (player.hand.value === hand && player.seat.value === seat) tell(whyNone(refusal));
    } finally {
      this.thinking.value = false;
    }
  }

  /** Shows another of the suggestions, so many after this one. */
  step(by: number): void {
    const given = this.givenNow();
    if (given === null) return;
    this.show(given, (this.at.value + by + given.moves.length) % given.moves.length);
  }

  /** The reasons for a suggestion, as sentences. */
  reasons({ reasons }: SuggestedMove): readonly string[] {
    const name = (seat: number): string => this.player.name(seat);
    return reasons.length === 0 ? [say("hint-plain")] : reasons.map((reason) => reasonText(reason, name));
  }

  private take(found: Suggestion, game: number): void {
    const moves = [found, ...found.alternatives];
    this.show({ game, ply: found.ply, seat: found.seat, moves }, 0);
  }

  private show(given: Given, at: number): void {
    const move = given.moves[at];
    if (move === undefined || !this.player.aimHand(handOf(move))) return;
    this.given.value = given;
    this.at.value = at;
    const more = given.moves.length > 1 && at === 0 ? [say("hint-more")] : [];
    announce(
      this.spoken(move, at),
      say("hint-chance", { chance: percent(move.chance) }),
      ...this.reasons(move),
      ...more,
    );
  }

  private spoken(move: SuggestedMove, at: number): string {
    const { box, game } = this.player.table;
    const tile = game.value?.offer[move.slot] ?? null;
    const habitats = box.value === null || tile === null ? "" : tileWords(box.value.tiles[tile] ?? []);
    const told = { slot: move.slot + 1, habitats, face: faceLetter(move.face) };
    return at === 0 ? say("hint-spoken", told) : say("hint-spoken-other", { ...told, number: at });
  }

  /** What was suggested, if it's still about this turn. */
  private givenNow(): Given | null {
    const [given, game] = [this.given.value, this.player.table.game.value];
    return given !== null && given.game === game?.game && given.ply === game.ply ? given : null;
  }
}

const whyNone = (refusal: unknown): string =>
  refusal instanceof Refusal && refusal.where === "bots" ? say("hint-none") : why(refusal);
