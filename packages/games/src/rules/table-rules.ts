import type { CurrencyCode } from '@tessera/domain';
import type * as v from 'valibot';
import type { Draw } from './draw.ts';

/**
 * A game whose rounds run once for all players of a site: bets are taken for a while, the round runs, everybody sees the
 * same end. Pure, as {@link SoloRules}; the outcome is drawn and stored before the first bet is taken.
 *
 * `Bet` is one stake's spot, `Outcome` the end of a round, both plain JSON. `Told` is what players may know while the
 * round runs, `undefined` where that is nothing. `Offer` is what they may know while bets are taken.
 */
export interface TableRules<Bet = unknown, Outcome = unknown, Told = unknown, Offer = unknown> {
  readonly kind: 'table';
  /** Raised whenever a stored round would be told or paid otherwise. */
  readonly version: number;
  /** Of all stakes, in hundredths of a percent, what comes back in the long run, whatever is bet on at best. */
  readonly returnBasisPoints: number;
  /** The most that one bet pays, in its stakes. */
  readonly maxWinMultiple: number;
  readonly bet: v.GenericSchema<unknown, Bet>;
  /** Bets that one placement may hold, and placements of one player in one round. */
  readonly most: { readonly bets: number; readonly placements: number };
  /** How long bets are taken, and how long the end is shown before the next round, in milliseconds. */
  readonly bettingMs: number;
  readonly pauseMs: number;
  /** Where rounds begin by the clock (a draw every minute): bets close at whole multiples of this, epoch milliseconds. */
  readonly everyMs?: number;
  stakes(currency: CurrencyCode): readonly bigint[];
  draw(draw: Draw): Outcome;
  /**
   * What everybody knows of this round before its bets: who runs, at which odds. Told from its opening on; missing where
   * every round offers the same. Nothing of how the round ends may be read from it.
   */
  offer?(outcome: Outcome): Offer;
  /** From the close of bets to the end, milliseconds. */
  runMs(outcome: Outcome): number;
  /** What is told at the close of bets. */
  told(outcome: Outcome): Told;
  /**
   * Where players may take their bet out while the round runs: whether a bet that is taken out so many milliseconds
   * after the close of bets stands still, and so is paid by that instant. Where it is missing, nobody may.
   */
  canTakeOut?(outcome: Outcome, afterMs: number): boolean;
  /**
   * What a bet pays, minor unit.
   * @param takenOutMs when it was taken out, where it was
   */
  payout(bet: Bet, stake: bigint, outcome: Outcome, takenOutMs?: number): bigint;
}
