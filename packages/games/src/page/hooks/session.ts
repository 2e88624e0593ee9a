import { useCallback } from 'preact/hooks';
import type { SessionAnswer } from '../../protocol/session.ts';
import { useCell } from '../services/cell.ts';
import type { Instants } from '../services/instants.ts';
import type { Money } from '../services/money.ts';
import type { Words } from '../services/words.ts';
import { useServices } from './services.ts';

/** Who plays what, in which currency and language. */
export const useSession = (): SessionAnswer => useServices().session;

/** What the player has, minor unit, as it is shown: while a round runs its stake is off already. */
export const useBalance = (): bigint => useCell(useServices().balance.shown);

/** The messages: the game's own keys and the frame's. Give the game's keys as type: `useWords<keyof typeof english>()`. */
export const useWords = <Key extends string = never>(): Words<Key> => useServices().words;

export const useMoney = (): Money => useServices().money;

export const useInstants = (): Instants => useServices().instants;

export interface Stake {
  readonly stake: bigint;
  readonly stakes: readonly bigint[];
  readonly canLess: boolean;
  readonly canMore: boolean;
  less(): void;
  more(): void;
  /** Only one of `stakes`. */
  set(stake: bigint): void;
}

/** The stake that is set, minor unit; remembered on the device per game and currency. */
export function useStake(): Stake {
  const { stake: choice, sound } = useServices();
  const stake = useCell(choice.stake);
  const { stakes } = choice;
  const at = stakes.indexOf(stake);
  const step = (by: -1 | 1): void => {
    const next = stakes[at + by];
    if (next === undefined) return;
    sound.play('press');
    choice.set(next);
  };
  return {
    stake,
    stakes,
    canLess: at > 0,
    canMore: at < stakes.length - 1,
    less: () => step(-1),
    more: () => step(1),
    set: choice.set,
  };
}

/** Reads a text out to assistive technology. Results of rounds are read out by the frame. */
export function useAnnounce(): (text: string) => void {
  const { said } = useServices();
  return useCallback((text) => said.set(text), [said]);
}

/** A short note that goes by itself. */
export function useToast(): (text: string) => void {
  const { toast } = useServices();
  return useCallback((text) => toast.set(text), [toast]);
}
