import { useRef, useState } from 'preact/hooks';
import { useAutoplay, useMoney, useOnChange, type Autoplay } from '../../../page/kit.ts';
import type { CrashBet } from '../rules/crash.ts';

/** What a round took and paid, decimals. */
interface Ended {
  readonly staked: string;
  readonly payout: string;
}

interface Given {
  /** As it would be placed now. */
  readonly bet: { readonly on: CrashBet; readonly stake: bigint };
  place(bet: Given['bet']): Promise<unknown>;
  takeBack(roundId: string): Promise<unknown>;
  readonly isBusy: boolean;
  /** Whether another bet is on its way at this instant. */
  isPlacing(): boolean;
  /** The round that takes bets now. */
  readonly openRound: string | undefined;
  /** A bet of the player's stands. */
  readonly isIn: boolean;
  readonly isVoid: boolean;
  /** Of the player's bet in a round that has ended, minor unit. */
  readonly result: { readonly staked: bigint; readonly payout: bigint } | undefined;
}

/** Bets on this round, on the next one as soon as it opens, and on one after the other. */
export interface Betting {
  /** A bet waits for the next round. */
  readonly queued: boolean;
  bet(): Promise<void>;
  toggleQueue(): void;
  takeBack(roundId: string): void;
  readonly autoplay: Autoplay;
}

export function useBetting(given: Given): Betting {
  const { openRound, isIn, isVoid, isBusy, result } = given;
  const money = useMoney();
  const [queued, queue] = useState(false);
  const ending = useRef<((round: Ended | undefined) => void) | undefined>(undefined);

  /** Tells a round that is played by itself how it ended; `undefined`: it was not played. */
  function end(round: Ended | undefined): void {
    ending.current?.(round);
    ending.current = undefined;
  }
  async function bet(): Promise<void> {
    queue(false);
    const placed = await given.place(given.bet);
    if (!placed) end(undefined);
  }
  const autoplay = useAutoplay(
    () =>
      new Promise((resolve) => {
        ending.current = resolve;
        queue(true);
      }),
  );
  const isAuto = autoplay.left !== undefined;

  // A round that opens takes what was asked for before it; where another bet is on its way, as soon as that one is there.
  useOnChange(queued && !isBusy ? openRound : undefined, () => {
    if (queued && openRound !== undefined && !isIn && !isBusy && !given.isPlacing()) void bet();
  });
  useOnChange(`${result !== undefined} ${isVoid}`, () => {
    if (result) end({ staked: money.decimal(result.staked), payout: money.decimal(result.payout) });
    else if (isVoid) end(undefined);
  });
  // Stopped: a bet that stands is played to its end, one that was only asked for is not placed.
  useOnChange(isAuto, () => {
    if (isAuto || isIn) return;
    queue(false);
    end(undefined);
  });

  return {
    queued,
    bet,
    toggleQueue() {
      if (queued) autoplay.stop();
      queue(!queued);
    },
    takeBack(roundId) {
      autoplay.stop();
      end(undefined);
      void given.takeBack(roundId);
    },
    autoplay,
  };
}
