import { newId, openGame } from '../bench.ts';
import type { Check } from '../checks.ts';
import { same } from '../expect.ts';
import { amounts } from './amounts.ts';

export const moneyChecks: readonly Check[] = [
  {
    name: 'a wager takes the stake, a settlement pays',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const game = await openGame(bench);
      const { balance } = game.session;
      const round = newId();
      same('after the wager', (await game.wager(of(3), round)).answer?.balance, plus(balance, -3));
      same('after the payout', (await game.settle(of(10), round)).answer?.balance, plus(balance, 7));
      same('the balance', await game.balance(), plus(balance, 7));
    },
  },
  {
    name: 'a lost round pays nothing',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const game = await openGame(bench);
      const round = newId();
      await game.wager(of(2), round);
      same(
        'after the end',
        (await game.settle(of(0), round)).answer?.balance,
        plus(game.session.balance, -2),
      );
    },
  },
  {
    name: 'what of the stake was never at risk goes back beside the payout, all of it too',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const game = await openGame(bench);
      const { balance } = game.session;
      const [some, all] = [newId(), newId()];
      await game.wager(of(10), some);
      const settled = await game.settle(of(3), some, { returned: of(6) });
      same('after some of it', settled.answer?.balance, plus(balance, -1));
      await game.wager(of(4), all);
      await game.wager(of(6), all);
      const unplayed = await game.settle(of(0), all, { returned: of(10) });
      same('after all of two stakes', unplayed.answer?.balance, plus(balance, -1));
      same('the round', (await game.cancel(all)).code, '410');
    },
  },
  {
    name: 'more than was staked is not returned, and the round stays open',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const game = await openGame(bench);
      const { balance } = game.session;
      const round = newId();
      await game.wager(of(4), round);
      same('the code', (await game.settle(of(0), round, { returned: of(5) })).code, '418');
      same('the balance', await game.balance(), plus(balance, -4));
      const settled = await game.settle(of(0), round, { returned: of(4) });
      same('what was staked', settled.answer?.balance, balance);
    },
  },
  {
    name: 'further wagers add to an open round, and a cancellation gives all of them back',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const game = await openGame(bench);
      const { balance } = game.session;
      const round = newId();
      await game.wager(of(4), round);
      same('after the second wager', (await game.wager(of(6), round)).answer?.balance, plus(balance, -10));
      same('after the cancellation', (await game.cancel(round)).answer?.balance, balance);
    },
  },
  {
    name: 'a stake over the balance is refused, takes nothing, and opens no round',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const game = await openGame(bench);
      const { balance } = game.session;
      const [first, round] = [newId(), newId()];
      await game.wager(of(1), first);
      same('the code', (await game.wager(balance, round)).code, '402');
      same('the balance', await game.balance(), plus(balance, -1));
      same('the round', (await game.settle(of(1), round)).code, '411');
    },
  },
  {
    name: 'the last of the balance can be staked',
    async run(bench) {
      const game = await openGame(bench);
      const { of, plus } = amounts(bench);
      const round = newId();
      const half = plus(game.session.balance, -1);
      same('all but one', (await game.wager(half, round)).answer?.balance, of(1));
      same('the last one', (await game.wager(of(1), round)).answer?.balance, of(0));
      same('back again', (await game.cancel(round)).answer?.balance, game.session.balance);
    },
  },
  {
    name: 'eight wagers at once take eight stakes',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const game = await openGame(bench);
      const all = await Promise.all(Array.from({ length: 8 }, () => game.wager(of(1), newId())));
      same('the codes', [...new Set(all.map(({ code }) => code))], ['accepted']);
      same('the balance', await game.balance(), plus(game.session.balance, -8));
    },
  },
];
