import { auditEntries } from '../../db/schema/content.ts';
import { HEADERS } from '@tessera/wire';
import { verifyLedger } from '../../ledger/verify.ts';
import { cashierOf, PAYMENT_KEY, USD_ACCOUNT } from '../../testing/cashier.ts';
import { codeOf } from '../../testing/forms.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { openSocket, type TestSocket } from '../../testing/socket.ts';

let platform: TestPlatform;
let token: string;
let browser: TestSocket;
let bankAccountId: number;
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY, rateLimitFactor: 100 });
  token = await platform.logIn();
  bankAccountId = await cashier.bindAccount(token);
  await cashier.allowCancelling();
  const { id } = await platform.send('layout', {}, { token });
  browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${id}`, token);
  await browser.settle();
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(async () => {
  browser.close();
  await platform.close();
});

const cashier = cashierOf(() => platform);
const { run, done } = operatorOf(() => platform);
const detail = async (orderNumber: string, language = 'en_US') =>
  (
    await platform.send(
      'withdrawalDetail',
      { orderNumber },
      { token, headers: { [HEADERS.language]: language } },
    )
  ).detail;
const newestLetter = async (language: 'en_US' | 'hi_IN') => {
  const query = {
    siteId: 1,
    language,
    active: 1,
    count: 1,
    page: 1,
    sortField: 'id',
    sortOrder: 'desc',
  } as const;
  return (await platform.send('letterList', query, { token })).list[0];
};
const lastAudit = async () => (await platform.db.select().from(auditEntries)).at(-1);

test('an approved withdrawal is paid out, told by letter, and written down', async () => {
  const before = await cashier.cash(token);
  const { orderNumber } = await cashier.withdraw(token, bankAccountId, '50');
  expect(await done('withdrawals', 'list')).toContain(`${orderNumber}`);
  expect(await done('withdrawals', 'list', '--member', 'player02')).toBe('None.');
  await browser.next('member.cash');
  await done('withdrawals', 'approve', '--id', orderNumber);
  expect((await browser.next('member.cash'))[1]).toMatchObject({ cash: (before - 50).toFixed(2) });
  await browser.next('letter.sent');
  await browser.next('profile.updated');
  expect(await detail(orderNumber)).toMatchObject({ status: 'approved', why: null });
  expect(await cashier.cash(token)).toBe(before - 50);
  const letter = await newestLetter('en_US');
  expect(letter?.title).toBe('Your withdrawal was approved');
  expect(letter?.content).toContain('50.00 USD');
  expect(letter?.content).toContain(orderNumber);
  expect(letter?.content).not.toContain(USD_ACCOUNT.accountNumber);
  expect(await lastAudit()).toMatchObject({
    operator: 'mira',
    command: 'withdrawals approve',
    subject: `withdrawal ${orderNumber}`,
    before: { status: 'pending' },
    after: { status: 'approved', amount: '50.00 USD' },
  });
  expect(await run('withdrawals', 'reject', '--id', orderNumber, '--why', 'late')).toEqual({
    code: 1,
    said: `The withdrawal ${orderNumber} is approved already.`,
  });
});

test('a rejected one comes back, and its member reads why, in the member’s language', async () => {
  const before = await cashier.cash(token);
  const { orderNumber } = await cashier.withdraw(token, bankAccountId, '50');
  await browser.next('member.cash');
  await done(
    'withdrawals',
    'reject',
    '--id',
    orderNumber,
    '--why',
    'Is <this> you?',
    '--why',
    'hi_IN=क्या यह आप हैं?',
  );
  expect((await browser.next('member.cash'))[1]).toMatchObject({ cash: before.toFixed(2) });
  expect(await detail(orderNumber)).toMatchObject({ status: 'rejected', why: 'Is <this> you?' });
  expect((await detail(orderNumber, 'hi_IN')).why).toBe('क्या यह आप हैं?');
  expect((await newestLetter('en_US'))?.content).toContain('Is &lt;this&gt; you?');
  expect((await newestLetter('hi_IN'))?.content).toContain('क्या यह आप हैं?');
  expect((await newestLetter('hi_IN'))?.title).toBe('आपकी निकासी स्वीकृत नहीं हुई');
  expect(await cashier.cash(token)).toBe(before);
  expect((await lastAudit())?.after).toMatchObject({ status: 'rejected', why: { en_US: 'Is <this> you?' } });
});

test('what a bank returned after the approval comes back to its member, who reads why, once', async () => {
  const before = await cashier.cash(token);
  const { orderNumber } = await cashier.withdraw(token, bankAccountId, '50');
  const bringBack = (...why: string[]) => run('withdrawals', 'return', '--id', orderNumber, ...why);
  expect((await bringBack('--why', 'Too early')).said).toBe(
    `The withdrawal ${orderNumber} is pending: it was not paid out.`,
  );
  await done('withdrawals', 'approve', '--id', orderNumber);
  await done('withdrawals', 'paid', '--id', orderNumber);
  expect((await bringBack()).said).toContain('--why is missing');
  expect((await bringBack('--why', 'The account is closed')).code).toBe(0);
  expect(await cashier.cash(token)).toBe(before);
  const { detail: shown, steps } = await platform.send('withdrawalDetail', { orderNumber }, { token });
  expect(shown).toMatchObject({ status: 'rejected', why: 'The account is closed' });
  expect(steps.map(({ step }) => step)).toEqual(['requested', 'in_progress', 'paid', 'rejected']);
  expect((await newestLetter('en_US'))?.content).toContain('The account is closed');
  expect(await lastAudit()).toMatchObject({
    command: 'withdrawals return',
    before: { status: 'approved' },
    after: { status: 'rejected', amount: '50.00 USD' },
  });
  expect((await bringBack('--why', 'Twice')).code).toBe(1);
  expect(await cashier.cash(token)).toBe(before);
});

test('each step of a withdrawal is shown with its time, and by when the next one is expected', async () => {
  const { orderNumber } = await cashier.withdraw(token, bankAccountId, '50');
  const progress = () => platform.send('withdrawalDetail', { orderNumber }, { token });
  const step = (name: string) => run('withdrawals', name, '--id', orderNumber);
  const namesOf = async () => (await progress()).steps.map((one) => one.step);
  const hoursLeft = async () =>
    Math.round((Date.parse((await progress()).expectedAt ?? '') - Date.now()) / 3_600_000);
  expect(await namesOf()).toEqual(['requested']);
  expect(await hoursLeft()).toBe(24);
  expect((await step('paid')).code).toBe(1);
  expect((await step('review')).code).toBe(0);
  expect((await browser.next('profile.updated'))[1]).toBeDefined();
  expect((await step('review')).code).toBe(1);
  expect(await namesOf()).toEqual(['requested', 'review']);
  await step('approve');
  await done('cashier', 'set', '--currency', 'USD', '--payout-hours', '48');
  expect(await namesOf()).toEqual(['requested', 'review', 'approved', 'in_progress']);
  expect(await hoursLeft()).toBe(48);
  expect((await step('review')).code).toBe(1);
  expect((await step('paid')).said).toContain('50.00 USD: paid');
  expect((await lastAudit())?.after).toMatchObject({ step: 'paid' });
  expect(await namesOf()).toEqual(['requested', 'review', 'approved', 'in_progress', 'paid']);
  expect(await progress()).toMatchObject({ expectedAt: null, isCancellable: 0 });
  expect((await run('withdrawals', 'paid', '--id', 'W0-NONE')).code).toBe(1);
});

test('of an approval, a rejection and a cancellation at once exactly one is carried out', async () => {
  const before = await cashier.cash(token);
  const { orderNumber } = await cashier.withdraw(token, bankAccountId, '50');
  const [approved, rejected, cancelled] = await Promise.all([
    run('withdrawals', 'approve', '--id', orderNumber),
    run('withdrawals', 'reject', '--id', orderNumber, '--why', 'no'),
    codeOf(platform.send('withdrawalCancel', { orderNumber }, { token })),
  ]);
  const winners = [approved.code === 0, rejected.code === 0, cancelled === 'accepted'];
  expect(winners.filter(Boolean)).toHaveLength(1);
  const { status } = await detail(orderNumber);
  expect(status).toBe(['approved', 'rejected', 'cancelled'][winners.indexOf(true)]);
  expect(await cashier.cash(token)).toBe(status === 'approved' ? before - 50 : before);
});

test('deposits and bank accounts are listed; a verified account lets its member deposit where that is asked for', async () => {
  const orderNumber = await cashier.deposit(token, '10');
  expect(await done('deposits', 'list', '--status', 'paid', '--member', 'player01')).toContain(
    `${orderNumber}  `,
  );
  expect(await done('deposits', 'list', '--status', 'failed')).toBe('None.');
  await done('cashier', 'set', '--currency', 'USD', '--verified-account', 'on');
  expect(await codeOf(cashier.order(token, '10'))).toBe('105');
  expect(await done('bank-accounts', 'list')).toContain(`${bankAccountId}  player01  USD  First Bank`);
  await done('bank-accounts', 'verify', '--id', String(bankAccountId));
  expect(await done('bank-accounts', 'list')).toContain('verified');
  expect(await codeOf(cashier.order(token, '10'))).toBe('accepted');
  expect((await run('bank-accounts', 'verify', '--id', String(bankAccountId))).code).toBe(1);
  await done('cashier', 'set', '--currency', 'USD', '--verified-account', 'off');
});

test('what holds at the cashier is set per currency, and holds from then on', async () => {
  await done('cashier', 'set', '--currency', 'USD', '--withdrawal-minimum', '60', '--turnover', '100');
  expect(await codeOf(cashier.withdraw(token, bankAccountId, '50'))).toBe('105');
  expect(await codeOf(cashier.withdraw(token, bankAccountId, '60'))).toBe('108');
  expect(await lastAudit()).toMatchObject({
    subject: 'cashier USD',
    before: { withdrawalMinimum: '20.00', turnoverPercent: 0 },
    after: { withdrawalMinimum: '60.00', turnoverPercent: 100 },
  });
  await done('cashier', 'set', '--currency', 'USD', '--withdrawal-minimum', '20', '--turnover', '0');
});

test('a way to deposit is closed, opened, and given another range', async () => {
  const methodId = await cashier.methodId(token);
  const order = (amount: string) => codeOf(platform.send('depositCreate', { methodId, amount }, { token }));
  const set = (...options: string[]) =>
    done('deposit-methods', 'set', '--currency', 'USD', '--kind', 'card', ...options);
  await set('--open', 'off');
  expect(await done('deposit-methods', 'list', '--currency', 'USD')).toContain(
    'card  10.00 to 2000.00 USD  1 min  closed',
  );
  expect(await order('10')).toBe('101');
  const { list } = await platform.send('depositMethods', {}, { token });
  expect(list.map(({ kind }) => kind)).not.toContain('card');
  await set('--open', 'on', '--minimum', '11', '--maximum', '12', '--usual-minutes', '15');
  const changed = await platform.send('depositMethods', {}, { token });
  expect(changed.list.find(({ kind }) => kind === 'card')).toMatchObject({ usualMinutes: 15, fee: '0.00' });
  expect(await order('10')).toBe('102');
  expect(await order('13')).toBe('102');
  expect(await order('11')).toBe('accepted');
  expect(await lastAudit()).toMatchObject({
    subject: 'deposit method card USD',
    before: 'card  10.00 to 2000.00 USD  1 min  closed',
    after: 'card  11.00 to 12.00 USD  15 min',
  });
});

test('a way to deposit is offered on the devices that it works on', async () => {
  const set = (device: string) =>
    done('deposit-methods', 'set', '--currency', 'USD', '--kind', 'crypto', '--device', device);
  const isOffered = async (device?: 1 | 2 | 7) => {
    const { list } = await platform.send('depositMethods', device ? { device } : {}, { token });
    return list.some(({ kind }) => kind === 'crypto');
  };
  expect(await set('desktop')).toBe('crypto  20.00 to 10000.00 USD  on desktop only  30 min');
  expect([await isOffered(1), await isOffered(2), await isOffered(7), await isOffered()]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  await set('mobile');
  expect([await isOffered(1), await isOffered(2), await isOffered(7)]).toEqual([false, true, true]);
  await set('all');
  expect([await isOffered(1), await isOffered(2)]).toEqual([true, true]);
});

test.each([
  [['withdrawals', 'approve', '--id', 'W0-NONE'], /no withdrawal W0-NONE/],
  [['withdrawals', 'reject', '--id', 'W0-NONE'], /--why is missing/],
  [['withdrawals', 'list', '--status', 'paid'], /--status "paid" must be one of/],
  [['deposits', 'list', '--member', 'nobody99'], /no member/],
  [['bank-accounts', 'verify', '--id', '2000000'], /no bank account/],
  [['deposit-methods', 'set', '--currency', 'GP', '--kind', 'card', '--open', 'on'], /no card in GP/],
  [['deposit-methods', 'set', '--currency', 'USD', '--kind', 'fast'], /Say what to set/],
  [['deposit-methods', 'set', '--currency', 'USD', '--kind', 'fast', '--maximum', '1'], /not below/],
  [['cashier', 'set', '--currency', 'USD'], /Say what to set/],
  [['cashier', 'set', '--currency', 'USD', '--withdrawal-maximum', '1'], /must not be below/],
  [['cashier', 'set', '--currency', 'JPY', '--withdrawal-minimum', '1.5'], /must be an amount of JPY/],
])('%j is refused with what to do', async (args, reason) => {
  const { code, said } = await run(...args);
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(reason) });
});
