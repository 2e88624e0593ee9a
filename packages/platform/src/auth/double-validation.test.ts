import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  doubleValidationQuestion,
  fromWire,
  HEADERS,
  type AnswerOf,
  type Calls,
  type PayloadOf,
} from '@tessera/wire';
import { members } from '../db/schema/members.ts';
import {
  addressRules,
  knownDevices,
  memberSecurity,
  pendingLogins,
  registrationSettings,
} from '../db/schema/registration.ts';
import { captchas, loginFailures } from '../db/schema/security.ts';
import { keepPendingLogins } from './double-validation.ts';
import { rememberDevice } from './known-devices.ts';
import { codeOf, dataOf, formsOf, from, wordsOf } from '../testing/forms.ts';
import { DEVICE, startTestPlatform, type TestPlatform } from '../testing/platform.ts';

type Asked = AnswerOf<Calls['doubleValidationSkip']>;

/** The sample that wants to be asked. */
const ACCOUNT = 'player04';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 100 });
  forms = formsOf(platform);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.delete(loginFailures);
  await platform.db.delete(knownDevices);
  const [{ id } = { id: 0 }] = await platform.db.select().from(members).where(eq(members.account, ACCOUNT));
  await rememberDevice(platform.db, id, 'known');
});

const ANSWERS: Readonly<Record<string, string>> = {
  member_name: 'ines  MORENO',
  identity_id: ' ab-1234 56 ',
  member_phone: '555-0104',
  member_email: ' Player04@Example.com ',
  withdraw_password: '2468',
};

async function ask(): Promise<Asked> {
  const carried = await dataOf(forms.logIn(ACCOUNT));
  return fromWire(doubleValidationQuestion, carried) as Asked;
}

async function reply(
  memberLoginId: string,
  answer: string,
  given: Partial<PayloadOf<Calls['doubleValidation']>> = {},
  headers: Record<string, string> = {},
) {
  const { answer: captchaAnswer, captchaToken } = await forms.captcha(1);
  const form = { memberLoginId, answer, captchaAnswer, captchaToken, ...DEVICE, ...given };
  return platform.send('doubleValidation', form, { headers });
}

test('a login from another device is asked a question, of three; its answer is the login', async () => {
  expect(await codeOf(forms.logIn(ACCOUNT))).toBe('107');
  const asked = await ask();
  expect(asked).toMatchObject({ question: 'member_name', availableQuestionsCount: 3 });
  const { token, memberAccount } = await reply(asked.memberLoginId, 'Ines Moreno');
  expect(memberAccount).toBe(ACCOUNT);
  expect((await platform.send('layout', {}, { token })).memberAccount).toBe(ACCOUNT);
  expect((await platform.send('profile', {}, { token })).isWithdrawPassword).toBe(1);
});

test('the device is the member’s own from then on, and another one is not', async () => {
  const own = { udid: 'own phone' };
  const asked = fromWire(doubleValidationQuestion, await dataOf(forms.logIn(ACCOUNT, own))) as Asked;
  await reply(asked.memberLoginId, ANSWERS.member_name ?? '');
  expect(await codeOf(forms.logIn(ACCOUNT, own))).toBe('accepted');
  expect(await codeOf(forms.logIn(ACCOUNT, { udid: 'stolen phone' }))).toBe('107');
  expect(await codeOf(forms.logIn(ACCOUNT, { udid: '' }))).toBe('107');
});

test('a member who does not want to be asked logs in from everywhere', async () => {
  expect(await codeOf(forms.logIn('player01', { udid: 'any' }))).toBe('accepted');
  expect(await codeOf(forms.logIn('player01', { udid: 'another' }))).toBe('accepted');
});

test('a browser known by its model alone is known once more, and then by its own id', async () => {
  const model = '0123456789abcdef';
  const [{ id } = { id: 0 }] = await platform.db.select().from(members).where(eq(members.account, ACCOUNT));
  await rememberDevice(platform.db, id, model);
  const own = { udid: `${model}.${randomUUID()}` };
  const other = { udid: `${model}.${randomUUID()}` };
  expect(await codeOf(forms.logIn(ACCOUNT, own))).toBe('accepted');
  expect(await codeOf(forms.logIn(ACCOUNT, other))).toBe('107');
  expect(await codeOf(forms.logIn(ACCOUNT, { udid: model }))).toBe('107');
  expect(await codeOf(forms.logIn(ACCOUNT, own))).toBe('accepted');
});

test('each question is answered as the member wrote it, however it is typed', async () => {
  await platform.db.update(registrationSettings).set({ questionCount: 5 });
  const [member] = await platform.db.select().from(members).where(eq(members.account, ACCOUNT));
  const isMember = eq(memberSecurity.memberId, member?.id ?? 0);
  await platform.db.update(memberSecurity).set({ identityId: 'AB-123456' }).where(isMember);
  const seen: string[] = [];
  const { availableQuestionsCount } = await ask();
  for (let skipped = 0; skipped < availableQuestionsCount; skipped += 1) {
    const asked = fromWire(
      doubleValidationQuestion,
      await dataOf(forms.logIn(ACCOUNT, { udid: `device ${skipped}` })),
    ) as Asked;
    let { question } = asked;
    for (let i = 0; i < skipped; i += 1) {
      const next = await platform.send('doubleValidationSkip', { memberLoginId: asked.memberLoginId });
      expect(next.availableQuestionsCount).toBe(availableQuestionsCount - i - 1);
      question = next.question;
    }
    seen.push(question);
    expect(await codeOf(reply(asked.memberLoginId, ANSWERS[question] ?? ''))).toBe('accepted');
  }
  expect(seen).toEqual(['member_name', 'identity_id', 'member_phone', 'member_email', 'withdraw_password']);
  await platform.db.update(registrationSettings).set({ questionCount: 3 });
  await platform.db.update(memberSecurity).set({ identityId: null }).where(isMember);
});

test('who skips every question must log in again', async () => {
  const { memberLoginId } = await ask();
  await platform.send('doubleValidationSkip', { memberLoginId });
  await platform.send('doubleValidationSkip', { memberLoginId });
  expect(await codeOf(platform.send('doubleValidationSkip', { memberLoginId }))).toBe('101');
  expect(await codeOf(reply(memberLoginId, 'Ines Moreno'))).toBe('101');
});

test('a login that is not known, or over, is 101, in words', async () => {
  expect(await codeOf(reply('nothing', 'Ines Moreno'))).toBe('101');
  const { memberLoginId } = await ask();
  await platform.db.update(pendingLogins).set({ expiresAt: new Date(0) });
  const late = reply(memberLoginId, 'Ines Moreno', {}, { [HEADERS.language]: 'ja_JP' });
  expect(await wordsOf(late)).toBe('このログインは無効になりました。もう一度ログインしてください。');
});

test('of two right answers at once, one is a login', async () => {
  const { memberLoginId } = await ask();
  const codes = await Promise.all([
    codeOf(reply(memberLoginId, 'Ines Moreno', {})),
    codeOf(reply(memberLoginId, 'Ines Moreno', {})),
  ]);
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(1);
});

test('the right answer that is sent again with its key gets the first answer: the same login', async () => {
  const { memberLoginId } = await ask();
  const { answer: captchaAnswer, captchaToken } = await forms.captcha(1);
  const headers = { [HEADERS.idempotencyKey]: randomUUID() };
  const again = () => reply(memberLoginId, 'Ines Moreno', { captchaAnswer, captchaToken }, headers);
  const first = await again();
  expect(await again()).toEqual(first);
  expect((await platform.send('layout', {}, { token: first.token })).memberAccount).toBe(ACCOUNT);
});

test('a member who was disabled meanwhile is 102', async () => {
  const { memberLoginId } = await ask();
  const isMember = eq(members.account, ACCOUNT);
  await platform.db.update(members).set({ status: 'disabled' }).where(isMember);
  expect(await codeOf(reply(memberLoginId, 'Ines Moreno'))).toBe('102');
  await platform.db.update(members).set({ status: 'active' }).where(isMember);
});

test('a captcha without an answer is 103, one that is over 104, a wrong answer 105; none costs the login', async () => {
  const { memberLoginId } = await ask();
  expect(await codeOf(reply(memberLoginId, 'x', { captchaAnswer: ' ' }))).toBe('103');
  expect(await codeOf(reply(memberLoginId, 'x', { captchaToken: 'none' }))).toBe('104');
  const { captchaToken } = await forms.captcha(1);
  await platform.db.update(captchas).set({ expiresAt: new Date(0) });
  expect(await codeOf(reply(memberLoginId, 'x', { captchaToken }))).toBe('104');
  expect(await codeOf(reply(memberLoginId, 'x', { captchaAnswer: '0000' }))).toBe('105');
  expect(await codeOf(reply(memberLoginId, 'Ines Moreno'))).toBe('accepted');
});

test('an address that is blocked is 106', async () => {
  const { memberLoginId } = await ask();
  await platform.db.insert(addressRules).values({ network: '192.0.2.0/24', kind: 'blocked' });
  expect(await codeOf(reply(memberLoginId, 'Ines Moreno', {}, from('192.0.2.9')))).toBe('106');
});

test('an answer that could be none is 206 and free; a wrong one is 205, the third of them 998', async () => {
  const { memberLoginId } = await ask();
  for (let i = 0; i < 4; i += 1) expect(await codeOf(reply(memberLoginId, ' '))).toBe('206');
  expect(await codeOf(reply(memberLoginId, 'Wrong Name'))).toBe('205');
  expect((await platform.send('doubleValidationSkip', { memberLoginId })).question).toBe('member_phone');
  expect(await codeOf(reply(memberLoginId, 'Ines Moreno'))).toBe('206');
  expect(await codeOf(reply(memberLoginId, '5550000'))).toBe('205');
  expect(await codeOf(reply(memberLoginId, '5550001'))).toBe('998');
  expect(await codeOf(reply(memberLoginId, '5550104'))).toBe('101');
});

test('who guesses on with new logins is locked out, also with the right answer; the password is not', async () => {
  const guess = async (answer: string) => codeOf(reply((await ask()).memberLoginId, answer));
  for (let i = 0; i < 6; i += 1) expect(await guess('Wrong Name')).toBe('205');
  expect(await guess('Ines Moreno')).toBe('202');
  expect(await codeOf(forms.logIn(ACCOUNT))).toBe('107');
});

test('who has nothing to be asked for is let in', async () => {
  const { memberId, memberAccount } = await forms.register({ udid: 'first' });
  await platform.db.update(members).set({ emailKey: null }).where(eq(members.id, memberId));
  await platform.db.insert(memberSecurity).values({ memberId, asksOnNewDevice: true });
  expect(await codeOf(forms.logIn(memberAccount, { udid: 'second' }))).toBe('accepted');
});

test('logins that nobody finished are forgotten', async () => {
  await ask();
  await platform.db.update(pendingLogins).set({ expiresAt: new Date(0) });
  await keepPendingLogins(platform.db).sweep();
  expect(await platform.db.select().from(pendingLogins)).toEqual([]);
});
