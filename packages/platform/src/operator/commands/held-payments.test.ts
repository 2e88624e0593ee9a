import { eq } from 'drizzle-orm';
import { deposits } from '../../db/schema/cashier.ts';
import { auditEntries } from '../../db/schema/content.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { cashierOf, PAYMENT_KEY } from '../../testing/cashier.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { openSocket, type TestSocket } from '../../testing/socket.ts';

let platform: TestPlatform;
let token: string;
let browser: TestSocket;
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY, rateLimitFactor: 100 });
  token = await platform.logIn();
  const { id } = await platform.send('layout', {}, { token });
  browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${id}`, token);
  await browser.settle();
});
beforeEach(() =>
  platform.db
    .update(deposits)
    .set({ status: 'cancelled', closedAt: new Date() })
    .where(eq(deposits.status, 'pending')),
);
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(async () => {
  browser.close();
  await platform.close();
});

const cashier = cashierOf(() => platform);
const { run, done } = operatorOf(() => platform);
const lastAudit = async () => (await platform.db.select().from(auditEntries)).at(-1);

/** Reports a payment of another amount than an order of 10 USD. @returns the order, and the id under which it is held */
async function heldPayment(amount: string, orderNumber?: string) {
  const order = orderNumber ?? (await cashier.order(token, '10')).orderNumber;
  await cashier.notify({ orderNumber: order, status: 'paid', amount, currency: 'USD' });
  const line = (await done('deposits', 'held')).split('\n').find((one) => one.includes(order)) ?? '';
  return { orderNumber: order, id: line.split(' ')[0] ?? '', line };
}
const detailOf = (orderNumber: string) => platform.send('depositDetail', { orderNumber }, { token });
const detail = async (orderNumber: string) => (await detailOf(orderNumber)).detail;

test('lists what was paid and fits no order, with its reason and member', async () => {
  expect(await done('deposits', 'held')).toBe('None.');
  const { line, orderNumber } = await heldPayment('12.5');
  expect(line).toMatch(/^\d+ {2}\d{4}-\S+Z {2}/);
  expect(line).toContain(`sandbox  ${orderNumber}  12.5 USD  player01  other amount`);
  expect((await heldPayment('3', 'D0-NONE')).line).toContain('D0-NONE  3 USD  -  unknown order');
});

test('lists the same payment again once the first was returned, where payments have no numbers', async () => {
  const first = await heldPayment('12.5');
  const { orderNumber } = first;
  const again = await heldPayment('12.50', orderNumber);
  expect(again.id).toBe(first.id);
  expect(again.line).toContain('other amount  2 notices');
  await done('deposits', 'return', '--id', first.id, '--why', 'Refunded to the card');
  const second = await heldPayment('12.5', orderNumber);
  expect(second.line).toContain('other amount  an equal one was returned');
  expect((await detailOf(orderNumber)).held).toMatchObject([{ id: Number(second.id), amount: '12.5' }]);
  await done('deposits', 'return', '--id', second.id, '--why', 'Refunded to the card');
  expect(await done('deposits', 'held')).not.toContain(orderNumber);
});

test('credits a held payment to its order with the amount that was paid, once', async () => {
  const before = await cashier.cash(token);
  const { id, orderNumber } = await heldPayment('12.5');
  expect(await done('deposits', 'credit', '--id', id)).toContain('12.50 USD');
  expect((await browser.next('member.cash'))[1]).toMatchObject({ cash: (before + 12.5).toFixed(2) });
  expect((await browser.next('member_deposit.success'))[1]).toMatchObject({
    order_number: orderNumber,
    deposit_amount: '12.50',
  });
  expect(await detail(orderNumber)).toMatchObject({ status: 'paid', amount: '12.50' });
  expect(await cashier.cash(token)).toBe(before + 12.5);
  expect(await lastAudit()).toMatchObject({
    operator: 'mira',
    command: 'deposits credit',
    subject: `deposit ${orderNumber}`,
    before: { held: 'other amount', status: 'pending' },
    after: { status: 'paid', amount: '12.50 USD' },
  });
  expect((await run('deposits', 'credit', '--id', id)).code).toBe(1);
  expect(await done('deposits', 'held')).not.toContain(orderNumber);
  await cashier.notify({ orderNumber, status: 'paid', amount: '12.50', currency: 'USD' });
  expect(await cashier.cash(token)).toBe(before + 12.5);
});

test('credits a second payment of one order beside the first', async () => {
  const before = await cashier.cash(token);
  const orderNumber = await cashier.deposit(token, '10');
  await browser.next('member_deposit.success');
  const { id } = await heldPayment('4', orderNumber);
  await done('deposits', 'credit', '--id', id);
  expect(await cashier.cash(token)).toBe(before + 14);
  expect(await detail(orderNumber)).toMatchObject({ status: 'paid', amount: '10.00' });
});

test('is shown to its member on the order, with an event when it is held and when it is returned', async () => {
  browser.heard.length = 0;
  const orderNumber = await cashier.deposit(token, '10');
  const notice = { orderNumber, status: 'paid', amount: '10.00', currency: 'USD', paymentId: 'p-2' } as const;
  await cashier.notify(notice);
  const [, event] = await browser.next('deposit.held');
  expect(event).toMatchObject({ order_number: orderNumber, is_held: 1 });
  const { held } = await platform.send('depositDetail', { orderNumber }, { token });
  expect(held).toMatchObject([{ amount: '10', currency: 'USD', reason: 'paid_twice' }]);
  await cashier.notify(notice, { timestamp: Date.now() - 1_000 });
  await browser.settle();
  expect(browser.heard.filter(([name]) => name === 'deposit.held')).toEqual([]);
  await done('deposits', 'return', '--id', String(held[0]?.id), '--why', 'Refunded to the card');
  expect((await browser.next('deposit.held'))[1]).toMatchObject({ id: held[0]?.id, is_held: 0 });
  expect((await platform.send('depositDetail', { orderNumber }, { token })).held).toEqual([]);
});

test('credits a payment of an unknown order to the member who is named', async () => {
  const before = await cashier.cash(token);
  const { id } = await heldPayment('7', 'D0-ELSEWHERE');
  const refused = await run('deposits', 'credit', '--id', id);
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('--member') });
  const foreign = await run('deposits', 'credit', '--id', id, '--member', 'player02');
  expect(foreign).toEqual({ code: 1, said: expect.stringContaining('INR') });
  await done('deposits', 'credit', '--id', id, '--member', 'player01');
  expect(await cashier.cash(token)).toBe(before + 7);
});

test('refuses to credit what no wallet can hold, and removes what was paid back outside', async () => {
  const before = await cashier.cash(token);
  const { id, orderNumber } = await heldPayment('1.005');
  expect((await run('deposits', 'credit', '--id', id)).said).toContain('1.005');
  expect((await run('deposits', 'return', '--id', id)).said).toContain('--why is missing');
  await done('deposits', 'return', '--id', id, '--why', 'Refunded to the card');
  expect(await done('deposits', 'held')).not.toContain(orderNumber);
  expect(await lastAudit()).toMatchObject({
    command: 'deposits return',
    subject: `deposit ${orderNumber}`,
    after: { why: 'Refunded to the card', amount: '1.005 USD' },
  });
  expect((await run('deposits', 'return', '--id', id, '--why', 'again')).code).toBe(1);
  expect(await cashier.cash(token)).toBe(before);
});
