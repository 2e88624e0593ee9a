import type { CurrencyCode } from '@tessera/domain';
import type {
  FixturePhase,
  Happening,
  LeagueName,
  LegState,
  Market,
  MarketName,
  PickName,
  Team,
} from '../protocol/book.ts';
import type { Draw } from './draw.ts';
import type { Odds } from './odds.ts';

/** What is bet on in a fixture. */
export interface Spot {
  readonly market: MarketName;
  readonly line: number | null;
  readonly pick: PickName;
}

/** Who meets; known from a fixture's first moment on. */
export interface Sides {
  readonly league: LeagueName;
  readonly home: Team;
  readonly away: Team;
}

/** What everybody may know of a fixture at an instant. Instants are milliseconds after its kickoff, negative before. */
export interface FixtureView {
  readonly phase: Exclude<FixturePhase, 'void'>;
  readonly minute: number | null;
  readonly score: readonly [number, number];
  readonly happenings: readonly (Omit<Happening, 'at'> & { readonly atMs: number })[];
}

/** How a spot ends, and when that is certain. Nobody may know it before. */
export interface Verdict {
  readonly isWon: boolean;
  readonly decidedMs: number;
}

/** What bets on a spot are taken at now. */
export interface Quote {
  readonly odds: Odds;
  readonly isOpen: boolean;
}

/**
 * A game whose players bet on fixtures that run by the clock, for all players of a site: several at a time, each with many
 * markets whose odds move until its end. Pure, as {@link SoloRules}: a fixture is drawn whole and stored before it is
 * offered, and what is known of it at an instant is told from its outcome and that instant alone. All of it is plain JSON.
 *
 * Odds are those of what is known at the instant, so no moment is better to bet at than another one.
 */
export interface BookRules<Outcome = unknown> {
  readonly kind: 'book';
  /** Raised whenever a stored fixture would be told or paid otherwise. */
  readonly version: number;
  /** Of all stakes on single bets, in hundredths of a percent, what comes back in the long run. */
  readonly returnBasisPoints: number;
  /** The most that a slip pays, in its stakes: longer odds of many legs together are cut off here. */
  readonly maxWinMultiple: number;
  /** Slips of one player that may be open at a time. */
  readonly mostOpen: number;
  /** How often a fixture kicks off, and how long before that it is offered, in milliseconds. */
  readonly everyMs: number;
  readonly aheadMs: number;
  /** From the kickoff to the end, of every fixture. */
  readonly runMs: number;
  stakes(currency: CurrencyCode): readonly bigint[];
  /** @param number of the fixture: who meets goes by a calendar */
  draw(draw: Draw, number: number): Outcome;
  sides(outcome: Outcome): Sides;
  viewAt(outcome: Outcome, afterMs: number): FixtureView;
  /** What may be bet on; nothing after the end. */
  marketsAt(outcome: Outcome, afterMs: number): readonly Market[];
  /** When more will be known than at this instant, or markets open again; `undefined` after the end. */
  nextChangeMs(outcome: Outcome, afterMs: number): number | undefined;
  /** `undefined` where there is no such market now. */
  quote(outcome: Outcome, afterMs: number, spot: Spot): Quote | undefined;
  /** @param spot one that was offered at some time */
  verdict(outcome: Outcome, spot: Spot): Verdict;
}

/** The number of a fixture, as the salt of its draws ends with it: `<book> <number>`. */
export const numberInSalt = (salt: string): number => Number(/ (\d+)$/.exec(salt)?.[1] ?? NaN);

/** What may be known of a leg at an instant. What it once was other than open it stays. */
export function legStateAt(rules: BookRules, outcome: unknown, spot: Spot, afterMs: number): LegState {
  const { isWon, decidedMs } = rules.verdict(outcome, spot);
  if (afterMs < decidedMs) return 'open';
  return isWon ? 'won' : 'lost';
}
