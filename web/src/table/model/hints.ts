/** A hint: what a bot would do in one's place, taken up as if one had aimed it oneself. Only who plays alone gets one. */
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Suggestion } from "../../protocol.ts";
import { tell } from "../../ui/Notice.tsx";
import { tellOne } from "../../ui/voice.ts";
import { Refusal, why } from "../../wire/refusal.ts";
import { say } from "../../words/say.ts";
import { codeOf, handOf } from "./hand.ts";
import type { Desk } from "./table-model.ts";
import { faceLetter, tileWords } from "./words.ts";

/** The hints that one player asks for. */
export class Hinted {
  /** Whether a bot thinks about one. */
  readonly thinking: Signal<boolean> = signal(false);
  /** Whether one may be asked for now. */
  readonly may: ReadonlySignal<boolean>;
  /** Whether the hand shows what was suggested, and nothing was changed of it. */
  readonly shown: ReadonlySignal<boolean>;
  private readonly given: Signal<Suggestion | null> = signal(null);
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
    this.may = computed(() => desk.seat.value !== null && desk.table.yours.value?.hints === true);
    this.shown = computed(() => {
      const [given, hand] = [this.given.value, desk.hand.value];
      if (given === null || hand === null || given.ply !== desk.table.game.value?.ply) return false;
      return codeOf(hand) === codeOf(handOf(given));
    });
  }

  /** Asks for a hint, and takes it up when it comes; whoever has done something else by then keeps that. */
  async ask(): Promise<void> {
    const { desk } = this;
    const [seat, hand] = [desk.seat.value, desk.hand.value];
    if (this.thinking.value) return;
    if (seat === null || !this.may.value) {
      tell(desk.table.yours.value?.hints === true ? desk.notYet() : say("hint-alone"));
      return;
    }
    this.thinking.value = true;
    tellOne(say("hint-thinking"));
    try {
      const found = await desk.table.hint(seat);
      if (desk.hand.value === hand && found.ply === desk.table.game.value?.ply) this.take(found);
    } catch (refusal) {
      if (desk.hand.value === hand && desk.seat.value === seat) tell(whyNone(refusal));
    } finally {
      this.thinking.value = false;
    }
  }

  private take(found: Suggestion): void {
    const { desk } = this;
    if (!desk.aimHand(handOf(found))) return;
    this.given.value = found;
    const box = desk.table.box.value;
    const tile = desk.table.game.value?.offer[found.slot] ?? null;
    const habitats = box === null || tile === null ? "" : tileWords(box.tiles[tile] ?? []);
    tellOne(say("hint-spoken", { slot: found.slot + 1, habitats, face: faceLetter(found.face) }));
  }
}

const whyNone = (refusal: unknown): string =>
  refusal instanceof Refusal && refusal.where === "bots" ? say("hint-none") : why(refusal);
