import { newId, openGame } from '../bench.ts';
import type { Check } from '../checks.ts';
import { same } from '../expect.ts';
import { amounts } from './amounts.ts';

export const roundChecks: readonly Check[] = [
  {
    name: 'a closed round takes no wager, no settlement and no cancellation',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const game = await openGame(bench);
      const [settled, cancelled] = [newId(), newId()];
      await game.wager(of(2), settled);
      await game.settle(of(5), settled);
      await game.wager(of(2), cancelled);
      await game.cancel(cancelled);
      for (const round of [settled, cancelled]) {
        same('a wager', (await game.wager(of(1), round)).code, '410');
        same('a settlement', (await game.settle(of(9), round)).code, '410');
        same('a cancellation', (await game.cancel(round)).code, '410');
      }
      same('the balance', await game.balance(), plus(game.session.balance, 3));
    },
  },
  {
    name: 'a round that was never wagered cannot be settled',
    async run(bench) {
      const game = await openGame(bench);
      same('the code', (await game.settle(amounts(bench).of(5), newId())).code, '411');
      same('the balance', await game.balance(), game.session.balance);
    },
  },
  {
    name: 'a round is its session’s alone',
    async run(bench) {
      const { of, plus } = amounts(bench);
      const [owner, other] = [await openGame(bench), await openGame(bench)];
      const round = newId();
      await owner.wager(of(2), round);
      same('a settlement', (await other.settle(of(9), round)).code, '411');
      same('a cancellation', (await other.cancel(round)).code, '411');
      same('a wager', (await other.wager(of(1), round)).code, '411');
      same('the other one’s balance', await other.balance(), other.session.balance);
      same('the owner’s', (await owner.settle(of(2), round)).answer?.balance, owner.session.balance);
      same('the sum', await owner.balance(), plus(owner.session.balance, 0));
    },
  },
  {
    name: 'a cancellation that comes before its wager closes the round: the wager comes too late',
    async run(bench) {
      const game = await openGame(bench);
      const round = newId();
      same('the cancellation', (await game.cancel(round)).answer?.balance, game.session.balance);
      same('the wager', (await game.wager(amounts(bench).of(2), round)).code, '410');
      same('the balance', await game.balance(), game.session.balance);
    },
  },
  {
    name: 'open rounds are told with what they staked and what was drawn, oldest first, until they are closed',
    async run(bench) {
      const { of } = amounts(bench);
      const game = await openGame(bench);
      const [first, second, third] = [newId(), newId(), newId()];
      const outcome = { stops: [1, 2, [3]], seed: 'ab', deep: { word: 'déjà', none: null } };
      await game.wager(of(1), first, { outcome: { any: 'before' } });
      await game.wager(of(2), second);
      await game.wager(of(3), third);
      await game.wager(of(4), first, { outcome });
      await game.settle(of(0), second);
      const open = await game.openRounds();
      same(
        'the rounds',
        open.map(({ roundId }) => roundId),
        [first, third],
      );
      same(
        'their stakes',
        open.map(({ amount }) => amount),
        [of(5), of(3)],
      );
      same('the outcome of the latest wager', open[0]?.outcome, outcome);
      await game.cancel(first);
      await game.settle(of(1), third);
      same('none at the end', await game.openRounds(), []);
    },
  },
];
