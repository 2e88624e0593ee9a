import { providerCancel, providerSettle, providerWager } from '@tessera/wire';
import { OTHERWISE, newId, openGame, post } from '../bench.ts';
import type { Check } from '../checks.ts';
import { Deviation, oneOf, same } from '../expect.ts';
import { amounts } from './amounts.ts';

const REFUSED = ['400', '412', OTHERWISE];

export const inputChecks: readonly Check[] = [
  {
    name: 'an amount finer than the currency is refused',
    async run(bench) {
      const { of, tooFine } = amounts(bench);
      const game = await openGame(bench);
      const round = newId();
      oneOf('a wager', (await game.wager(tooFine, round)).code, REFUSED);
      await game.wager(of(1), round);
      oneOf('a payout', (await game.settle(tooFine, round)).code, REFUSED);
      oneOf('a return', (await game.settle(of(0), round, { returned: tooFine })).code, REFUSED);
      same('the balance', (await game.cancel(round)).answer?.balance, game.session.balance);
    },
  },
  {
    name: 'a payout or a return below zero, or beyond all numbers, is refused',
    async run(bench) {
      const { of } = amounts(bench);
      const game = await openGame(bench);
      const round = newId();
      await game.wager(of(1), round);
      oneOf('below zero', (await game.settle(`-${of(1)}`, round)).code, REFUSED);
      oneOf('beyond all numbers', (await game.settle('9'.repeat(18), round)).code, REFUSED);
      const settle = (returned: string) => game.settle(of(0), round, { returned });
      oneOf('a return below zero', (await settle(`-${of(1)}`)).code, REFUSED);
      oneOf('a return beyond all numbers', (await settle('9'.repeat(18))).code, REFUSED);
      same('the balance', (await game.cancel(round)).answer?.balance, game.session.balance);
    },
  },
  {
    name: 'what is no call is refused in words, not with a failure',
    async run(bench) {
      const game = await openGame(bench);
      const { sessionToken } = game.session;
      const ids = { session_token: sessionToken, round_id: newId(), transaction_id: newId() };
      const amount = amounts(bench).of(1);
      const bodies: readonly (readonly [string, string])[] = [
        ['no JSON', '{'],
        ['nothing', ''],
        ['a list', '[]'],
        ['no fields', '{}'],
        ['a number for an amount', JSON.stringify({ ...ids, amount: 1, outcome: {} })],
        ['no amount', JSON.stringify({ ...ids, outcome: {} })],
        ['a stake of nothing', JSON.stringify({ ...ids, amount: '0', outcome: {} })],
        ['a stake below zero', JSON.stringify({ ...ids, amount: `-${amount}`, outcome: {} })],
        ['an exponent', JSON.stringify({ ...ids, amount: '1e1', outcome: {} })],
        [
          'a round id without end',
          JSON.stringify({ ...ids, round_id: 'x'.repeat(999), amount, outcome: {} }),
        ],
        ['a round id that is a list', JSON.stringify({ ...ids, round_id: [], amount, outcome: {} })],
      ];
      for (const call of [providerWager, providerSettle, providerCancel]) {
        for (const [what, text] of call === providerCancel ? bodies.slice(0, 4) : bodies) {
          const { status, body } = await post(bench, call, text);
          const code = (body as { code?: unknown } | undefined)?.code;
          if (status >= 500 || code === '100') {
            throw new Deviation(`${what} as ${call.name}: HTTP ${status}, code ${String(code)}`);
          }
        }
      }
      same('the balance', await game.balance(), game.session.balance);
      same('open rounds', await game.openRounds(), []);
    },
  },
  {
    name: 'ids of 64 characters are taken',
    async run(bench) {
      const game = await openGame(bench);
      const [round, transactionId] = [newId(), newId()].map((id) => id.padEnd(64, 'x')) as [string, string];
      same('a wager', (await game.wager(amounts(bench).of(1), round, { transactionId })).code, 'accepted');
      same('its cancellation', (await game.cancel(round)).answer?.balance, game.session.balance);
    },
  },
];
