import { useState } from 'preact/hooks';
import { useMoney, type Stake, type TableView } from '../../../page/kit.ts';
import type { CrashBet, CrashOutcome } from '../rules/crash.ts';
import { readAutoAt, writeAutoAt } from './auto-at.ts';
import { rideOf, type Flight, type Ride } from './flight.ts';
import type { OwnBets } from './own-bets.ts';
import { useBetting, type Betting } from './use-betting.ts';

/** One of the player's bets, with its controls. */
export interface Panel {
  readonly ride: Ride;
  /** Of the bet that stands, minor unit. */
  readonly staked: bigint | undefined;
  /** Once its round is over. */
  readonly result: { readonly payout: bigint; readonly staked: bigint } | undefined;
  readonly stake: Stake;
  readonly auto: ReturnType<typeof readAutoAt>;
  /** As it stands in the field. */
  readonly autoText: string;
  setAutoText(text: string): void;
  readonly betting: Betting;
  /** Something of it is being asked. */
  readonly busy: boolean;
  /** Nothing of it can be changed now. */
  readonly locked: boolean;
}

export function usePanel(given: {
  readonly panel: number;
  readonly table: TableView<CrashBet, CrashOutcome, unknown, unknown>;
  readonly bets: OwnBets;
  readonly flight: Flight | undefined;
  readonly stake: Stake;
}): Panel {
  const { panel, table, bets, flight, stake } = given;
  const money = useMoney();
  const [autoText, setAutoText] = useState('');
  const auto = readAutoAt(autoText);
  const placement = bets.of(panel);
  const ride: Ride = flight ? rideOf(placement, flight, money.read) : { kind: 'none' };
  // Each bet for itself: while one is taken out, the other can be.
  const busy = ride.kind === 'in' ? table.isAsked(ride.roundId) : table.placing;
  const staked = placement && money.read(placement.stake);
  const result =
    flight?.kind === 'burst' && (ride.kind === 'out' || ride.kind === 'lost') && staked !== undefined
      ? { payout: ride.kind === 'out' ? ride.paid : 0n, staked }
      : undefined;
  const betting = useBetting({
    bet: { on: auto.kind === 'at' ? { autoAt: auto.odds } : {}, stake: stake.stake },
    place: (bet) => bets.place(panel, [bet]),
    takeBack: table.takeBack,
    isBusy: table.placing,
    isPlacing: bets.isPlacing,
    openRound: flight?.kind === 'waiting' && auto.kind !== 'wrong' ? table.snapshot?.roundId : undefined,
    isIn: ride.kind === 'in',
    isVoid: flight?.kind === 'void',
    result,
  });
  return {
    ...{ ride, staked, result, stake, auto, setAutoText, betting },
    autoText: ride.kind === 'in' ? writeAutoAt(ride.autoAt) : autoText,
    busy,
    locked: ride.kind === 'in' || busy || betting.autoplay.left !== undefined,
  };
}
