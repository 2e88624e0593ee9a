import { and, eq } from 'drizzle-orm';
import { members } from '../db/schema/members.ts';
import { responsibleChanges, responsibleSettings } from '../db/schema/responsible.ts';
import { sessions } from '../db/schema/security.ts';
import { expectWithin } from '../proofs/size.ts';
import { CAPTCHA_ANSWER, DEVICE } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { openRealGame } from '../testing/wallet.ts';
import { codeOf, memberAtPlay, refusalOf, untilMs } from './testing/member-at-play.ts';

const at = memberAtPlay('agent01');

const logIn = () => at.platform.logIn('agent01');
interface Order {
  readonly token: string;
  readonly password?: string;
  readonly length?: '6_months' | 'permanent';
  readonly captcha?: { readonly captchaToken: string; readonly captchaAnswer: string };
}
const exclude = ({ token, password = 'agent1234', length = '6_months', captcha }: Order) =>
  at.platform.send('responsibleExclude', { length, password, ...captcha }, { token });

async function solveCaptcha(captchaAnswer = CAPTCHA_ANSWER) {
  const { token: captchaToken } = await at.platform.send('captcha', { type: 1, siteId: 1 });
  return { captchaToken, captchaAnswer };
}

test('self-exclusion ends all sessions at once; until its end nobody logs in, and the refusal says so', async () => {
  const browser = await openSocket(at.platform.url);
  browser.subscribe(`private-member.${at.memberId}`, at.token);
  await browser.settle();
  const game = await openRealGame(at.platform, at.token);
  await game.wager('1');
  const { exclusion } = await exclude(at);
  expect(exclusion.kind).toBe('self_exclusion');
  expect(untilMs(exclusion.until ?? null)).toBeGreaterThan(180 * 24 * 3_600_000);
  expect((await browser.next('subscription_error'))[1]).toBe(401);
  browser.close();
  expect(await codeOf(at.show())).toBe('401');
  expect(await codeOf(game.wager('1'))).toBe('401');
  await game.settle('3');
  const refused = await refusalOf(logIn());
  expect(refused).toMatchObject({ code: '103', data: { exclusion } });
  expect(refused?.message).toMatch(
    /^You have excluded yourself from play until .*20\d\d.*customer service\.$/,
  );
  await at.platform.db.update(responsibleSettings).set({ exclusionUntil: new Date() });
  await logIn();
});

test('three tabs and an open game are cut off', async () => {
  const tabs = await Promise.all(Array.from({ length: 3 }, () => openSocket(at.platform.url)));
  for (const tab of tabs) {
    tab.subscribe(`private-member.${at.memberId}`, at.token);
    await tab.settle();
  }
  const game = await openRealGame(at.platform, at.token);
  await game.wager('1');
  const startedAt = performance.now();
  await exclude(at);
  for (const tab of tabs) {
    expect((await tab.next('forward_game.status'))[1]).toMatchObject({ code: '961' });
    expect((await tab.next('subscription_error'))[1]).toBe(401);
  }
  expect(await codeOf(game.wager('1', crypto.randomUUID()))).toBe('401');
  expectWithin(performance.now() - startedAt, 1_000);
  await game.settle('0');
  for (const tab of tabs) tab.close();
});

test('one for good has no end', async () => {
  expect((await exclude({ token: at.token, length: 'permanent' })).exclusion.until).toBeNull();
  expect((await refusalOf(logIn()))?.message).toMatch(/^You have excluded yourself from play for good\./);
});

test('it takes the place of a time-out that runs', async () => {
  await at.timeOut('7_days');
  expect((await exclude(at)).exclusion.kind).toBe('self_exclusion');
  const changes = await at.platform.db
    .select()
    .from(responsibleChanges)
    .where(
      and(eq(responsibleChanges.memberId, at.memberId), eq(responsibleChanges.subject, 'self_exclusion')),
    );
  expect(changes.at(-1)?.before).toMatch(/^20\d\d-/);
});

test('it stands against every way in: an answered question and an entry code, too', async () => {
  const { enc } = await at.platform.send('entryCode', {}, at);
  await at.platform.db
    .insert(responsibleSettings)
    .values({ memberId: at.memberId, exclusionKind: 'self_exclusion', exclusionFrom: new Date() });
  expect(await codeOf(at.platform.send('infoData', { enc }))).toBe('101');

  const asked = await refusalOf(at.platform.logIn('player04'));
  const { member_login_id: memberLoginId, question } = asked?.data as Record<string, string>;
  const [other] = await at.platform.db.select().from(members).where(eq(members.account, 'player04'));
  await at.platform.db.insert(responsibleSettings).values({
    memberId: other?.id ?? 0,
    exclusionKind: 'self_exclusion',
    exclusionFrom: new Date(),
  });
  const { token: captchaToken } = await at.platform.send('captcha', { type: 1, siteId: 1 });
  const answer = { memberLoginId: memberLoginId ?? '', answer: 'Ines Moreno', captchaToken };
  const refused = await refusalOf(
    at.platform.send('doubleValidation', { ...answer, captchaAnswer: CAPTCHA_ANSWER, ...DEVICE }),
  );
  expect({ question, code: refused?.code }).toEqual({ question: 'member_name', code: '102' });
  expect(refused?.message).toMatch(/^You have excluded yourself/);
});

test('logins that come at the same moment leave no session behind', async () => {
  await Promise.allSettled([logIn(), exclude(at), logIn()]);
  const open = await at.platform.db.select().from(sessions).where(eq(sessions.memberId, at.memberId));
  expect(open.filter(({ endsAt }) => endsAt > new Date())).toEqual([]);
});

test('asks for the password, and for a captcha after too many wrong ones, but is never locked', async () => {
  const guess = () => codeOf(exclude({ token: at.token, password: 'other123' }));
  expect(await guess()).toBe('101');
  const codes = await Promise.all(Array.from({ length: 10 }, guess));
  expect(new Set(codes)).toEqual(new Set(['101', '103']));
  expect(await codeOf(exclude(at))).toBe('103');
  expect(await codeOf(exclude({ ...at, captcha: await solveCaptcha('0000') }))).toBe('105');
  const wrong = { ...at, password: 'other123', captcha: await solveCaptcha() };
  expect(await codeOf(exclude(wrong))).toBe('101');
  expect((await at.show()).exclusion).toBeNull();
  const { exclusion } = await exclude({ ...at, captcha: await solveCaptcha() });
  expect(exclusion.kind).toBe('self_exclusion');
});
