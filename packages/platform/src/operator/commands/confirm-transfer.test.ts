import { eq } from 'drizzle-orm';
import { deposits } from '../../db/schema/cashier.ts';
import { auditEntries } from '../../db/schema/content.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { cashierOf, PAYMENT_KEY } from '../../testing/cashier.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { openSocket } from '../../testing/socket.ts';

let platform: TestPlatform;
let token: string;
let before: number;
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY, rateLimitFactor: 100 });
  token = await platform.logIn();
});
beforeEach(async () => {
  const ended = { status: 'cancelled', closedAt: new Date() } as const;
  await platform.db.update(deposits).set(ended).where(eq(deposits.status, 'pending'));
  before = await cashier.cash(token);
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const cashier = cashierOf(() => platform);
const { run, done } = operatorOf(() => platform);
const detailOf = (orderNumber: string) => platform.send('depositDetail', { orderNumber }, { token });
const confirm = (orderNumber: string, ...options: string[]) =>
  run('deposits', 'confirm', '--id', orderNumber, ...options);
const credited = async () => (await cashier.cash(token)) - before;
const set = (...options: string[]) =>
  done('deposit-methods', 'set', '--currency', 'USD', '--kind', 'bank_transfer', ...options);

test('an order by bank transfer names the site’s account and its own number as the reference', async () => {
  const { list } = await platform.send('depositMethods', {}, { token });
  expect(list.filter(({ isTransfer }) => isTransfer === 1).map(({ kind }) => kind)).toEqual([
    'bank_transfer',
  ]);
  const { orderNumber, url, expiresAt } = await cashier.order(token, '20.05', 'bank_transfer');
  expect(new URL(url).pathname + new URL(url).search).toBe(`/user/Deposit?order=${orderNumber}`);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(4 * 24 * 3_600_000);
  expect(await detailOf(orderNumber)).toMatchObject({
    url: null,
    usualMinutes: 1_440,
    transfer: {
      bankName: 'Sample Bank',
      holderName: 'Tessera Sample Site',
      accountNumber: '000123000456',
      branchCode: null,
      reference: orderNumber,
    },
    detail: { status: 'pending', amount: '20.05' },
  });
});

test('a confirmed transfer is credited once, and the member’s browsers are notified', async () => {
  const { id } = await platform.send('layout', {}, { token });
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${id}`, token);
  await browser.settle();
  const { orderNumber } = await cashier.order(token, '30', 'bank_transfer');
  expect(await confirm(orderNumber)).toEqual({
    code: 0,
    said: `The deposit ${orderNumber} of 30.00 USD is credited.`,
  });
  expect((await browser.next('member_deposit.success'))[1]).toMatchObject({
    order_number: orderNumber,
    deposit_amount: '30.00',
  });
  browser.close();
  expect(await confirm(orderNumber)).toEqual({
    code: 1,
    said: `The deposit ${orderNumber} is paid already.`,
  });
  expect(await credited()).toBe(30);
  expect(await detailOf(orderNumber)).toMatchObject({
    url: null,
    transfer: null,
    detail: { status: 'paid' },
  });
  expect((await platform.db.select().from(auditEntries)).at(-1)).toMatchObject({
    operator: 'mira',
    command: 'deposits confirm',
    subject: `deposit ${orderNumber}`,
    before: { status: 'pending', amount: '30.00 USD' },
    after: { status: 'paid', amount: '30.00 USD' },
  });
});

test('of two confirmations at once one is carried out', async () => {
  const { orderNumber } = await cashier.order(token, '20', 'bank_transfer');
  const outcomes = await Promise.all([confirm(orderNumber), confirm(orderNumber)]);
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1]);
  expect(await credited()).toBe(20);
});

test('what arrived is credited, also after the order was cancelled', async () => {
  const { orderNumber } = await cashier.order(token, '40', 'bank_transfer');
  await platform.send('depositCancel', { orderNumber }, { token });
  expect((await confirm(orderNumber, '--amount', '39.5')).code).toBe(0);
  expect(await credited()).toBe(39.5);
  expect((await detailOf(orderNumber)).detail).toMatchObject({ status: 'paid', amount: '39.50' });
});

test('only an order by bank transfer is confirmed, with an amount of its currency', async () => {
  const { orderNumber: card } = await cashier.order(token, '20');
  expect((await confirm(card)).said).toBe(`The deposit ${card} is not paid by a bank transfer.`);
  expect((await confirm('D0-NONE')).said).toBe('There is no deposit D0-NONE.');
  const { orderNumber } = await cashier.order(token, '20', 'bank_transfer');
  for (const amount of ['0', '1.001', 'ten']) {
    expect((await confirm(orderNumber, '--amount', amount)).said).toContain('must be an amount of USD');
  }
  expect(await credited()).toBe(0);
});

test('the operator sets the account of a method, how long its orders wait, or the payment page instead', async () => {
  const line = await set('--transfer', 'First Bank; Our Company; 4711; 021', '--open-minutes', '60');
  expect(line).toBe(
    'bank_transfer  20.00 to 10000.00 USD  1440 min  open for 60 min  to First Bank; Our Company; 4711; 021',
  );
  const { orderNumber } = await cashier.order(token, '20', 'bank_transfer');
  expect((await detailOf(orderNumber)).transfer).toEqual({
    bankName: 'First Bank',
    holderName: 'Our Company',
    accountNumber: '4711',
    branchCode: '021',
    reference: orderNumber,
  });
  for (const wrong of ['First Bank', 'a; b; ', 'a; b; c; ', 'a; b; c; d; e', `${'a'.repeat(101)}; b; c`]) {
    const outcome = await run(
      ...['deposit-methods', 'set', '--currency', 'USD', '--kind', 'bank_transfer', '--transfer', wrong],
    );
    expect(outcome).toEqual({ code: 1, said: expect.stringContaining('--transfer') });
  }
  await set('--transfer', 'off');
  const hosted = await cashier.order(token, '20', 'bank_transfer');
  expect(hosted.url).toContain('/sandbox-pay/');
  expect(await detailOf(hosted.orderNumber)).toMatchObject({ url: hosted.url, transfer: null });
});
