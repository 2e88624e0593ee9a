import type { TableRules } from '../../../rules/table-rules.ts';
import { BONUS_NUMBERS, FIVE, NUMBERS, PICKED, type FiveOutcome, type FiveTicket } from '../rules/five.ts';
import { PICK3, wins, type Pick3Outcome, type Pick3Ticket } from '../rules/pick3.ts';

/** Where balls come from. */
export interface Drum {
  readonly balls: number;
  /** The lowest number of its balls; the others follow it. */
  readonly lowest: number;
  readonly falls: number;
  readonly kind: BallKind;
}
export type BallKind = 'number' | 'bonus' | 'digit';

/** A place of a ticket, and whether the ball for it has fallen. `value` is missing where the ticket plays no digit. */
export interface Mark {
  readonly value: number | undefined;
  readonly kind: BallKind;
  readonly hit: boolean;
}

/** What the lotteries differ in for the page. */
export interface Lottery<Ticket, Outcome> {
  readonly rules: TableRules<Ticket, Outcome, Outcome>;
  readonly drums: readonly Drum[];
  /** As they fall. */
  ballsOf(outcome: Outcome): readonly number[];
  /** @param fallen the balls that can be seen so far */
  marksOf(ticket: Ticket, fallen: readonly number[]): readonly Mark[];
}

/** The drum that each ball falls from, in their order. */
export const drumsByFall = (drums: readonly Drum[]): readonly Drum[] =>
  drums.flatMap((drum) => Array.from({ length: drum.falls }, () => drum));

export const FIVE_LOTTERY: Lottery<FiveTicket, FiveOutcome> = {
  rules: FIVE,
  drums: [
    { balls: NUMBERS, lowest: 1, falls: PICKED, kind: 'number' },
    { balls: BONUS_NUMBERS, lowest: 1, falls: 1, kind: 'bonus' },
  ],
  ballsOf: ({ numbers, bonus }) => [...numbers, bonus],
  marksOf: ({ numbers, bonus }, fallen) => [
    ...numbers.map((value) => ({
      value,
      kind: 'number' as const,
      hit: fallen.slice(0, PICKED).includes(value),
    })),
    { value: bonus, kind: 'bonus', hit: fallen[PICKED] === bonus },
  ],
};

const digitDrum: Drum = { balls: 10, lowest: 0, falls: 1, kind: 'digit' };
const digitMark = (value: number | undefined, hit: boolean): Mark => ({ value, kind: 'digit', hit });

/** In any order nothing is a hit before all have fallen: until then each digit may still be wanted elsewhere. */
function digitMarks(ticket: Pick3Ticket, fallen: readonly number[]): readonly Mark[] {
  const { kind, digits } = ticket;
  if (kind === 'any') {
    const won = fallen.length === digits.length && wins(ticket, fallen);
    return digits.map((value) => digitMark(value, won));
  }
  const places =
    kind === 'front' ? [...digits, undefined] : kind === 'back' ? [undefined, ...digits] : digits;
  return places.map((value, place) => digitMark(value, value !== undefined && fallen[place] === value));
}

export const PICK3_LOTTERY: Lottery<Pick3Ticket, Pick3Outcome> = {
  rules: PICK3,
  drums: [digitDrum, digitDrum, digitDrum],
  ballsOf: ({ digits }) => digits,
  marksOf: digitMarks,
};
