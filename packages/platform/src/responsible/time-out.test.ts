import { setRoulette, startRedEnvelope } from '../activities/activities.fixture.ts';
import { responsibleSettings } from '../db/schema/responsible.ts';
import { expectWithin } from '../proofs/size.ts';
import { openSocket } from '../testing/socket.ts';
import { openRealGame, someGame } from '../testing/wallet.ts';
import { codeOf, memberAtPlay, refusalOf, untilMs } from './testing/member-at-play.ts';

const at = memberAtPlay('player01');

test('a time-out keeps from launching and wagering, in words and with its end; the member stays logged in', async () => {
  const game = await openRealGame(at.platform, at.token);
  const { exclusion } = await at.timeOut();
  expect(exclusion.kind).toBe('time_out');
  expect(untilMs(exclusion.until ?? null)).toBeGreaterThan(24 * 3_600_000 - 10_000);
  expect((await at.show()).exclusion).toEqual(exclusion);
  expect(await refusalOf(game.wager('1'))).toMatchObject({
    code: '413',
    data: { kind: 'time_out', until: exclusion.until, remaining: null },
  });
  const inHindi = { token: at.token, headers: { language: 'hi_IN' } };
  const { gpId: provider, ...key } = await someGame(at.platform);
  const refused = await refusalOf(
    at.platform.send('play', { ...key, provider, lobbyUrl: '/close', device: 1 }, inHindi),
  );
  expect(refused?.code).toBe('961');
  expect(refused?.message).toMatch(/^आप .*20\d\d.* तक खेल से विराम पर हैं।$/);
  expect(refused?.message).not.toContain('{');
  const quickBet = at.platform.send(
    'sportQuickbetUrl',
    { siteId: 1, currency: 'USD', supportDevice: 'desktop', domain: 'localhost' },
    at,
  );
  expect(await codeOf(quickBet)).toBe('961');
  await at.platform.logIn();
});

test('it closes the game in every tab', async () => {
  const tabs = await Promise.all(Array.from({ length: 3 }, () => openSocket(at.platform.url)));
  for (const tab of tabs) {
    tab.subscribe(`private-member.${at.memberId}`, at.token);
    await tab.settle();
  }
  const startedAt = performance.now();
  await at.timeOut();
  for (const tab of tabs) {
    expect((await tab.next('forward_game.status'))[1]).toMatchObject({ code: '961' });
    await tab.next('profile.updated');
  }
  expectWithin(performance.now() - startedAt, 1_000);
  for (const tab of tabs) tab.close();
});

test('it is made longer, never shorter, and ends by itself', async () => {
  await at.timeOut('7_days');
  expect(await codeOf(at.timeOut())).toBe('102');
  await at.platform.db.update(responsibleSettings).set({ exclusionUntil: new Date() });
  expect((await at.show()).exclusion).toBeNull();
  await at.launch();
  await at.timeOut();
  await at.timeOut('7_days');
  expect(untilMs((await at.show()).exclusion?.until ?? null)).toBeGreaterThan(6 * 24 * 3_600_000);
});

test('withholds activities that would lure a member back', async () => {
  const { db } = at.platform;
  const envelope = await startRedEnvelope(db, { currency: 'USD', amount: 500n, shares: 5, minutes: 5 });
  await setRoulette(db, {
    currency: 'USD',
    drawsPerDay: 3,
    prizes: [
      { amount: 0n, weight: 1 },
      { amount: 100n, weight: 1 },
    ],
  });
  const place = { siteId: 1, displayDevice: 1, displayLocation: 2 } as const;
  const seen = async () => ({
    popUps: (await at.platform.send('bulletinMember', place, at)).list.length > 0,
    envelope: (await at.platform.send('redEnvelopePromotion', {}, at)).envelope !== null,
    wheel: (await at.platform.send('roulette', {}, at)).isOpen,
    signIn: (await at.platform.send('signIn', {}, at)).state,
    missions: (await at.platform.send('missionList', {}, at)).list.length > 0,
  });
  expect(await seen()).toEqual({ popUps: true, envelope: true, wheel: 1, signIn: 'open', missions: true });
  await at.timeOut();
  expect(await seen()).toEqual({
    popUps: false,
    envelope: false,
    wheel: 0,
    signIn: 'noopen',
    missions: false,
  });
  expect(await codeOf(at.platform.send('redEnvelope', { id: envelope.id }, at))).toBe('102');
  expect(await codeOf(at.platform.send('rouletteInfo', {}, at))).toBe('2095101');
  expect(await codeOf(at.platform.send('rouletteSpin', {}, at))).toBe('2093102');
  expect(await codeOf(at.platform.send('signInClaim', {}, at))).toBe('102');
  const bonus = { promotionId: 1, version: 1 };
  expect(await codeOf(at.platform.send('bonusOptIn', bonus, at))).toBe('102');
  await db.update(responsibleSettings).set({ exclusionUntil: new Date() });
  expect(await seen()).toEqual({ popUps: true, envelope: true, wheel: 1, signIn: 'open', missions: true });
  await at.platform.send('redEnvelope', { id: envelope.id }, at);
  await at.platform.send('rouletteInfo', {}, at);
  await at.platform.send('rouletteSpin', {}, at);
  await at.platform.send('signInClaim', {}, at);
  await at.platform.send('bonusOptIn', bonus, at);
});
