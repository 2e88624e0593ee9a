import type { Placement, PlacementAnswer, TableState } from '../../protocol/tables.ts';
import type { TableSnapshot } from '../answers.ts';
import type { Api } from '../services/api.ts';
import { fakeServer } from './fake-server.ts';

/** A table's other end, for tests of pages: takes every bet and gives it back, money in cents; rounds are the test's. */
export interface FakeTable {
  readonly api: Api;
  readonly mine: Placement[];
  balance: bigint;
  /** What the player's bets have brought, as the server tells it: the event `settled`. */
  settle(roundId: string, payout: string): PlacementAnswer;
}

const decimal = (cents: bigint): string => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const cents = (written: string): bigint => BigInt(written.replace('.', ''));

/** @param state what `GET /table` tells */
export function fakeTable(state: TableSnapshot): FakeTable {
  function change(roundId: string, changed: Partial<Placement>, moved: bigint): PlacementAnswer {
    const at = table.mine.findIndex((one) => one.roundId === roundId);
    table.balance += moved;
    table.mine[at] = { ...table.mine[at]!, ...changed };
    return { ...table.mine[at], balance: decimal(table.balance) };
  }
  const table: FakeTable = {
    mine: [],
    balance: 10_000n,
    settle: (roundId, payout) => change(roundId, { state: 'settled', payout }, cents(payout)),
    api: {
      ...fakeServer(undefined as never).api,
      table: () => Promise.resolve({ ...(state as TableState), mine: [...table.mine] }),
      bet({ tableRoundId, bets }) {
        const staked = bets.reduce((sum, { stake }) => sum + cents(stake), 0n);
        const roundId = `placement-${table.mine.length + 1}`;
        table.mine.push({
          ...{
            roundId,
            tableRoundId,
            number: state.number,
            bets,
            stake: decimal(staked),
            state: 'open',
          },
          ...{ takenOutMs: null, payout: null, at: state.now },
        });
        return Promise.resolve(change(roundId, {}, -staked));
      },
      takeBack(roundId) {
        const { stake } = table.mine.find((one) => one.roundId === roundId)!;
        return Promise.resolve(change(roundId, { state: 'returned' }, cents(stake)));
      },
    },
  };
  return table;
}
