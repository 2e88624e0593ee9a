import { and, eq } from 'drizzle-orm';
import { phoneCodes, registrationSettings } from '../db/schema/registration.ts';
import { registerFields } from '../db/schema/site.ts';
import { codeOf, formsOf, from } from '../testing/forms.ts';
import { codeSentTo, messagesTo } from '../testing/outbox.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import {
  CODES_OF_PHONE_PER_DAY,
  UNPROVED_CODES_OF_NETWORK_PER_DAY,
  WRONG_ANSWERS_TO_END,
} from './phone-codes.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 10 });
  forms = formsOf(platform);
  await platform.db
    .update(registerFields)
    .set({ isDisplay: true, isVerification: true })
    .where(and(eq(registerFields.currency, 'USD'), eq(registerFields.name, 'member_phone')));
});
afterAll(() => platform.close());

let numbers = 0;
const freshPhone = () => `55510${String((numbers += 1)).padStart(4, '0')}`;
const request = (memberPhone: string) =>
  ({ memberPhone, currency: 'USD', type: 'register_member', siteId: 1 }) as const;
const ask = async (memberPhone: string, headers: Record<string, string> = {}) =>
  platform.send('registerSms', { ...request(memberPhone), ...(await forms.captcha(2)) }, { headers });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const change = (is: Partial<typeof registrationSettings.$inferInsert>) =>
  platform.db.update(registrationSettings).set(is);

test('a code arrives, is kept as a hash only, and proves the phone of one registration', async () => {
  const memberPhone = freshPhone();
  await ask(` ${memberPhone} `);
  const phoneVerify = await codeSentTo(platform, memberPhone);
  expect(phoneVerify).toMatch(/^\d{6}$/);
  const [kept] = await platform.db.select().from(phoneCodes).where(eq(phoneCodes.phone, memberPhone));
  expect(JSON.stringify(kept)).not.toContain(phoneVerify);
  expect(await codeOf(forms.register({ memberPhone, phoneVerify }))).toBe('accepted');
  expect(await codeOf(forms.register({ memberPhone: freshPhone(), phoneVerify }))).toBe('222');
});

test('a registration without the code, or with another, is 113; without a phone it needs none', async () => {
  const memberPhone = freshPhone();
  expect(await codeOf(forms.register({ memberPhone }))).toBe('113');
  expect(await codeOf(forms.register({ memberPhone, phoneVerify: '12a456' }))).toBe('113');
  await ask(memberPhone);
  const code = await codeSentTo(platform, memberPhone);
  expect(await codeOf(forms.register({ memberPhone, phoneVerify: wrong(code) }))).toBe('113');
  expect(await codeOf(forms.register({ memberPhone, phoneVerify: code }))).toBe('accepted');
  expect(await codeOf(forms.register())).toBe('accepted');
});

test('a phone that no code was sent to is 222, and so is a code of five minutes ago', async () => {
  const memberPhone = freshPhone();
  expect(await codeOf(forms.register({ memberPhone, phoneVerify: '123456' }))).toBe('222');
  await ask(memberPhone);
  const phoneVerify = await codeSentTo(platform, memberPhone);
  await platform.db
    .update(phoneCodes)
    .set({ createdAt: new Date(Date.now() - 301_000) })
    .where(eq(phoneCodes.phone, memberPhone));
  expect(await codeOf(forms.register({ memberPhone, phoneVerify }))).toBe('222');
});

test('on blur the code is looked at and not used up; guesses have an end, also many at once', async () => {
  const memberPhone = freshPhone();
  await ask(memberPhone);
  const code = await codeSentTo(platform, memberPhone);
  const look = (phoneVerify: string) =>
    codeOf(
      platform.send('registerVerification', {
        siteId: 1,
        memberCurrency: 'USD',
        verification: 1,
        memberPhone,
        phoneVerify,
      }),
    );
  expect([await look(code), await look(code)]).toEqual(['accepted', 'accepted']);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => look(wrong(code))));
  expect(guesses.filter((guess) => guess === '113')).toHaveLength(WRONG_ANSWERS_TO_END);
  expect(await look(code)).toBe('222');
});

test('a registration that fails for another reason leaves the code good', async () => {
  const memberPhone = freshPhone();
  await ask(memberPhone);
  const phoneVerify = await codeSentTo(platform, memberPhone);
  expect(await codeOf(forms.register({ memberPhone, phoneVerify, answer: '0000' }))).toBe('224');
  expect(await codeOf(forms.register({ memberPhone, phoneVerify }))).toBe('accepted');
});

test('a blank phone is 201, one that is none of the currency 099', async () => {
  expect(await codeOf(ask('  '))).toBe('201');
  expect(await codeOf(ask('12ab5678'))).toBe('099');
  expect(await codeOf(ask('12345'))).toBe('099');
  const vnd = { currency: 'VND', type: 'register_member', siteId: 1 } as const;
  expect(await codeOf(platform.send('registerSms', { ...vnd, memberPhone: '123456789' }))).toBe('099');
});

test('a second code within five minutes is 102, of many at once one is sent', async () => {
  const memberPhone = freshPhone();
  const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(ask(memberPhone))));
  expect(codes.sort()).toEqual(['102', '102', '102', 'accepted']);
});

test('one network may not ask for code after code, for whomever', async () => {
  const asked = [];
  for (let i = 0; i < 51; i += 1) asked.push(await codeOf(ask(freshPhone(), from('203.0.113.9'))));
  expect(asked.filter((code) => code === 'accepted')).toHaveLength(50);
  expect(asked.at(-1)).toBe('102');
  expect(await codeOf(ask(freshPhone(), from('203.0.113.10')))).toBe('accepted');
});

test('a network that sends no captcha gets few codes a day, then 104; with one it goes on', async () => {
  const headers = from('203.0.113.11');
  const askWithout = () => codeOf(platform.send('registerSms', request(freshPhone()), { headers }));
  for (let i = 0; i < UNPROVED_CODES_OF_NETWORK_PER_DAY * 10; i += 1)
    expect(await askWithout()).toBe('accepted');
  expect(await askWithout()).toBe('104');
  const wrongAnswer = { ...(await forms.captcha(2)), answer: '0000' };
  expect(
    await codeOf(platform.send('registerSms', { ...request(freshPhone()), ...wrongAnswer }, { headers })),
  ).toBe('104');
  expect(await codeOf(ask(freshPhone(), headers))).toBe('accepted');
});

test('a number that had as many codes as a day allows is 104', async () => {
  const memberPhone = freshPhone();
  for (let i = 0; i < CODES_OF_PHONE_PER_DAY; i += 1) {
    expect(await codeOf(ask(memberPhone))).toBe('accepted');
    await platform.db
      .update(phoneCodes)
      .set({ createdAt: new Date(Date.now() - 400_000) })
      .where(eq(phoneCodes.phone, memberPhone));
  }
  expect(await codeOf(ask(memberPhone))).toBe('104');
});

test('a site that sends none is 104, one whose credit is used up 103', async () => {
  await change({ smsEnabled: false });
  expect(await codeOf(ask(freshPhone()))).toBe('104');
  await change({ smsEnabled: true, smsCredit: 1 });
  const codes = await Promise.all([codeOf(ask(freshPhone())), codeOf(ask(freshPhone()))]);
  expect(codes.sort()).toEqual(['103', 'accepted']);
  await change({ smsCredit: 10 });
});

test('the message names the site and is in the language of the request', async () => {
  const memberPhone = freshPhone();
  await ask(memberPhone, { language: 'vi_VN' });
  const [message] = await messagesTo(platform, memberPhone);
  expect(message).toMatchObject({ channel: 'sms', state: 'kept' });
  expect(message?.body).toMatch(/^Tessera: \d{6} là mã xác nhận/);
});
