import type { SessionAnswer } from '../../protocol/session.ts';
import { cell, type Cell } from './cell.ts';
import type { Money } from './money.ts';
import type { Store } from './store.ts';

/** The stake that is set; remembered on the device per game and currency. Minor unit. */
export interface StakeChoice {
  readonly stakes: readonly bigint[];
  readonly stake: Cell<bigint>;
  /** Only one of `stakes`; anything else changes nothing. */
  set(stake: bigint): void;
}

export function createStake(session: SessionAnswer, money: Money, store: Store): StakeChoice {
  const key = `${session.game}.stake.${session.currency}`;
  const stakes = session.stakes.map(money.read);
  const remembered = session.stakes.indexOf(store.get(key) ?? session.defaultStake);
  const stake = cell(remembered === -1 ? money.read(session.defaultStake) : stakes[remembered]!);
  return {
    stakes,
    stake,
    set(next) {
      if (!stakes.includes(next)) return;
      store.set(key, money.decimal(next));
      stake.set(next);
    },
  };
}
