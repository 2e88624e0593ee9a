import type { CurrencyCode } from '@tessera/domain';
import type { SoloRules } from './solo-rules.ts';
import type { TableRules } from './table-rules.ts';

/**
 * A game that all players of a site play in the same water, each with a magazine of their own. Its two halves are rules
 * as every other game has them: the {@link tide}, a table's round that takes no bets and offers a school of creatures, and
 * the {@link magazine}, a round that its player pays and shoots. What joins them is told here; all of it is pure.
 */
export interface RoomRules {
  readonly kind: 'room';
  readonly tide: TableRules<never, TideOutcome, undefined, TideOffer>;
  readonly magazine: SoloRules<MagazineChoice, MagazineAction, MagazineState, MagazineView>;
  /** The magazine's, for whatever asks a game what it pays. */
  readonly returnBasisPoints: number;
  readonly maxWinMultiple: number;
  stakes(currency: CurrencyCode): readonly bigint[];
  /** All creatures of a tide; a creature's id is its index. */
  schoolOf(offer: TideOffer): readonly Creature[];
}

/** What a tide's whole school is drawn from: small, since it is told to everybody again and again. */
export interface TideOutcome {
  readonly seed: number;
}
/** Known from a tide's opening on: who comes decides nothing of what a bubble pays. */
export type TideOffer = TideOutcome;

/** One guest of a tide. */
export interface Creature {
  /** Within its tide. */
  readonly id: number;
  readonly kind: string;
  /** After the opening of the tide. */
  readonly entersMs: number;
  /** How long it takes to cross the water. */
  readonly speedMs: number;
  /** What its curve through the water is made of. */
  readonly path: number;
}

/** A bubble that is sent to a creature. */
export interface Shot {
  readonly creature: number;
  /** The table's round id. */
  readonly tide: string;
  /** The creature's kind, so that a magazine is told again without its tides. */
  readonly species: string;
  /** Written by the server alone: the creature was greeted by somebody, or out of the water, so no bubble was used. */
  readonly gone?: true | undefined;
}

export type MagazineChoice = Record<never, never>;
export type MagazineAction =
  | { readonly kind: 'shots'; readonly shots: readonly Shot[] }
  /** What is left of the magazine goes back: it was never at risk. */
  | { readonly kind: 'leave' };

/** A creature that came to the player. */
export interface Catch {
  readonly tide: string;
  readonly creature: number;
  readonly species: string;
  /** In bubbles' values. */
  readonly multiple: number;
}

/** Plain JSON, and all of it may be known: nothing is hidden in a magazine but the draws to come. */
export interface MagazineState {
  /** Not used yet. */
  readonly bubbles: number;
  /** Of all shots so far, in bubbles' values. */
  readonly won: number;
  /** How many creatures came so far, and the one of the highest multiple. */
  readonly greeted: number;
  readonly best: string | null;
  /** Of the last action. */
  readonly caught: readonly Catch[];
  /** The creatures of the last action's shots that used no bubble: one entry for each shot. */
  readonly skipped: readonly number[];
  /** The player has gone: what is left goes back. */
  readonly left: boolean;
}
export type MagazineView = MagazineState;

/** How far off a creature's time in the water may be for its shots to count: a page's clock, and a request's way. */
export const IN_WATER_GRACE_MS = 1_000;

/** Whether a creature is in the water so many milliseconds after the opening of its tide. */
export const isInWater = ({ entersMs, speedMs }: Creature, ms: number, graceMs = 0): boolean =>
  ms >= entersMs - graceMs && ms <= entersMs + speedMs + graceMs;

/** How long after its opening a tide is, by the same clock as `closesAt` (of its snapshot). */
export const msOfTide = ({ tide }: RoomRules, closesAt: number, now: number): number =>
  now - (closesAt - tide.bettingMs);
