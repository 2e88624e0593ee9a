import { eq } from 'drizzle-orm';
import { gameSessions } from '../db/schema/play.ts';
import { responsibleSettings, sessionClocks } from '../db/schema/responsible.ts';
import { sessions } from '../db/schema/security.ts';
import { openRealGame } from '../testing/wallet.ts';
import { codeOf, memberAtPlay, playRound, refusalOf, untilMs } from './testing/member-at-play.ts';

const at = memberAtPlay('player01');

const realityCheck = () => at.platform.send('responsibleRealityCheck', {}, at);
const set = (minutes: 0 | 15 | 30 | 60) => at.platform.send('responsibleRealityCheckSet', { minutes }, at);
const acknowledge = () => at.platform.send('responsibleRealityCheckAcknowledge', {}, at);
/** As if everything that its clock counts from had been so many minutes ago. */
async function letPass(minutes: number) {
  const ago = new Date(Date.now() - minutes * 60_000);
  await at.platform.db.update(sessions).set({ createdAt: ago });
  await at.platform.db.update(sessionClocks).set({ acknowledgedAt: null });
  await at.platform.db.update(responsibleSettings).set({ realityCheckSince: ago });
}

test('the reality check tells the clock and the position of this session alone', async () => {
  const earlier = await openRealGame(at.platform, at.token);
  await playRound(earlier, '10', '0');
  const before = Date.now();
  at.token = await at.platform.logIn();
  const game = await openRealGame(at.platform, at.token);
  await playRound(game, '5', '2');
  await playRound(game, '3', '7.50');
  await playRound(game, '50', '0.50', '49');
  await playRound(game, '50', '0', '50');
  const openedAt = new Date(Date.now() - 90_000);
  await at.platform.db
    .update(gameSessions)
    .set({ createdAt: openedAt })
    .where(eq(gameSessions.memberId, at.memberId));
  const check = await realityCheck();
  expect(check).toMatchObject({ wagered: '9.00', won: '10.00', net: '1.00', deposited: '0.00' });
  expect(check).toMatchObject({ minutes: 0, dueAt: null, isDue: 0 });
  expect(new Date(check.startedAt).getTime()).toBeGreaterThanOrEqual(before);
  expect(untilMs(check.startedAt)).toBeLessThanOrEqual(0);
  /** As long as the game can have been open by now. */
  const longestS = () => Math.ceil(-untilMs(openedAt) / 1_000);
  expect(check.playSeconds).toBeGreaterThanOrEqual(90);
  expect(check.playSeconds).toBeLessThanOrEqual(longestS());
  // Two games at once are one time.
  await openRealGame(at.platform, at.token);
  const { playSeconds } = await realityCheck();
  expect(playSeconds).toBeLessThanOrEqual(longestS());
});

test('it is due after the interval, keeps games shut until it is acknowledged, and begins anew', async () => {
  const before = Date.now();
  const { dueAt } = await set(15);
  expect(new Date(dueAt ?? 0).getTime()).toBeGreaterThanOrEqual(before + 15 * 60_000);
  await at.launch();
  const game = await openRealGame(at.platform, at.token);
  await letPass(15.05);
  expect((await realityCheck()).isDue).toBe(1);
  expect(await refusalOf(at.launch())).toMatchObject({
    code: '963',
    data: { kind: 'reality_check', until: null },
  });
  // What has been begun may be finished.
  await playRound(game, '1', '0');
  await letPass(20.05);
  expect(await refusalOf(game.wager('1', crypto.randomUUID()))).toMatchObject({
    code: '415',
    data: { kind: 'reality_check' },
  });
  expect((await acknowledge()).isDue).toBe(0);
  await playRound(game, '1', '0');
  await at.launch();
});

test('an interval counts from when it is set, and can be switched off', async () => {
  await letPass(120);
  expect(await set(60)).toMatchObject({ minutes: 60, isDue: 0 });
  await at.launch();
  await letPass(61);
  expect(await codeOf(at.launch())).toBe('963');
  expect(await set(0)).toMatchObject({ minutes: 0, dueAt: null });
  await at.launch();
  expect((await at.show()).realityCheckMinutes).toBe(0);
});

test('another interval than those that are offered is refused', async () => {
  const answer = await at.platform.post(
    '/api/x/responsible/reality-check/interval',
    { minutes: 45 },
    { authorization: `Bearer ${at.token}` },
  );
  expect(answer.status).toBe(400);
});
