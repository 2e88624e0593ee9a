import { newId, openGame } from '../bench.ts';
import type { Check } from '../checks.ts';
import { same } from '../expect.ts';
import { amounts } from './amounts.ts';

export const idempotencyChecks: readonly Check[] = [
  {
    name: 'a repeated call gets its first answer, and moves nothing, however late it comes',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const game = await openGame(bench);
      const { balance } = game.session;
      const [round, wagered, settled] = [newId(), newId(), newId()];
      const wager = () => game.wager(of(5), round, { transactionId: wagered });
      const first = plus(balance, -5);
      same('the wager', (await wager()).answer?.balance, first);
      same('the wager again', (await wager()).answer?.balance, first);
      const last = plus(balance, 2);
      const settle = () => game.settle(of(7), round, { transactionId: settled });
      same('the settlement', (await settle()).answer?.balance, last);
      same('the settlement again', (await settle()).answer?.balance, last);
      same('the wager, after the round is closed', (await wager()).answer?.balance, first);
      same('the balance', await game.balance(), last);
    },
  },
  {
    name: 'a cancellation is repeated safely, too',
    async run(bench) {
      const game = await openGame(bench);
      const [round, cancelled] = [newId(), newId()];
      await game.wager(amounts(bench).of(5), round);
      for (const time of ['the first time', 'the second time']) {
        same(time, (await game.cancel(round, cancelled)).answer?.balance, game.session.balance);
      }
    },
  },
  {
    name: 'the same call eight times at once is one call',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const game = await openGame(bench);
      const { balance } = game.session;
      const [round, wagered, settled] = [newId(), newId(), newId()];
      const eight = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 8 }, call));
      const wagers = await eight(() => game.wager(of(5), round, { transactionId: wagered }));
      same('the wagers', [...new Set(wagers.map(({ answer }) => answer?.balance))], [plus(balance, -5)]);
      const ends = await eight(() => game.settle(of(9), round, { transactionId: settled }));
      same('the settlements', [...new Set(ends.map(({ answer }) => answer?.balance))], [plus(balance, 4)]);
      same('the balance', await game.balance(), plus(balance, 4));
    },
  },
  {
    name: 'a transaction id that comes with another payload is refused',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const game = await openGame(bench);
      const [round, transactionId] = [newId(), newId()];
      await game.wager(of(5), round, { transactionId });
      same('another amount', (await game.wager(of(6), round, { transactionId })).code, '409');
      same('another round', (await game.wager(of(5), newId(), { transactionId })).code, '409');
      const outcome = { other: true };
      same('another outcome', (await game.wager(of(5), round, { transactionId, outcome })).code, '409');
      same('another call', (await game.settle(of(5), round, { transactionId })).code, '409');
      same('the balance', await game.balance(), plus(game.session.balance, -5));
    },
  },
  {
    name: 'a settlement that returns something else is another payload',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const game = await openGame(bench);
      const [round, transactionId] = [newId(), newId()];
      await game.wager(of(5), round);
      const settle = (returned: string | undefined) => game.settle(of(1), round, { transactionId, returned });
      const left = plus(game.session.balance, -2);
      for (const time of ['the first time', 'the second time']) {
        same(time, (await settle(of(2))).answer?.balance, left);
      }
      same('more returned', (await settle(of(3))).code, '409');
      same('nothing returned', (await settle(undefined)).code, '409');
      same('the balance', await game.balance(), left);
    },
  },
  {
    name: 'a refused transaction may be asked for again, once it can be carried out',
    async run(bench) {
      const { of } = amounts(bench);
      const game = await openGame(bench);
      const [held, round, transactionId] = [newId(), newId(), newId()];
      await game.wager(of(1), held);
      const all = () => game.wager(game.session.balance, round, { transactionId });
      same('while one is missing', (await all()).code, '402');
      await game.cancel(held);
      same('with all of it', (await all()).answer?.balance, of(0));
      await game.cancel(round);
    },
  },
];
