import type { Placement, TableSnapshot } from '../../../page/kit.ts';
import { paidAt, type Odds } from '../../../rules/odds.ts';
import type { CrashBet, CrashOutcome } from '../rules/crash.ts';
import { CAP, multiplierAt } from '../rules/curve.ts';

export type CrashSnapshot = TableSnapshot<CrashOutcome, null, null>;

/** What everybody sees of a round at one instant. */
export type Flight =
  /** Bets are taken, for so long. */
  | { readonly kind: 'waiting'; readonly msLeft: number }
  | { readonly kind: 'rising'; readonly ms: number; readonly at: Odds }
  | { readonly kind: 'burst'; readonly at: Odds }
  /** The round could not be finished; its bets went back. */
  | { readonly kind: 'void' };

/** @param now epoch milliseconds by the server's clock */
export function flightOf({ phase, closesAt, outcome }: CrashSnapshot, now: number): Flight {
  if (phase === 'void') return { kind: 'void' };
  if (outcome !== null) return { kind: 'burst', at: outcome.crashAt };
  if (now < closesAt) return { kind: 'waiting', msLeft: closesAt - now };
  return { kind: 'rising', ms: now - closesAt, at: multiplierAt(now - closesAt) };
}

/** How a bet of the player's stands in a flight. */
export type Ride =
  | { readonly kind: 'none' }
  /** `worth` is what it would pay now; before the rise its stake. */
  | {
      readonly kind: 'in';
      readonly roundId: string;
      readonly worth: bigint;
      readonly autoAt: Odds | undefined;
    }
  | { readonly kind: 'out'; readonly at: Odds; readonly paid: bigint }
  | { readonly kind: 'lost'; readonly stake: bigint };

/** An end is told by then: before, the page may show more than the round has reached. */
const TOLD_WITHIN_MS = 600;

/** What a round has reached for certain: nobody is told of a win that is taken away again. */
function surelyReached(flight: Flight): Odds {
  if (flight.kind === 'burst') return flight.at;
  return flight.kind === 'rising' ? multiplierAt(flight.ms - TOLD_WITHIN_MS) : 0;
}

/** @param read amounts, from decimal to the minor unit */
export function rideOf(
  placement: Placement<CrashBet> | undefined,
  flight: Flight,
  read: (decimal: string) => bigint,
): Ride {
  const bet = placement?.bets[0];
  if (!placement || !bet || placement.state === 'returned' || placement.state === 'returning')
    return { kind: 'none' };
  const stake = read(bet.stake);
  const { autoAt } = bet.on;
  const byHand = placement.takenOutMs === null ? Infinity : multiplierAt(placement.takenOutMs);
  // At the cap all who are still in are paid.
  const at = Math.min(byHand, autoAt ?? CAP);
  if (byHand < Infinity || at <= surelyReached(flight)) return { kind: 'out', at, paid: paidAt(stake, at) };
  if (flight.kind === 'burst') return { kind: 'lost', stake };
  const worth = flight.kind === 'rising' ? paidAt(stake, Math.min(flight.at, at)) : stake;
  return { kind: 'in', roundId: placement.roundId, worth, autoAt };
}

/** `2.41×`, with the language's digits. */
export function writeOdds(
  number: (value: number, options?: Intl.NumberFormatOptions) => string,
  odds: Odds,
): string {
  return `${number(odds / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}×`;
}
