import { randomUUID } from 'node:crypto';
import { toMinor } from '@tessera/domain';
import { isRefusal } from '@tessera/wire';
import { eq } from 'drizzle-orm';
import { gameSessions, providerTransactions } from '../db/schema/play.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { siteTimeZone } from '../site/calendar.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { launchDemo, openDemoGame } from '../testing/wallet.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const codeOf = (promise: Promise<unknown>): Promise<string | undefined> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? error.code : String(error)),
  );

test('a round takes the stake and pays out', async () => {
  const game = await openDemoGame(platform);
  expect(game.session).toMatchObject({ mode: 'demo', currency: 'USD', balance: '1000.00' });
  expect(await game.wager('2.50')).toBe('997.50');
  expect(await game.settle('10')).toBe('1007.50');
});

test('a lost round pays nothing, a cancelled one gives all of its stakes back', async () => {
  const game = await openDemoGame(platform);
  const [lost, cancelled] = [randomUUID(), randomUUID()];
  await game.wager('1', lost);
  expect(await game.settle('0', lost)).toBe('999.00');
  await game.wager('4', cancelled);
  await game.wager('6', cancelled);
  expect(await game.cancel(cancelled)).toBe('999.00');
});

test('what of the stake was never at risk goes back beside the payout', async () => {
  const game = await openDemoGame(platform);
  const [some, all, more] = [randomUUID(), randomUUID(), randomUUID()];
  await game.wager('50', some);
  expect(await game.settle('4.50', some, undefined, '40')).toBe('994.50');
  await game.wager('50', all);
  expect(await game.settle('0', all, undefined, '50.00')).toBe('994.50');
  await game.wager('20', more);
  await game.wager('30', more);
  expect(await codeOf(game.settle('0', more, undefined, '50.01'))).toBe('418');
  expect(await game.settle('1', more, undefined, '50')).toBe('995.50');
  for (const round of [some, all, more]) expect(await codeOf(game.cancel(round))).toBe('410');
});

test('a settlement is the same one where it returns the same', async () => {
  const game = await openDemoGame(platform);
  const [round, settled] = [randomUUID(), randomUUID()];
  await game.wager('5', round);
  const settle = (returned?: string) => game.settle('1', round, settled, returned);
  expect(await codeOf(settle('5.01'))).toBe('418');
  expect(await settle('2')).toBe('998.00');
  expect(await settle('2.00')).toBe('998.00');
  for (const other of ['2.01', '0', undefined]) expect(await codeOf(settle(other))).toBe('409');

  const [plain, twice] = [randomUUID(), randomUUID()];
  await game.wager('5', plain);
  expect(await game.settle('1', plain, twice)).toBe('994.00');
  expect(await game.settle('1', plain, twice, '0.00')).toBe('994.00');
});

test('a repeated call gets the first answer and moves nothing', async () => {
  const game = await openDemoGame(platform);
  const wagered = randomUUID();
  const first = await game.wager('5', undefined, wagered);
  expect(await game.wager('5', undefined, wagered)).toBe(first);
  const settled = randomUUID();
  expect(await game.settle('7', undefined, settled)).toBe('1002.00');
  expect(await game.wager('5', undefined, wagered)).toBe(first);
  expect(await game.settle('7', undefined, settled)).toBe('1002.00');
});

test('a repeated wager whose outcome has its keys in another order gets the first answer', async () => {
  const { session } = await openDemoGame(platform);
  const ids = { roundId: randomUUID(), transactionId: randomUUID() };
  const wager = async (outcome: Record<string, unknown>) =>
    (await platform.send('providerWager', { ...session, ...ids, amount: '5', outcome })).balance;
  const first = await wager({ seed: '9f', choice: { line: 3, bets: [1, 2], spots: { a: 1, b: null } } });
  expect(first).toBe('995.00');
  const same = { choice: { spots: { b: null, a: 1 }, bets: [1, 2], line: 3 }, seed: '9f' };
  expect(await wager(same)).toBe(first);
  for (const other of [
    { ...same, seed: '9e' },
    { ...same, choice: { ...same.choice, bets: [2, 1] } },
    { ...same, choice: { ...same.choice, spots: { a: 1 } } },
  ]) {
    expect(await codeOf(wager(other))).toBe('409');
  }
});

test('a wager that an earlier release wrote down gets its answer', async () => {
  const { session } = await openDemoGame(platform);
  const ids = { roundId: randomUUID(), transactionId: randomUUID() };
  const payload = { ...session, ...ids, amount: '5', outcome: { seed: '9f', a: 1 } };
  const { balance } = await platform.send('providerWager', payload);
  const isThis = eq(providerTransactions.transactionId, ids.transactionId);
  const [row] = await platform.db.select().from(providerTransactions).where(isThis);
  const [id, roundId] = JSON.parse(row?.fingerprint ?? '') as string[];
  const move = { kind: 'wager', amount: '500', outcome: { seed: '9f', a: 1 } };
  await platform.db
    .update(providerTransactions)
    .set({ fingerprint: JSON.stringify([id, roundId, move]) })
    .where(isThis);
  expect((await platform.send('providerWager', payload)).balance).toBe(balance);
});

test.each([
  ['a wager over the balance', (game: OpenGame) => game.wager('1000.01'), '402'],
  ['a wager above the limit', (game: OpenGame) => game.wager('10000.01'), '412'],
  ['a settlement of a round that was never wagered', (game: OpenGame) => game.settle('5', 'other'), '411'],
  ['a stake finer than a cent', (game: OpenGame) => game.wager('0.001'), '400'],
  ['a payout below zero', (game: OpenGame) => game.settle('-5'), '400'],
  ['less than nothing returned', (game: OpenGame) => game.settle('5', undefined, undefined, '-1'), '400'],
  ['a return finer than a cent', (game: OpenGame) => game.settle('5', undefined, undefined, '0.001'), '400'],
  ['a payout that no integer holds', (game: OpenGame) => game.settle('999999999999999999'), '400'],
  ['a round id that no text holds', (game: OpenGame) => game.wager('1', 'a\u0000b'), '400'],
])('%s is refused', async (_name, act, code) => {
  expect(await codeOf(act(await openDemoGame(platform)))).toBe(code);
});

test('a transaction id is not used again for something else', async () => {
  const game = await openDemoGame(platform);
  const id = randomUUID();
  await game.wager('5', undefined, id);
  expect(await codeOf(game.wager('6', undefined, id))).toBe('409');
  expect(await codeOf(game.settle('5', undefined, id))).toBe('409');
  expect(await codeOf(game.cancel(undefined, id))).toBe('409');
});

test('a closed round stays closed', async () => {
  const game = await openDemoGame(platform);
  await game.wager('5');
  await game.settle('1');
  expect(await codeOf(game.wager('5'))).toBe('410');
  expect(await codeOf(game.settle('5'))).toBe('410');
  expect(await codeOf(game.cancel())).toBe('410');
});

test('a cancellation that overtakes its wager closes the round before it: the late stake is not taken', async () => {
  const game = await openDemoGame(platform);
  const [round, cancelled] = [randomUUID(), randomUUID()];
  expect(await game.cancel(round, cancelled)).toBe('1000.00');
  expect(await codeOf(game.wager('5', round))).toBe('410');
  expect(await game.cancel(round, cancelled)).toBe('1000.00');
  expect(await codeOf(game.settle('5', round))).toBe('410');
});

test('a round belongs to the session that opened it', async () => {
  const [mine, other] = [await openDemoGame(platform), await openDemoGame(platform)];
  const round = randomUUID();
  await mine.wager('5', round);
  expect(await codeOf(other.settle('500', round))).toBe('411');
  expect(await codeOf(other.wager('5', round))).toBe('411');
  expect(await codeOf(other.cancel(round))).toBe('411');
});

test('many rounds at once leave what they should', async () => {
  const game = await openDemoGame(platform, 'INR');
  const start = toMinor(game.session.balance, 'INR');
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const round = randomUUID();
      await game.wager('10', round);
      await (index % 2 === 0 ? game.settle('15', round) : game.cancel(round));
    }),
  );
  const { balance } = await platform.send('providerBalance', { sessionToken: game.session.sessionToken });
  expect(toMinor(balance, 'INR') - start).toBe(10n * 500n);
});

test('open rounds are told with what was drawn, oldest first', async () => {
  const { session } = await openDemoGame(platform);
  const { sessionToken } = session;
  for (const roundId of ['one', 'two', 'three']) {
    const outcome = { reels: [1, 2, 3], of: roundId };
    const ids = { roundId: `${sessionToken.slice(0, 8)}-${roundId}`, transactionId: randomUUID() };
    await platform.send('providerWager', { sessionToken, ...ids, amount: '1', outcome });
  }
  const { list } = await platform.send('providerOpenRounds', { sessionToken });
  expect(list.map(({ outcome, amount }) => [outcome.of, amount])).toEqual([
    ['one', '1.00'],
    ['two', '1.00'],
    ['three', '1.00'],
  ]);
});

test('a launch token works once, and only for a minute', async () => {
  const launchToken = await launchDemo(platform);
  const redeem = () => codeOf(platform.send('providerAuthenticate', { launchToken }));
  expect((await Promise.all([redeem(), redeem(), redeem()])).sort()).toEqual(['401', '401', 'accepted']);
  expect(await codeOf(platform.send('providerAuthenticate', { launchToken }))).toBe('401');

  const late = await launchDemo(platform);
  await platform.db
    .update(gameSessions)
    .set({ launchExpiresAt: new Date(0) })
    .where(eq(gameSessions.mode, 'demo'));
  expect(await codeOf(platform.send('providerAuthenticate', { launchToken: late }))).toBe('401');
});

test('an unknown session is told from an unknown round', async () => {
  const session = { sessionToken: 'nobody' };
  const round = { ...session, roundId: 'round', transactionId: 'transaction' };
  expect(await codeOf(platform.send('providerBalance', session))).toBe('401');
  expect(await codeOf(platform.send('providerOpenRounds', session))).toBe('401');
  expect(await codeOf(platform.send('providerSettle', { ...round, payout: '1' }))).toBe('401');
  expect(await codeOf(platform.send('providerCancel', round))).toBe('401');
});

type OpenGame = Awaited<ReturnType<typeof openDemoGame>>;

test('a session has the time zone of the site', async () => {
  const launchToken = await launchDemo(platform);
  expect((await platform.send('providerAuthenticate', { launchToken })).timeZone).toBe(siteTimeZone());
});
