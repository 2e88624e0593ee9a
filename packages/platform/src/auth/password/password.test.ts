import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { HEADERS, type Calls, type PayloadOf } from '@tessera/wire';
import { letters } from '../../db/schema/content.ts';
import { members } from '../../db/schema/members.ts';
import { passwordRequests } from '../../db/schema/outbox.ts';
import { addressRules, registrationSettings } from '../../db/schema/registration.ts';
import { codeOf, formsOf, from } from '../../testing/forms.ts';
import { codeSentTo, messagesTo, requestsHandled } from '../../testing/outbox.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { openSocket } from '../../testing/socket.ts';
import { keepCaptchas } from '../captcha.ts';
import { FAILURES_TO_LOCK } from '../lockout.ts';
import {
  REQUESTS_OF_CLAIM_PER_DAY,
  REQUESTS_OF_NETWORK_PER_DAY,
  WRONG_CODES_TO_END,
} from './password-requests.ts';

const FACTOR = 2;
let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
let people = 0;
let networks = 0;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: FACTOR });
  forms = formsOf(platform);
  await platform.db.insert(addressRules).values({ network: '2001:db8:bad::/48', kind: 'region' });
});
afterAll(() => platform.close());

type Forgot = PayloadOf<Calls['passwordForgot']>;
type Reset = PayloadOf<Calls['passwordReset']>;
const OUTSIDE = from('2001:db8:bad::1');
const freshNetwork = () => from(`203.0.113.${(networks += 1)}`);

/** Without the pace of the call that gives one. */
async function captcha() {
  const { token: captchaToken } = await keepCaptchas(platform.db, undefined).makeWork(1, 0);
  return { captchaToken, answer: '0' };
}

async function forgot(claim: Partial<Forgot> & Pick<Forgot, 'account'>, headers = freshNetwork()) {
  return platform.send('passwordForgot', { siteId: 1, ...(await captcha()), ...claim }, { headers });
}
const reset = (form: Partial<Reset> & Pick<Reset, 'account'>, headers = freshNetwork()) =>
  platform.send('passwordReset', { code: '000000', password: 'fresh123', ...form }, { headers });

/** A new member, and what they remember. */
async function person() {
  people += 1;
  const memberPhone = `55530${String(people).padStart(4, '0')}`;
  const account = `absent${people}`;
  const { memberId, token } = await forms.register({
    memberAccount: account,
    memberEmail: `Absent${people}@example.com`,
    memberPhone,
  });
  return { memberId, token, account, memberPhone, memberEmail: `Absent${people}@example.com` };
}

/** A new member with a code by e-mail. */
async function withCode() {
  const { account, memberEmail, ...rest } = await person();
  await forgot({ account, memberEmail });
  await requestsHandled(platform);
  const code = await codeSentTo(platform, memberEmail);
  expect(code).toMatch(/^\d{6}$/);
  return { claim: { account, memberEmail }, code, ...rest };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const age = (account: string, seconds: number) =>
  platform.db
    .update(passwordRequests)
    .set({ createdAt: sql`${passwordRequests.createdAt} - make_interval(secs => ${seconds})` })
    .where(eq(passwordRequests.accountKey, account));

test('a code by e-mail sets a new password, once, and the old one no longer works', async () => {
  const { claim, code } = await withCode();
  const typed = { account: ` ${claim.account.toUpperCase()} `, memberEmail: claim.memberEmail.toLowerCase() };
  expect(await codeOf(reset({ ...typed, code: ` ${code} ` }))).toBe('accepted');
  expect(await codeOf(forms.logIn(claim.account, { password: 'fresh123' }))).toBe('accepted');
  expect(await codeOf(forms.logIn(claim.account))).toBe('101');
  expect(await codeOf(reset({ ...claim, code, password: 'other123' }))).toBe('101');
});

test('a code by SMS costs the site’s credit and is in the member’s language', async () => {
  const { account, memberPhone, memberId } = await person();
  await platform.db.update(members).set({ language: 'ja_JP' }).where(eq(members.id, memberId));
  const creditOf = async () => (await platform.db.select().from(registrationSettings))[0]?.smsCredit ?? 0;
  const before = await creditOf();
  await forgot({ account, memberPhone });
  await requestsHandled(platform);
  expect(await creditOf()).toBe(before - 1);
  const [message] = await messagesTo(platform, memberPhone);
  expect(message?.body).toContain('新しいパスワード用のコード');
  const code = await codeSentTo(platform, memberPhone);
  expect(await codeOf(reset({ account, memberPhone, code }))).toBe('accepted');
});

test('keeps a code as a hash only', async () => {
  const { claim, code } = await withCode();
  const rows = await platform.db
    .select()
    .from(passwordRequests)
    .where(eq(passwordRequests.accountKey, claim.account));
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('ends all sessions and sockets of the member, unlocks the login, and sends a letter', async () => {
  const { claim, code, memberId, token } = await withCode();
  const socket = await openSocket(platform.url);
  const channel = `private-member.${memberId}`;
  socket.subscribe(channel, token);
  await socket.settle();
  for (let i = 0; i < FAILURES_TO_LOCK; i += 1)
    await codeOf(forms.logIn(claim.account, { password: 'no1234' }));
  expect(await codeOf(forms.logIn(claim.account))).toBe('103');
  expect(await codeOf(reset({ ...claim, code }, from('127.0.0.1')))).toBe('accepted');
  await expect(platform.send('layout', {}, { token })).rejects.toMatchObject({
    failure: { kind: 'unauthorised' },
  });
  expect(await socket.next('subscription_error')).toEqual([channel, 401]);
  const { token: fresh } = await forms.logIn(claim.account, { password: 'fresh123' });
  const { list } = await platform.send('letterList', { siteId: 1, language: 'en_US' }, { token: fresh });
  expect(list[0]?.title).toBe('Your password was changed');
  expect(await platform.db.select().from(letters).where(eq(letters.memberId, memberId))).toHaveLength(1);
  socket.close();
});

describe('an answer does not reveal whether an account exists:', () => {
  test.each([
    [
      'an account that does not exist',
      () => ({ account: 'missing99', memberEmail: 'missing99@example.com' }),
    ],
    ['a wrong contact', (account: string) => ({ account, memberEmail: 'other@example.com' })],
    ['a wrong phone', (account: string) => ({ account, memberPhone: '5559999999' })],
  ] as const)('%s is answered like a right one, and gets no code', async (_name, claimOf) => {
    const { account, memberEmail } = await person();
    const claim = claimOf(account);
    const right = await forgot({ account, memberEmail });
    expect(await forgot(claim)).toEqual(right);
    expect(right).toEqual({ resendInS: 300, validForS: 600 });
    await requestsHandled(platform);
    expect(
      await messagesTo(platform, 'memberEmail' in claim ? claim.memberEmail : claim.memberPhone),
    ).toEqual([]);
    for (let i = 0; i < WRONG_CODES_TO_END; i += 1) expect(await codeOf(reset(claim))).toBe('101');
    expect(await codeOf(reset(claim))).toBe('103');
  });

  test('a disabled member gets no code', async () => {
    const { account, memberEmail, memberId } = await person();
    await platform.db.update(members).set({ status: 'disabled' }).where(eq(members.id, memberId));
    expect(await forgot({ account, memberEmail })).toEqual({ resendInS: 300, validForS: 600 });
    await requestsHandled(platform);
    expect(await messagesTo(platform, memberEmail)).toEqual([]);
  });
});

test('a repetition within 300 s sends nothing and says how long to wait; after it, only the new code works', async () => {
  const { claim, code } = await withCode();
  await age(claim.account, 100);
  const { resendInS } = await forgot(claim);
  expect(resendInS).toBeGreaterThan(140);
  expect(resendInS).toBeLessThanOrEqual(200);
  await requestsHandled(platform);
  expect(await messagesTo(platform, claim.memberEmail)).toHaveLength(1);
  await age(claim.account, 201);
  expect(await forgot(claim)).toMatchObject({ resendInS: 300 });
  await requestsHandled(platform);
  const second = await codeSentTo(platform, claim.memberEmail);
  if (second !== code) expect(await codeOf(reset({ ...claim, code }))).toBe('101');
  expect(await codeOf(reset({ ...claim, code: second }))).toBe('accepted');
});

test('a code of ten minutes ago is 102', async () => {
  const { claim, code } = await withCode();
  await age(claim.account, 601);
  expect(await codeOf(reset({ ...claim, code }))).toBe('102');
});

test('wrong codes end it with 103, also many at once; a code that was never requested is 101', async () => {
  const { claim, code } = await withCode();
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () => codeOf(reset({ ...claim, code: wrong(code) }))),
  );
  expect(guesses.filter((guess) => guess === '101')).toHaveLength(WRONG_CODES_TO_END);
  expect(await codeOf(reset({ ...claim, code }))).toBe('103');
  const { account, memberEmail } = await person();
  expect(await codeOf(reset({ account, memberEmail }))).toBe('101');
});

test('of two resets at once one counts', async () => {
  const { claim, code } = await withCode();
  const codes = await Promise.all(
    ['fresh111', 'fresh222'].map((password) => codeOf(reset({ ...claim, code, password }))),
  );
  expect(codes.sort()).toEqual(['101', 'accepted']);
});

test('a password off its rule is 201 and costs no try', async () => {
  const { claim, code } = await withCode();
  for (let i = 0; i <= WRONG_CODES_TO_END; i += 1)
    expect(await codeOf(reset({ ...claim, code, password: 'letters' }))).toBe('201');
  expect(await codeOf(reset({ ...claim, code }))).toBe('accepted');
});

test('a common password, or the account’s name, is 202 and costs no try', async () => {
  const { claim, code } = await withCode();
  expect(await codeOf(reset({ ...claim, code, password: 'password1' }))).toBe('202');
  expect(await codeOf(reset({ ...claim, code, password: claim.account }))).toBe('202');
  expect(await codeOf(reset({ ...claim, code }))).toBe('accepted');
});

test.each([
  ['a blank account', { account: '  ', memberEmail: 'a@example.com' }],
  ['no contact', { account: 'player01' }],
  ['two contacts', { account: 'player01', memberEmail: 'a@example.com', memberPhone: '5550100' }],
  ['no e-mail address', { account: 'player01', memberEmail: 'player01' }],
  ['no phone number', { account: 'player01', memberPhone: 'call me' }],
] as const)('%s is 101', async (_name, claim) => {
  expect(await codeOf(forgot(claim))).toBe('101');
  expect(await codeOf(reset(claim))).toBe('101');
});

test('a captcha that is wrong or used is 105, an address that is kept out 106', async () => {
  const { account, memberEmail } = await person();
  const used = await captcha();
  expect(await codeOf(forgot({ account, memberEmail, ...used }))).toBe('accepted');
  expect(await codeOf(forgot({ account, memberEmail, ...used }))).toBe('105');
  expect(await codeOf(forgot({ account, memberEmail, answer: '1' }))).toBe('105');
  expect(await codeOf(forgot({ account, memberEmail }, OUTSIDE))).toBe('106');
  expect(await codeOf(reset({ account, memberEmail }, OUTSIDE))).toBe('106');
});

test('one contact gets few codes a day, and one network requests few, then 103', async () => {
  const { account, memberEmail } = await person();
  for (let i = 0; i < REQUESTS_OF_CLAIM_PER_DAY; i += 1) {
    expect(await codeOf(forgot({ account, memberEmail }))).toBe('accepted');
    await requestsHandled(platform);
    await age(account, 301);
  }
  expect(await codeOf(forgot({ account, memberEmail }))).toBe('103');
  const headers = freshNetwork();
  for (let i = 0; i < REQUESTS_OF_NETWORK_PER_DAY * FACTOR; i += 1)
    expect(await codeOf(forgot({ account: `any${i}`, memberEmail: 'any@example.com' }, headers))).toBe(
      'accepted',
    );
  expect(await codeOf(forgot({ account: 'any', memberEmail: 'any@example.com' }, headers))).toBe('103');
});

/** A sample of the seed. */
const sample = { account: 'player04', memberPhone: '5550104' };

test.each([
  ['sends no SMS', { smsEnabled: false }],
  ['has no credit for SMS', { smsCredit: 0 }],
])('a site that %s refuses a code by SMS with 104, for every account alike', async (_name, change) => {
  const [before] = await platform.db.select().from(registrationSettings);
  await platform.db.update(registrationSettings).set(change);
  const { account, memberPhone } = sample;
  expect(await codeOf(forgot({ account, memberPhone }))).toBe('104');
  expect(await codeOf(forgot({ account: 'no-such-account', memberPhone: '5559999' }))).toBe('104');
  expect(await codeOf(forgot({ account, memberEmail: 'any@example.com' }))).toBe('accepted');
  await requestsHandled(platform);
  expect(await messagesTo(platform, memberPhone)).toEqual([]);
  await platform.db.update(registrationSettings).set({
    smsEnabled: before?.smsEnabled,
    smsCredit: before?.smsCredit,
  });
});

test('keeps the credit that another took between the request and the message', async () => {
  const { account, memberPhone } = sample;
  const [before] = await platform.db.select().from(registrationSettings);
  expect(await codeOf(forgot({ account, memberPhone }))).toBe('accepted');
  await platform.db.update(registrationSettings).set({ smsCredit: 0 });
  await requestsHandled(platform);
  const [after] = await platform.db.select().from(registrationSettings);
  await platform.db.update(registrationSettings).set({ smsCredit: before?.smsCredit });
  expect(after?.smsCredit).toBe(0);
});

test('a reset that is sent again with its key gets the first answer', async () => {
  const { claim, code } = await withCode();
  const headers = { ...freshNetwork(), [HEADERS.idempotencyKey]: randomUUID() };
  expect(await codeOf(reset({ ...claim, code }, headers))).toBe('accepted');
  expect(await codeOf(reset({ ...claim, code }, headers))).toBe('accepted');
  expect(await codeOf(reset({ ...claim, code }))).toBe('101');
});
