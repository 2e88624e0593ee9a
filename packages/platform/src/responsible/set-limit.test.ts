import type { LimitKind, LimitPeriod } from '@tessera/wire';
import { responsibleChanges, responsibleLimits, responsibleUsage } from '../db/schema/responsible.ts';
import { openRealGame, type OpenGame } from '../testing/wallet.ts';
import { periodAt } from './periods.ts';
import { codeOf, memberAtPlay, playRound, refusalOf, untilMs } from './testing/member-at-play.ts';

const at = memberAtPlay('player01');

const limit = async (kind: LimitKind, period: LimitPeriod) =>
  (await at.show()).limits.find((one) => one.kind === kind && one.period === period);
const setLimit = (kind: LimitKind, period: LimitPeriod, amount: string | null) =>
  at.platform.send('responsibleLimit', { kind, period, amount }, at);

test('nine can be set, none is', async () => {
  const { limits, exclusion, realityCheckMinutes, currency } = await at.show();
  expect(limits.map(({ kind, period }) => `${kind} ${period}`)).toEqual(
    ['deposit', 'loss', 'wager'].flatMap((kind) =>
      ['day', 'week', 'month'].map((period) => `${kind} ${period}`),
    ),
  );
  for (const { amount, pending, used, remaining } of limits) {
    expect({ amount, pending, used, remaining }).toEqual({
      amount: null,
      pending: null,
      used: '0.00',
      remaining: null,
    });
  }
  expect({ exclusion, realityCheckMinutes, currency }).toEqual({
    exclusion: null,
    realityCheckMinutes: 0,
    currency: 'USD',
  });
});

test('a wager limit is enforced to the cent on each wager, told as it is used, and begins anew', async () => {
  const game = await openRealGame(at.platform, at.token);
  // What was staked before a limit is set counts, too.
  await playRound(game, '4', '100');
  expect((await setLimit('wager', 'day', '10')).limit).toMatchObject({ used: '4.00', remaining: '6.00' });
  const refused = await refusalOf(game.wager('6.01', crypto.randomUUID()));
  const { resetsAt } = periodAt('day', new Date());
  expect(refused).toMatchObject({
    code: '414',
    data: { kind: 'wager_limit', remaining: '6.00', until: resetsAt.toISOString() },
  });
  await playRound(game, '6', '0');
  expect(await limit('wager', 'day')).toMatchObject({ used: '10.00', remaining: '0.00' });
  expect(await codeOf(game.wager('0.01', crypto.randomUUID()))).toBe('414');
  const refusedLaunch = await refusalOf(at.launch());
  expect(refusedLaunch).toMatchObject({ code: '962', data: { kind: 'wager_limit', remaining: '0.00' } });
  expect(refusedLaunch?.message).toMatch(/^Your wager limit is used up\. You can play again from .*20\d\d/);
  // As on the next day: the row's period is another one.
  await at.platform.db.update(responsibleUsage).set({ day: '2026-01-01' });
  expect(await limit('wager', 'day')).toMatchObject({ used: '0.00', remaining: '10.00' });
  await playRound(game, '10', '0');
  expect(await limit('wager', 'day')).toMatchObject({ used: '10.00' });
  expect(await limit('wager', 'month')).toMatchObject({ used: '20.00' });
});

test('a loss limit counts what was staked and not won back', async () => {
  const game = await openRealGame(at.platform, at.token);
  await setLimit('loss', 'week', '20');
  await playRound(game, '15', '10');
  expect(await limit('loss', 'week')).toMatchObject({ used: '5.00', remaining: '15.00' });
  expect(await refusalOf(game.wager('15.01', crypto.randomUUID()))).toMatchObject({
    code: '414',
    data: { kind: 'loss_limit', remaining: '15.00' },
  });
  await playRound(game, '15', '40');
  expect(await limit('loss', 'week')).toMatchObject({ used: '-20.00', remaining: '40.00' });
  await playRound(game, '40', '0');
  expect(await codeOf(game.wager('0.01', crypto.randomUUID()))).toBe('414');
  expect(await refusalOf(at.launch())).toMatchObject({ code: '962', data: { kind: 'loss_limit' } });
});

test('what of a stake goes back is not used, and a settlement is never refused', async () => {
  const game = await openRealGame(at.platform, at.token);
  await setLimit('wager', 'day', '6');
  const [cancelled, open] = [crypto.randomUUID(), crypto.randomUUID()];
  await game.wager('5', cancelled);
  await game.cancel(cancelled);
  expect(await limit('wager', 'day')).toMatchObject({ used: '0.00' });
  await playRound(game, '6', '0', '6');
  expect(await limit('wager', 'day')).toMatchObject({ used: '0.00' });
  await playRound(game, '5', '0.25', '4');
  expect(await limit('wager', 'day')).toMatchObject({ used: '1.00' });
  expect(await limit('loss', 'day')).toMatchObject({ used: '0.75' });
  await game.wager('5', open);
  await at.timeOut();
  await game.settle('50', open);
  expect(await limit('loss', 'day')).toMatchObject({ used: '-44.25' });
});

test('a payout counts in the day of its stake: yesterday’s win is no room for today', async () => {
  const game = await openRealGame(at.platform, at.token);
  const id = crypto.randomUUID();
  await game.wager('5', id);
  await at.platform.db.update(responsibleUsage).set({ day: '2099-01-01', dayWagered: 0n });
  await game.settle('100', id);
  const [usage] = await at.platform.db.select().from(responsibleUsage);
  expect(usage).toMatchObject({ dayWon: 0n, monthWon: 10_000n, totalWon: 10_000n });
});

test('a hundred wagers of two games at once never exceed a limit', async () => {
  const games = [await openRealGame(at.platform, at.token), await openRealGame(at.platform, at.token)];
  await setLimit('wager', 'day', '30');
  await setLimit('loss', 'month', '37.50');
  const codes = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      codeOf((games[index % 2] as OpenGame).wager('1', crypto.randomUUID())),
    ),
  );
  expect(codes.filter((code) => code === undefined)).toHaveLength(30);
  expect(codes.filter((code) => code === '414')).toHaveLength(70);
  expect(await limit('wager', 'day')).toMatchObject({ used: '30.00', remaining: '0.00' });
  expect(await limit('loss', 'month')).toMatchObject({ used: '30.00', remaining: '7.50' });
});

test('a looser one waits and can be taken back; a tighter one holds at once', async () => {
  await setLimit('wager', 'day', '100');
  const before = Date.now();
  const { limit: loosened } = await setLimit('wager', 'day', '200');
  expect(loosened).toMatchObject({ amount: '100.00', pending: { amount: '200.00' } });
  const effectiveAt = loosened.pending?.effectiveAt ?? null;
  expect(new Date(effectiveAt ?? 0).getTime()).toBeGreaterThanOrEqual(before + 24 * 3_600_000);
  expect(untilMs(effectiveAt)).toBeLessThanOrEqual(24 * 3_600_000);
  const cancel = () => at.platform.send('responsibleLimitCancel', { kind: 'wager', period: 'day' }, at);
  expect((await cancel()).limit).toMatchObject({ amount: '100.00', pending: null });
  expect(await codeOf(cancel())).toBe('101');
  expect((await setLimit('wager', 'day', null)).limit.pending).toMatchObject({ amount: null });
  expect((await setLimit('wager', 'day', '50')).limit).toMatchObject({ amount: '50.00', pending: null });
  // As a day later.
  await setLimit('wager', 'day', '80');
  await at.platform.db.update(responsibleLimits).set({ pendingFrom: new Date() });
  expect(await limit('wager', 'day')).toMatchObject({ amount: '80.00', pending: null });
});

test.each([
  ['0', '400'],
  ['-1', '400'],
  ['1.005', '400'],
  ['99999999999999999', '400'],
])('a limit of %s is refused', async (amount, code) => {
  expect(await codeOf(setLimit('loss', 'day', amount))).toBe(code);
});

test('every change is written down for good, and read by its member alone', async () => {
  await setLimit('deposit', 'month', '500');
  await setLimit('deposit', 'month', '500');
  await setLimit('deposit', 'month', '900');
  const history = (page: number, count: number) =>
    at.platform.send('responsibleHistory', { page, count }, at);
  const { list, totalCount } = await history(1, 1);
  expect(list).toEqual([
    expect.objectContaining({
      by: 'member',
      subject: 'limit',
      limit: { kind: 'deposit', period: 'month' },
      before: '500.00',
      after: '900.00',
    }),
  ]);
  expect(untilMs(list[0]?.effectiveAt ?? null)).toBeGreaterThan(23 * 3_600_000);
  expect((await history(2, 1)).list[0]).toMatchObject({ before: null, after: '500.00' });
  expect((await history(totalCount + 1, 1)).list).toEqual([]);
  const other = await at.platform.logIn('player02');
  expect((await at.platform.send('responsibleHistory', {}, { token: other })).totalCount).toBe(0);
  await expect(at.platform.db.update(responsibleChanges).set({ after: '1' })).rejects.toMatchObject({
    cause: expect.objectContaining({ message: 'responsible_changes is insert-only' }),
  });
});
