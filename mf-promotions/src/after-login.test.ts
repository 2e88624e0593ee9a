/** @jest-environment jsdom */
import '@tessera/testing/dom';
import { openScope } from '@tessera/kit/testing';
import { createFakeShell, refuse } from '@tessera/testing';
import { redEnvelopePromotion, roulette, signIn, type AnswerOf } from '@tessera/wire';
import config from '../remote.config.ts';
import { afterLogin } from './after-login.ts';

const week: AnswerOf<typeof signIn> = { state: 'open', streak: 0, days: [], nextAt: '2026-06-02T00:00:00Z' };

test.each([
  ['open', 'is_signin_true'],
  ['pass', 'is_signin_pass'],
  ['noopen', 'is_signin_noopen'],
] as const)('announces a sign-in that is %s as %s', async (state, key) => {
  const shell = createFakeShell({
    session: 'member',
    answers: {
      redEnvelopePromotion: { envelope: null },
      roulette: { isOpen: 0, remainingDraws: 0 },
      signIn: { ...week, state },
    },
  });
  const { scope, signal } = await openScope(config, shell, async () => ({ default: {} }));
  await afterLogin(scope, { memberId: 7, restored: true }, signal);
  expect(shell.offers.emitted).toEqual([{ name: 'mf-promotions:signIn', payload: { key } }]);
});

test('requests red envelope, roulette and sign-in after a login, and survives a failure', async () => {
  const shell = createFakeShell({
    session: 'member',
    answers: {
      redEnvelopePromotion: refuse('500'),
      roulette: { isOpen: 0, remainingDraws: 0 },
      signIn: week,
    },
  });
  const { scope, signal } = await openScope(config, shell, async () => ({ default: {} }));
  await afterLogin(scope, { memberId: 7, restored: false }, signal);
  expect(shell.api.sent.map(({ name }) => name)).toEqual([
    redEnvelopePromotion.name,
    roulette.name,
    signIn.name,
  ]);
  expect(shell.offers.emitted).toEqual([
    { name: 'mf-promotions:signIn', payload: { key: 'is_signin_true' } },
  ]);
});
