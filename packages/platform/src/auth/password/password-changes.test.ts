import { doubleValidationQuestion, fromWire, type AnswerOf, type Calls } from '@tessera/wire';
import { eq } from 'drizzle-orm';
import { memberSecurity } from '../../db/schema/registration.ts';
import { loginFailures } from '../../db/schema/security.ts';
import { authenticatorOf, codeOfApp } from '../../testing/authenticator.ts';
import { codeOf, dataOf, formsOf } from '../../testing/forms.ts';
import { lockTable } from '../../testing/lock.ts';
import { codeSentTo, requestsHandled } from '../../testing/outbox.ts';
import { DEVICE, startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
let authenticator: ReturnType<typeof authenticatorOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000 });
  forms = formsOf(platform);
  authenticator = authenticatorOf(platform);
});
beforeEach(() => platform.db.delete(loginFailures));
afterAll(() => platform.close());

let people = 0;
/** A new member with all that any change asks for. */
async function person() {
  people += 1;
  const account = `changer${people}`;
  const memberEmail = `${account}@example.com`;
  const withdrawPassword = '8642';
  const { memberId, token } = await forms.register({ memberAccount: account, memberEmail, withdrawPassword });
  return { account, memberEmail, withdrawPassword, memberId, token };
}
type Person = Awaited<ReturnType<typeof person>>;

const secure = (memberId: number, change: Partial<typeof memberSecurity.$inferSelect>) =>
  platform.db.update(memberSecurity).set(change).where(eq(memberSecurity.memberId, memberId));

const PASSWORD = 'fresh123';

/** By the member who knows the old password; the session goes on. */
async function edit({ token }: Person): Promise<void> {
  const payload = { oldPassword: 'play1234', password: PASSWORD, checkPassword: PASSWORD };
  await platform.send('editPassword', payload, { token });
}

async function resetByCode({ account, memberEmail }: Person): Promise<void> {
  const claim = { account, memberEmail };
  await platform.send('passwordForgot', { ...claim, siteId: 1, ...(await forms.captcha(1)) });
  await requestsHandled(platform);
  const code = await codeSentTo(platform, memberEmail);
  await platform.send('passwordReset', { ...claim, code: code ?? '', password: PASSWORD });
}

async function resetTransferred({ account, memberEmail, memberId, withdrawPassword }: Person): Promise<void> {
  await secure(memberId, { awaitsTransfer: true });
  const proof = { account, memberEmail, withdrawPassword, ...(await forms.captcha(1)) };
  const { token } = await platform.send('transferVerify', proof);
  await platform.send('transferReset', { account, token, password: PASSWORD });
}

const CHANGES = [
  ['a change by the member', edit],
  ['a reset by code', resetByCode],
  ['a reset of a transferred member', resetTransferred],
] as const;

async function asked(account: string): Promise<AnswerOf<Calls['doubleValidationSkip']>> {
  const carried = await dataOf(forms.logIn(account, { udid: 'another browser' }));
  return fromWire(doubleValidationQuestion, carried) as AnswerOf<Calls['doubleValidationSkip']>;
}

async function answerQuestion({ account, memberEmail }: Person) {
  const { memberLoginId, question } = await asked(account);
  expect(question).toBe('member_email');
  const { captchaToken, answer: captchaAnswer } = await forms.captcha(1);
  return () =>
    codeOf(
      platform.send('doubleValidation', {
        ...DEVICE,
        memberLoginId,
        answer: memberEmail,
        captchaToken,
        captchaAnswer,
        udid: 'another browser',
      }),
    );
}

describe.each(CHANGES)('%s', (_name, change) => {
  test('ends a login that waits for the answer to a question', async () => {
    const member = await person();
    await secure(member.memberId, { asksOnNewDevice: true });
    const answer = await answerQuestion(member);
    await change(member);
    expect(await answer()).toBe('101');
  });

  test('ends a login that waits for the code of an authenticator', async () => {
    const member = await person();
    const { secret } = await authenticator.enrol(member.token);
    const login = await authenticator.begin(member.account);
    await change(member);
    expect(await codeOf(authenticator.answer(login, { code: codeOfApp(secret) }))).toBe('101');
  });

  test('refuses a login that overlaps it as one with a wrong password', async () => {
    const member = await person();
    const devices = await lockTable(platform, 'known_devices');
    const login = codeOf(forms.logIn(member.account));
    await devices.awaited();
    await change(member);
    await devices.release();
    expect(await login).toBe('101');
  });

  test('refuses an overlapping login that would wait for a second step', async () => {
    const member = await person();
    await authenticator.enrol(member.token);
    const authenticators = await lockTable(platform, 'authenticators');
    const login = codeOf(forms.logIn(member.account));
    await authenticators.awaited();
    await change(member);
    await authenticators.release();
    expect(await login).toBe('101');
  });
});

test('a change refuses an overlapping login that would wait for the answer to a question', async () => {
  const member = await person();
  await secure(member.memberId, { asksOnNewDevice: true });
  const devices = await lockTable(platform, 'known_devices');
  const login = codeOf(forms.logIn(member.account, { udid: 'another browser' }));
  await devices.awaited();
  await edit(member);
  await devices.release();
  expect(await login).toBe('101');
});

test('a change refuses the answer of a second step that overlaps it', async () => {
  const member = await person();
  await secure(member.memberId, { asksOnNewDevice: true });
  const answer = await answerQuestion(member);
  const devices = await lockTable(platform, 'known_devices');
  const login = answer();
  await devices.awaited();
  await edit(member);
  await devices.release();
  expect(await login).toBe('101');
});

test('a reset by code ends a ticket for the records of an excluded member', async () => {
  const member = await person();
  const { account, token } = member;
  await platform.send('responsibleExclude', { length: '6_months', password: 'play1234' }, { token });
  const shut = (await dataOf(forms.logIn(account))) as { records_ticket: string };
  await resetByCode(member);
  const ticket = shut.records_ticket;
  expect(await codeOf(platform.send('loginRecords', { ticket, ...DEVICE }))).toBe('101');
});
