import * as v from 'valibot';
import { legPayload, type Leg, type LegState, type SlipView } from '../../protocol/book.ts';
import { legStateAt, type Spot } from '../../rules/book-rules.ts';
import type { SlipLeg } from '../../rules/slip.ts';
import type { Book } from './book.ts';
import { isOfRules, saltOf, type FixtureRow, type Read } from './fixtures.ts';

/** A leg as it stands in a slip's `choice`: odds as they were taken. */
export type TakenLeg = v.InferOutput<typeof legPayload>;

const choice = v.array(legPayload);
export const readLegs = (stored: unknown): TakenLeg[] => v.parse(choice, stored);

/** What is bet on, without the odds. */
export const spotOf = ({ market, line, pick }: Spot): Spot => ({ market, line, pick });

/** Fixtures by their ids as legs name them, at an instant. */
export interface Known {
  readonly fixtures: ReadonlyMap<string, FixtureRow>;
  readonly now: number;
}

export const knownOf = ({ rows, now }: Read): Known => ({
  fixtures: new Map(rows.map((row) => [String(row.id), row])),
  now,
});

/** @throws Error where there is no such fixture: one that slips are on is never deleted before them */
export function fixtureOf({ fixtures }: Pick<Known, 'fixtures'>, { fixtureId }: TakenLeg): FixtureRow {
  const row = fixtures.get(fixtureId);
  if (!row) throw new Error(`there is no fixture ${fixtureId}`);
  return row;
}

/** Whether a leg counts 1.00: its fixture was called off, or nobody here can tell any longer how it ended. */
const isVoidOn = (book: Book, row: FixtureRow): boolean => row.isVoid || !isOfRules(row, book);

/** What may be known of a leg now. */
export function stateOf(book: Book, leg: TakenLeg, known: Known): LegState {
  const row = fixtureOf(known, leg);
  if (isVoidOn(book, row)) return 'void';
  return legStateAt(book.rules, row.outcome, leg, known.now - row.kickoffAt.getTime());
}

export const statesOf = (book: Book, legs: readonly TakenLeg[], known: Known): SlipLeg[] =>
  legs.map((leg) => ({ odds: leg.odds, state: stateOf(book, leg, known) }));

/**
 * When a slip is decided, epoch milliseconds: with its first leg that is lost, or its last one. Nobody may be told before,
 * but whoever pays may wait for it.
 */
export function decidedAt(book: Book, legs: readonly TakenLeg[], known: Known): number {
  const verdicts = legs.flatMap((leg) => {
    const row = fixtureOf(known, leg);
    if (isVoidOn(book, row)) return [];
    const { isWon, decidedMs } = book.rules.verdict(row.outcome, leg);
    return [{ isWon, at: row.kickoffAt.getTime() + decidedMs }];
  });
  const lost = verdicts.filter(({ isWon }) => !isWon);
  if (lost.length > 0) return Math.min(...lost.map(({ at }) => at));
  return Math.max(known.now, ...verdicts.map(({ at }) => at));
}

/** A leg as its player sees it now. @param known its fixture is of the book's rules of today */
export function tellLeg(book: Book, leg: TakenLeg, known: Known): Leg {
  const row = fixtureOf(known, leg);
  const { home, away } = book.rules.sides(row.outcome);
  const kickoffAt = row.kickoffAt.getTime();
  const { phase, score } = book.rules.viewAt(row.outcome, known.now - kickoffAt);
  return {
    ...leg,
    ...{ number: Number(row.number), home: home.name, away: away.name, kickoffAt },
    state: stateOf(book, leg, known),
    score: row.isVoid || phase === 'upcoming' ? null : [...score],
  };
}

export const isEnded = ({ isVoid, endsAt }: FixtureRow, { now }: Pick<Known, 'now'>): boolean =>
  isVoid || now >= endsAt.getTime();

/** What a fixture was drawn from, the seed after its end. */
export const drawnFrom = (row: FixtureRow, known: Known): SlipView['legs'][number]['fair'] => ({
  hash: row.seedHash,
  seed: isEnded(row, known) ? row.seed : null,
  salt: saltOf(row),
});

/** The same with what the fixture was drawn from. */
export const tellLegDrawn = (book: Book, leg: TakenLeg, known: Known): SlipView['legs'][number] => ({
  ...tellLeg(book, leg, known),
  fair: drawnFrom(fixtureOf(known, leg), known),
});
