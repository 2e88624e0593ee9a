import { eq } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Calls, PayloadOf } from '@tessera/wire';
import { FAILURES_TO_LOCK } from '../auth/lockout.ts';
import { bankAccounts } from '../db/schema/cashier.ts';
import { letters } from '../db/schema/content.ts';
import { members } from '../db/schema/members.ts';
import { loginFailures } from '../db/schema/security.ts';
import { cashierOf, USD_ACCOUNT, WITHDRAW_PASSWORD } from '../testing/cashier.ts';
import { codeOf, dataOf, wordsOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { addBankAccount } from './bank-accounts.ts';
import { BANK_FORMATS, readAccount } from './bank-formats.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 100 });
  token = await platform.logIn();
  await cashier.allowCancelling();
});
beforeEach(() => platform.db.delete(bankAccounts));
afterAll(() => platform.close());

const cashier = cashierOf(() => platform);
const add = (given: Partial<PayloadOf<Calls['bankAccountAdd']>> = {}, who = token) =>
  platform.send('bankAccountAdd', { ...USD_ACCOUNT, ...given }, { token: who });
const list = (who = token) => platform.send('bankAccountList', {}, { token: who });
const numbered = (index: number) => ({ accountNumber: `00012345678${index}` });

test('without a withdraw password nothing is bound', async () => {
  expect(await codeOf(add())).toBe('102');
  await cashier.setWithdrawPassword(token);
  expect(await codeOf(add())).toBe('accepted');
});

test('a bound account is listed masked, the first one is the default', async () => {
  await add({ accountNumber: '0001 2345-6780' });
  await add({ ...numbered(1), bankName: '  Second Bank ' });
  const { list: accounts, limit, format, holderName } = await list();
  expect(accounts).toMatchObject([
    { accountNumber: '••••••••6780', isDefault: 1, isVerified: 0, branchCode: '021000021' },
    { accountNumber: '••••••••6781', isDefault: 0, bankName: 'Second Bank' },
  ]);
  expect(JSON.stringify(accounts)).not.toContain('00012345678');
  expect({ limit, holderName }).toEqual({ limit: 5, holderName: 'Grace Porter' });
  expect(format).toEqual({
    numberPattern: '^\\d{4,17}$',
    branch: { kind: 'routing', pattern: '^\\d{9}$' },
  });
});

test('an account is refused with its reason', async () => {
  expect(await codeOf(add({ withdrawPassword: '9999' }))).toBe('101');
  expect(await codeOf(add({ holderName: 'Somebody Else' }))).toBe('104');
  expect(await codeOf(add({ holderName: 'GRACE  PÓRTER' }))).toBe('accepted');
  expect(await dataOf(add({ accountNumber: '12x4' }))).toEqual({ field: 'account_number' });
  expect(await codeOf(add({ accountNumber: '123' }))).toBe('106');
  expect(await dataOf(add({ branchCode: '021000022' }))).toEqual({ field: 'branch_code' });
  expect(await codeOf(add({ branchCode: '' }))).toBe('106');
  for (const bad of [{ bankName: ' ' }, { holderName: '' }, { withdrawPassword: '12' }]) {
    expect(await codeOf(add(bad))).toBe('400');
  }
});

test.each([
  ['Ann\u001b[1G\u001b[2KW1  100.00 USD  to Bank 99999999 (Ann Lee)'],
  ['Grace\nPorter'],
  ['Grace \u202eretroP'],
  ['Grace\u2028Porter'],
])('the holder %j is refused by the field’s name, and so is such a bank', async (text) => {
  const messageOf = (given: Partial<PayloadOf<Calls['bankAccountAdd']>>) => wordsOf(add(given));
  const reason = 'must be one line without control or bidirectional characters';
  expect(await messageOf({ holderName: text })).toBe(`holder_name: ${reason}`);
  expect(await messageOf({ bankName: text })).toBe(`bank_name: ${reason}`);
});

test('a holder is compared without case, accents and the form of Unicode, and stored composed', async () => {
  const name = 'Đặng Thị Bích';
  const [member] = await platform.db.select().from(members).where(eq(members.account, 'player01'));
  const named = { id: member?.id ?? 0, currency: 'USD', name } as const;
  const bind = (holderName: string) =>
    addBankAccount(platform.db, named, {
      ...USD_ACCOUNT,
      bankName: 'Ngân hàng'.normalize('NFD'),
      holderName,
    });
  const bound = await bind(` ${name.normalize('NFD')} `);
  expect(bound).toMatchObject({ kind: 'done', account: { holderName: name, bankName: 'Ngân hàng' } });
  await platform.db.delete(bankAccounts);
  expect(await bind('DANG THI BICH')).toMatchObject({ kind: 'done' });
  expect(await bind('Đặng Thị Bình')).toEqual({ kind: 'refused', code: '104' });
});

test('an account is bound once, by one member', async () => {
  const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(add())));
  expect(codes.sort()).toEqual(['107', '107', '107', '107', 'accepted']);
  const other = await platform.logIn('agent01', 'agent1234');
  await platform.send(
    'editWithdrawPassword',
    { password: 'agent1234', withdrawPassword: WITHDRAW_PASSWORD },
    { token: other },
  );
  expect(await codeOf(add({ holderName: 'Noah Fields' }, other))).toBe('107');
  expect(await codeOf(add({ holderName: 'Noah Fields', ...numbered(7) }, other))).toBe('accepted');
});

test('a member has five accounts at most, also when they are bound at once', async () => {
  for (const index of [0, 1]) await add(numbered(index));
  // No more at once than tries of the withdraw password are let through.
  const codes = await Promise.all([2, 3, 4, 5, 6, 7].map((index) => codeOf(add(numbered(index)))));
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(3);
  expect(codes.filter((code) => code === '105')).toHaveLength(3);
  expect((await list()).list.filter(({ isDefault }) => isDefault === 1)).toHaveLength(1);
});

test('of several first accounts at once, bound on several servers, one is the default', async () => {
  const [member] = await platform.db.select().from(members).where(eq(members.account, 'player01'));
  if (!member) throw new Error('there is no player01');
  const outcomes = await Promise.all(
    [1, 2, 3, 4].map((index) => {
      const { withdrawPassword: _proved, ...given } = { ...USD_ACCOUNT, ...numbered(index) };
      return addBankAccount(platform.db, member, given);
    }),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(Array(4).fill('done'));
  expect((await list()).list.map(({ isDefault }) => isDefault)).toEqual([1, 0, 0, 0]);
});

test('points are kept by no bank', async () => {
  const setCurrency = (currency: CurrencyCode) =>
    platform.db.update(members).set({ currency }).where(eq(members.account, 'player01'));
  await setCurrency('GP');
  expect(await codeOf(add())).toBe('108');
  expect((await list()).format).toBeNull();
  await setCurrency('USD');
});

test('what is unbound is free again, and another account is the default then', async () => {
  const { account } = await add();
  const { account: second } = await add(numbered(1));
  const remove = (id: number) => platform.send('bankAccountRemove', { id }, { token });
  expect(await codeOf(remove(2_000_000))).toBe('101');
  await remove(account.id);
  expect(await codeOf(remove(account.id))).toBe('101');
  expect((await list()).list).toMatchObject([{ id: second.id, isDefault: 1 }]);
  expect(await codeOf(add())).toBe('accepted');
});

test('an account that a withdrawal waits for stays', async () => {
  const { account } = await add();
  const { orderNumber } = await cashier.withdraw(token, account.id, '20');
  const remove = () => platform.send('bankAccountRemove', { id: account.id }, { token });
  expect(await codeOf(remove())).toBe('102');
  await platform.send('withdrawalCancel', { orderNumber }, { token });
  expect(await codeOf(remove())).toBe('accepted');
  await platform.db.execute('DELETE FROM withdrawals');
});

test('the default is the one that the member chooses', async () => {
  await add();
  const { account } = await add(numbered(1));
  await platform.send('bankAccountDefault', { id: account.id }, { token });
  expect((await list()).list).toMatchObject([{ id: account.id, isDefault: 1 }, { isDefault: 0 }]);
  expect(await codeOf(platform.send('bankAccountDefault', { id: 2_000_000 }, { token }))).toBe('101');
  const other = await platform.logIn('player02');
  expect(await codeOf(platform.send('bankAccountDefault', { id: account.id }, { token: other }))).toBe('101');
});

test('a letter and an event follow when an account is added, removed or made the default', async () => {
  const [member] = await platform.db.select().from(members).where(eq(members.account, 'player01'));
  if (!member) throw new Error('there is no player01');
  await platform.db.delete(letters);
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${member.id}`, token);
  await browser.settle();
  const { account } = await add();
  await browser.next('profile.updated');
  const { account: second } = await add(numbered(1));
  await browser.next('profile.updated');
  const choose = () => platform.send('bankAccountDefault', { id: second.id }, { token });
  await choose();
  await browser.next('profile.updated');
  await choose();
  await platform.send('bankAccountRemove', { id: account.id }, { token });
  await browser.next('profile.updated');
  browser.close();
  const written = await platform.db
    .select({ title: letters.title })
    .from(letters)
    .where(eq(letters.memberId, member.id))
    .orderBy(letters.id);
  expect(written.map(({ title }) => title.en_US)).toEqual([
    'A bank account was added',
    'A bank account was added',
    'Your default bank account was changed',
    'A bank account was removed',
  ]);
});

test('who guesses the withdraw password is stopped', async () => {
  await platform.db.delete(loginFailures);
  for (let tried = 0; tried < FAILURES_TO_LOCK; tried += 1) {
    expect(await codeOf(add({ withdrawPassword: '0000' }))).toBe('101');
  }
  expect(await codeOf(add())).toBe('103');
  await platform.db.delete(loginFailures);
});

test.each<[CurrencyCode, string, string | undefined, string | undefined]>([
  ['RMB', '6222 0212 3456 7890', undefined, undefined],
  ['RMB', '62220212', undefined, 'account_number'],
  ['INR', '123456789', 'hdfc0001234', undefined],
  ['INR', '123456789', 'HDFC1001234', 'branch_code'],
  ['JPY', '1234567', '0001-001', undefined],
  ['NGN', '0123456789', undefined, undefined],
  ['NGN', '012345678', undefined, 'account_number'],
  ['USD', '1234', '000000000', 'branch_code'],
])('%s: the account %s of %s is read as %s', (currency, accountNumber, branchCode, wrong) => {
  const format = BANK_FORMATS[currency];
  if (!format) throw new Error('it has no format');
  const account = readAccount(format, currency, { accountNumber, branchCode });
  if (wrong) expect(account).toBe(wrong);
  else expect(account).toMatchObject({ number: accountNumber.replaceAll(' ', '') });
});
