import { eq } from 'drizzle-orm';
import { isRefusal } from '@tessera/wire';
import { members } from '../db/schema/members.ts';
import { registrationBlocks } from '../db/schema/registration.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { visitorsOf } from './auth.fixture.ts';
import { claimOf } from './password/claim.ts';
import { emailKeyOf } from './registration-fields.ts';
import { couldAnswer, isAnswer, type Known } from './questions.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 100 });
});
afterAll(() => platform.close());
const { register } = visitorsOf(() => platform);

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => (isRefusal(error) ? (error.code ?? '') : String(error)),
  );

test('stores what was typed in one form, and finds it again in any other', async () => {
  await register({
    memberAccount: ' ｔｙｐｅｄ０１ ',
    memberName: 'Ana\u00a0 O’Li',
    memberEmail: ' Ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    memberPhone: '+1 (555) 765-4321',
    memberBirthday: '1990/2/28',
  });
  const [member] = await platform.db.select().from(members).where(eq(members.account, 'typed01'));
  expect(member).toMatchObject({
    name: "Ana O'Li",
    email: 'Ana@example.com',
    phone: '5557654321',
    birthday: '1990-02-28',
  });
  expect(await codeOf(register({ memberPhone: '555.765.4321' }))).toBe('104');
  const scope = { siteId: 1, memberCurrency: 'USD', verification: 1 } as const;
  const check = (given: object) => codeOf(platform.send('registerVerification', { ...scope, ...given }));
  expect(await check({ memberPhone: '１ ５５５ ７６５ ４３２１' })).toBe('104');
  expect(await check({ memberEmail: 'ana@example。com' })).toBe('105');
  expect(await check({ memberAccount: 'Typed01 ' })).toBe('102');
});

test('finds numbers that were stored in another form, as taken and as blocked', async () => {
  await register({ memberAccount: 'earlier1', memberPhone: '5557770001' });
  // As it was stored before numbers were read.
  await platform.db.update(members).set({ phone: '15557770001' }).where(eq(members.account, 'earlier1'));
  expect(await codeOf(register({ memberPhone: '+1 555 777 0001' }))).toBe('104');
  expect(await codeOf(register({ memberPhone: '15557770001' }))).toBe('104');
  await platform.db
    .insert(registrationBlocks)
    .values(['15557770002', '+15557770003'].map((value) => ({ field: 'member_phone' as const, value })));
  expect(await codeOf(register({ memberPhone: '(555) 777-0002' }))).toBe('215');
  expect(await codeOf(register({ memberPhone: '1 555 777 0003' }))).toBe('215');
});

test('reads the contact of a forgotten password like the form', () => {
  const claim = (memberPhone: string) => claimOf({ account: 'ana', memberPhone })?.contact;
  expect(claim(' (555) 765-4321')).toBe('5557654321');
  expect(claim('+1 555 765 4321')).toBe('+15557654321');
  expect(claimOf({ account: 'ana', memberEmail: 'ａｎａ＠example。com' })?.contact).toBe('ana@example.com');
});

test('finds an address whose host the browser has encoded, or not', async () => {
  await register({ memberAccount: 'encoded1', memberEmail: 'ana@bücher.example' });
  const [member] = await platform.db.select().from(members).where(eq(members.account, 'encoded1'));
  // It is written to as it was typed.
  expect(member?.email).toBe('ana@bücher.example');
  const encoded = 'ANA@xn--bcher-kva.example';
  expect(await codeOf(register({ memberEmail: encoded }))).toBe('105');
  const claim = (memberEmail: string) => claimOf({ account: 'ana', memberEmail })?.contact;
  expect(claim(encoded)).toBe(member?.emailKey);
  expect(claim('ana@BÜCHER.example'.normalize('NFD'))).toBe(member?.emailKey);
  await platform.db
    .insert(registrationBlocks)
    .values({ field: 'member_email', value: emailKeyOf('@verboten-ß.example') });
  expect(await codeOf(register({ memberEmail: 'li@xn--verboten--o1a.example' }))).toBe('216');
});

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['Ana@xn--bcher-kva.example', 'ana@bücher.example'],
  ['Ana@BÜCHER.example', 'ana@bücher.example'],
  ['@xn--bcher-kva.example', '@bücher.example'],
  // No host that could be decoded.
  ['ana@xn--zzzzzzzzz.example', 'ana@xn--zzzzzzzzz.example'],
  ['ana', 'ana'],
  ['ana@', 'ana@'],
  ['ana@a b', 'ana@a b'],
  ['', ''],
])('compares the address %j as %j', (email, key) => expect(emailKeyOf(email)).toBe(key));

test.each([
  ['member_phone', '+91 98765-43210'],
  ['member_phone', '०९८७६५ ४३२१०'],
  ['member_name', 'ana  o‘li'],
  ['member_email', 'ＡＮＡ＠example.com'],
  ['identity_id', 'ab １２３'],
] as const)('accepts as the answer to %s: %j', async (question, answer) => {
  const known: Known = {
    member: { name: "Ana O'Li", phone: '9876543210', emailKey: 'ana@example.com', currency: 'INR' },
    security: { identityId: 'AB123', withdrawPasswordHash: null },
  };
  expect(couldAnswer(question, answer)).toBe(true);
  expect(await isAnswer(known, question, answer)).toBe(true);
});
