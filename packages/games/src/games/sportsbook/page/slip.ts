import type { BookState, Fixture, LegPayload, Market, Team } from '../../../protocol/book.ts';
import { paidAt } from '../../../rules/odds.ts';
import { slipOdds } from '../../../rules/slip.ts';
import type { SlipResult, SlipWish } from '../../../page/kit.ts';

/** A pick as it is on offer now. */
export interface Offer extends LegPayload {
  readonly home: Team;
  readonly away: Team;
  readonly isOpen: boolean;
}

export const offerOf = (
  { id, home, away }: Fixture,
  { market, line, isOpen }: Market,
  { pick, odds }: Market['picks'][number],
): Offer => ({ fixtureId: id, home, away, market, line, pick, odds, isOpen });

/** The slip before it is placed: what the player has picked, in its order. */
export interface DraftLeg extends Omit<Offer, 'isOpen'> {
  /** Minor unit; `undefined` where the stake is the one that is set for all. */
  readonly stake: bigint | undefined;
  /** What a try to place it has told of it; `undefined` before, and once the player has seen it. */
  readonly told: 'moved' | 'closed' | undefined;
}
export type Draft = readonly DraftLeg[];

/** `singles`: each leg is a slip of its own; `combo`: all legs are one, which wins as a whole. */
export type Mode = 'singles' | 'combo';

/** One leg is a single, whatever the player has chosen for several. */
export const modeOf = (draft: Draft, chosen: Mode): Mode => (draft.length < 2 ? 'singles' : chosen);

export interface DraftRules {
  readonly mode: Mode;
  /** Legs of a slip. */
  readonly most: number;
}

/** What is picked: a leg without its odds. */
export type Picked = Pick<LegPayload, 'fixtureId' | 'market' | 'line' | 'pick'>;

export const isSame = (one: Picked, other: Picked): boolean =>
  one.fixtureId === other.fixtureId &&
  one.market === other.market &&
  one.line === other.line &&
  one.pick === other.pick;

/** What tells a pick from every other one of its fixture. */
const spotOf = ({ market, line, pick }: Picked): string => `${market} ${line} ${pick}`;

/** What tells a pick from every other one. */
export const pickedKey = (picked: Picked): string => `${picked.fixtureId} ${spotOf(picked)}`;

/** What of a fixture is on the slip, as one text: it is the same as long as that is. */
export const picksOf = (draft: Draft, fixtureId: string): string =>
  draft
    .filter((leg) => leg.fixtureId === fixtureId)
    .map(spotOf)
    .join();

/** @param picks of the pick's fixture, as {@link picksOf} tells them */
export const isAmong = (picks: string, picked: Picked): boolean => picks.split(',').includes(spotOf(picked));

/** The leg of a pick as it stands now. */
export const legOf = ({ fixtureId, home, away, market, line, pick, odds }: Offer): DraftLeg => ({
  ...{ fixtureId, home, away, market, line, pick, odds },
  ...{ stake: undefined, told: undefined },
});

/**
 * Puts a pick on the slip, or takes it off where it is on it. In a combination a match has one pick: the new one takes the
 * place of the one before. A slip that is full stays as it is, but one of a single leg: there the new one takes its place.
 */
export function toggle(draft: Draft, leg: DraftLeg, { mode, most }: DraftRules): Draft {
  if (draft.some((one) => isSame(one, leg))) return without(draft, leg);
  if (most === 1) return [leg];
  const kept = mode === 'combo' ? draft.filter(({ fixtureId }) => fixtureId !== leg.fixtureId) : draft;
  return kept.length < most ? [...kept, leg] : draft;
}

export const without = (draft: Draft, leg: Picked): Draft => draft.filter((one) => !isSame(one, leg));

export const withStake = (draft: Draft, leg: Picked, stake: bigint): Draft =>
  draft.map((one) => (isSame(one, leg) ? { ...one, stake } : one));

/** Every leg has the stake that is set for all. */
export const withStakeOnAll = (draft: Draft): Draft =>
  draft.some(({ stake }) => stake !== undefined) ? draft.map((leg) => ({ ...leg, stake: undefined })) : draft;

/**
 * How a leg stands in the book now. `locked`: its market is there and takes no bets at the moment; `gone`: it is not there
 * any more.
 */
export type Standing =
  { readonly kind: 'open' | 'locked'; readonly odds: number } | { readonly kind: 'gone' };

export function standingOf(leg: Picked, book: BookState): Standing {
  const fixture = book.fixtures.find(({ id }) => id === leg.fixtureId);
  const market = fixture?.markets.find((one) => one.market === leg.market && one.line === leg.line);
  const pick = market?.picks.find((one) => one.pick === leg.pick);
  if (!market || !pick) return { kind: 'gone' };
  return { kind: market.isOpen ? 'open' : 'locked', odds: pick.odds };
}

/** What the player sees of the odds: those of now, those that they saw last where there are none any more. */
export const oddsNow = (leg: DraftLeg, book: BookState): number => {
  const standing = standingOf(leg, book);
  return standing.kind === 'gone' ? leg.odds : standing.odds;
};

/** Whether odds are worse now than those that the player saw last. */
export const isWorse = (leg: DraftLeg, book: BookState): boolean => oddsNow(leg, book) < leg.odds;

/** The player has seen the odds of now, and takes them. */
export const withOddsNow = (draft: Draft, book: BookState): Draft =>
  draft.map((leg) => ({ ...leg, odds: oddsNow(leg, book), told: undefined }));

/**
 * Why a slip cannot be placed as it stands, the first thing to do first. `worse`: odds have fallen, and the player is to
 * say that they take them: placing it then is that.
 */
export type Hindrance = 'sameMatch' | 'gone' | 'locked' | 'worse';

export interface Plan {
  /** In the order of their legs. */
  readonly slips: readonly SlipWish[];
  /** Minor unit, all slips together. */
  readonly staked: bigint;
  readonly couldPay: bigint;
  /** Of a combination. */
  readonly odds: number;
  readonly hindrance: Hindrance | undefined;
}

export interface PlanRules {
  readonly mode: Mode;
  /** That is set for all, minor unit. */
  readonly stake: bigint;
  /** Whether odds that have fallen are taken, too. */
  readonly takesAny: boolean;
  /** The most that a slip pays, in its stakes. */
  readonly mostTimes: number;
}

/** What placing the slip would ask for. Singles that cannot be placed now are left on it. */
export function planOf(draft: Draft, book: BookState, rules: PlanRules): Plan {
  const { mode, stake, takesAny, mostTimes } = rules;
  const isCombo = modeOf(draft, mode) === 'combo';
  const open = draft.filter((leg) => standingOf(leg, book).kind === 'open');
  const legs = isCombo ? draft : open;
  const wish = (of: Draft, amount: bigint): SlipWish => ({
    legs: of.map((leg) => ({
      ...{ fixtureId: leg.fixtureId, market: leg.market, line: leg.line, pick: leg.pick },
      odds: takesAny ? oddsNow(leg, book) : leg.odds,
    })),
    stake: amount,
    accept: takesAny ? 'any' : 'better',
  });
  const odds = slipOdds(
    legs.map((leg) => oddsNow(leg, book)),
    mostTimes,
  );
  const slips = isCombo ? [wish(legs, stake)] : legs.map((leg) => wish([leg], leg.stake ?? stake));
  const staked = slips.reduce((sum, one) => sum + one.stake, 0n);
  const couldPay = isCombo
    ? paidAt(stake, odds)
    : legs.reduce((sum, leg) => sum + paidAt(leg.stake ?? stake, oddsNow(leg, book)), 0n);
  return { slips, staked, couldPay, odds, hindrance: hindranceOf() };

  function hindranceOf(): Hindrance | undefined {
    const standings = draft.map((leg) => standingOf(leg, book).kind);
    if (isCombo && new Set(draft.map(({ fixtureId }) => fixtureId)).size < draft.length) return 'sameMatch';
    if (isCombo ? standings.includes('gone') : standings.every((kind) => kind === 'gone')) return 'gone';
    if (isCombo ? standings.includes('locked') : open.length === 0) return 'locked';
    return !takesAny && legs.some((leg) => isWorse(leg, book)) ? 'worse' : undefined;
  }
}

/** The slip after its placing: what was placed is off it, and the rest says what became of it. */
export function afterPlacing(
  draft: Draft,
  slips: readonly SlipWish[],
  results: readonly SlipResult[],
): Draft {
  return draft.flatMap((leg) => {
    const at = slips.findIndex(({ legs }) => legs.some((one) => isSame(one, leg)));
    const result = results[at];
    if (result?.kind === 'placed') return [];
    if (result?.kind === 'closed') return [{ ...leg, told: 'closed' as const }];
    if (result?.kind === 'moved') return [{ ...leg, told: 'moved' as const }];
    return [leg];
  });
}
