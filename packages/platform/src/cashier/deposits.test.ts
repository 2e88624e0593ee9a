import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { HEADERS } from '@tessera/wire';
import { cashierSettings, deposits } from '../db/schema/cashier.ts';
import { responsibleLimits, responsibleSettings } from '../db/schema/responsible.ts';
import { sandboxNotices } from '../db/schema/sandbox-pay.ts';
import { idempotencyKeys } from '../db/schema/security.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { cashierOf, PAYMENT_KEY, sweepPartsOf } from '../testing/cashier.ts';
import { codeOf, dataOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';
import { until } from '../testing/until.ts';
import { expireDeposits } from './expire-deposits.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY, rateLimitFactor: 100 });
  token = await platform.logIn();
});
beforeEach(async () => {
  await platform.db
    .update(deposits)
    .set({ status: 'cancelled', closedAt: new Date() })
    .where(eq(deposits.status, 'pending'));
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const cashier = cashierOf(() => platform);
const detailOf = (orderNumber: string, who = token) =>
  platform.send('depositDetail', { orderNumber }, { token: who });
const cancel = (orderNumber: string, key: string = randomUUID()) =>
  platform.send('depositCancel', { orderNumber }, { token, headers: { [HEADERS.idempotencyKey]: key } });
const statusOf = async (orderNumber: string) => (await detailOf(orderNumber)).detail.status;
const expire = (minutes: number) =>
  expireDeposits(sweepPartsOf(platform.db), new Date(Date.now() + minutes * 60_000));

test('the methods are those of the member’s currency, named in the member’s language', async () => {
  const { list, openLimit, needBankAccountDepositVerified } = await platform.send(
    'depositMethods',
    {},
    { token: await platform.logIn('player02'), headers: { [HEADERS.language]: 'hi_IN' } },
  );
  expect(list.map(({ kind }) => kind)).toEqual(['fast', 'card', 'e_wallet', 'bank_transfer', 'crypto']);
  expect(list[1]).toMatchObject({ name: 'कार्ड', minimum: '840.00', maximum: '168000.00', fee: '0.00' });
  expect({ openLimit, needBankAccountDepositVerified }).toEqual({
    openLimit: 3,
    needBankAccountDepositVerified: 0,
  });
});

test('what is paid on the provider’s page is in the balance, is counted, and the member’s browsers hear of it', async () => {
  const before = await cashier.cash(token);
  const { id } = await platform.send('layout', {}, { token });
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${id}`, token);
  await browser.settle();
  const { orderNumber, url } = await cashier.order(token, '25.5');
  expect(await detailOf(orderNumber)).toMatchObject({
    url,
    detail: { status: 'pending', amount: '25.50', depositTimes: null, closedAt: null, methodKind: 'card' },
  });
  await cashier.decide(url, 'pay');
  expect((await browser.next('member_deposit.success'))[1]).toMatchObject({
    order_number: orderNumber,
    deposit_amount: '25.50',
    deposit_times: 1,
  });
  expect((await browser.next('member.cash'))[1]).toMatchObject({ cash: (before + 25.5).toFixed(2) });
  browser.close();
  expect(await cashier.cash(token)).toBe(before + 25.5);
  const paid = await detailOf(orderNumber);
  expect(paid).toMatchObject({ url: null, detail: { status: 'paid', depositTimes: 1 } });
  expect(paid.detail.closedAt).not.toBeNull();
  const second = await cashier.deposit(token, '10');
  expect((await detailOf(second)).detail.depositTimes).toBe(2);
});

test('what is declined fails, and nothing is credited', async () => {
  const before = await cashier.cash(token);
  const { orderNumber, url } = await cashier.order(token, '10');
  await cashier.decide(url, 'decline');
  await until(async () => (await statusOf(orderNumber)) === 'failed');
  await cashier.decide(url, 'pay');
  expect(await statusOf(orderNumber)).toBe('failed');
  expect(await cashier.cash(token)).toBe(before);
});

test('an order is refused with its reason', async () => {
  const card = await cashier.methodId(token);
  const create = (methodId: number, amount: string) =>
    platform.send('depositCreate', { methodId, amount }, { token });
  const indian = await cashier.methodId(await platform.logIn('player02'));
  expect(await codeOf(create(indian, '10'))).toBe('101');
  expect(await codeOf(create(2_000_000, '10'))).toBe('101');
  expect(await codeOf(create(card, '9.99'))).toBe('102');
  expect(await dataOf(create(card, '2000.01'))).toEqual({ minimum: '10.00', maximum: '2000.00' });
  for (const amount of ['0', '-10', '10.001', 'ten', ''])
    expect(await codeOf(create(card, amount))).toBe('400');
  expect(await codeOf(create(card, '999999999999999999'))).toBe('102');
  const codes = await Promise.all(Array.from({ length: 8 }, () => codeOf(create(card, '10'))));
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(3);
  expect(codes.filter((code) => code === '103')).toHaveLength(5);
  const { openCount } = await platform.send('depositMethods', {}, { token });
  expect(openCount).toBe(3);
});

test('the member’s own limits hold, also for several orders at once', async () => {
  const { id: memberId } = await platform.send('layout', {}, { token });
  const { used } = await usedToday(memberId);
  await platform.db.insert(responsibleSettings).values({ memberId });
  await platform.db
    .insert(responsibleLimits)
    .values({ memberId, kind: 'deposit', period: 'day', amount: used + 5_000n });
  expect(await dataOf(cashier.order(token, '50.01'))).toEqual({
    kind: 'deposit_limit',
    until: expect.stringMatching(/^\d{4}-/),
    remaining: '50.00',
  });
  const codes = await Promise.all(['20', '20', '20'].map((amount) => codeOf(cashier.order(token, amount))));
  expect(codes.sort()).toEqual(['104', 'accepted', 'accepted']);
  await platform.db.delete(responsibleLimits);
  const exclusion = { exclusionKind: 'time_out', exclusionFrom: new Date() } as const;
  await platform.db.update(responsibleSettings).set(exclusion);
  expect(await dataOf(cashier.order(token, '10'))).toEqual({
    kind: 'time_out',
    until: null,
    remaining: null,
  });
  await platform.db.delete(responsibleSettings);
});

test('where the currency asks for it, a deposit needs a verified bank account, and the layout says so', async () => {
  const need = (needsVerifiedAccount: boolean) =>
    platform.db
      .update(cashierSettings)
      .set({ needsVerifiedAccount })
      .where(eq(cashierSettings.currency, 'USD'));
  await need(true);
  expect(await codeOf(cashier.order(token, '10'))).toBe('105');
  const { needBankAccountDepositVerified } = await platform.send('layout', {}, { token });
  expect(needBankAccountDepositVerified).toBe(1);
  await need(false);
  expect((await platform.send('layout', {}, { token })).needBankAccountDepositVerified).toBe(0);
});

test('the same request makes one order, also when the first answer was lost', async () => {
  const payload = { methodId: await cashier.methodId(token), amount: '10' };
  const withKey = { token, headers: { [HEADERS.idempotencyKey]: randomUUID() } };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => platform.send('depositCreate', payload, withKey)),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  await platform.db.delete(idempotencyKeys);
  expect(await platform.send('depositCreate', payload, withKey)).toEqual(answers[0]);
  await platform.db.delete(idempotencyKeys);
  expect(await codeOf(platform.send('depositCreate', { ...payload, amount: '11' }, withKey))).toBe('409');
});

test('where the payment provider does not answer, no order is left open, and the next request makes one', async () => {
  const payload = { methodId: await cashier.methodId(token), amount: '10' };
  const withKey = { token, headers: { [HEADERS.idempotencyKey]: randomUUID() } };
  await platform.db.execute('ALTER TABLE sandbox_payments RENAME TO sandbox_payments_away');
  expect(await codeOf(platform.send('depositCreate', payload, withKey))).toBe('106');
  await platform.db.execute('ALTER TABLE sandbox_payments_away RENAME TO sandbox_payments');
  const { openCount } = await platform.send('depositMethods', {}, { token });
  expect(openCount).toBe(0);
  const { list } = await platform.send('depositList', { count: 1 }, { token });
  expect(list[0]).toMatchObject({ status: 'failed' });
  await platform.db.delete(idempotencyKeys);
  const { orderNumber } = await platform.send('depositCreate', payload, withKey);
  expect(orderNumber).not.toBe(list[0]?.orderNumber);
});

test('after a day the same key is another order', async () => {
  const payload = { methodId: await cashier.methodId(token), amount: '10' };
  const withKey = { token, headers: { [HEADERS.idempotencyKey]: randomUUID() } };
  const first = await platform.send('depositCreate', payload, withKey);
  await platform.db.delete(idempotencyKeys);
  await platform.db
    .update(deposits)
    .set({ createdAt: sql`now() - interval '25 hours'` })
    .where(eq(deposits.orderNumber, first.orderNumber));
  const second = await platform.send('depositCreate', payload, withKey);
  expect(second.orderNumber).not.toBe(first.orderNumber);
  await platform.db.delete(idempotencyKeys);
  expect(await platform.send('depositCreate', payload, withKey)).toEqual(second);
});

test('a cancelled order cannot be paid any more', async () => {
  const before = await cashier.cash(token);
  const { orderNumber, url } = await cashier.order(token, '10');
  const key = randomUUID();
  expect((await cancel(orderNumber, key)).detail.status).toBe('cancelled');
  await platform.db.delete(idempotencyKeys);
  expect((await cancel(orderNumber, key)).detail.status).toBe('cancelled');
  expect(await codeOf(cancel(orderNumber))).toBe('102');
  await cashier.decide(url, 'pay');
  expect(await statusOf(orderNumber)).toBe('cancelled');
  expect((await detailOf(orderNumber)).url).toBeNull();
  expect(await cashier.cash(token)).toBe(before);
});

test('what has been paid is not cancelled, even before the provider has told so', async () => {
  const { orderNumber, url } = await cashier.order(token, '10');
  await cashier.decide(url, 'later');
  expect(await statusOf(orderNumber)).toBe('pending');
  expect(await codeOf(cancel(orderNumber))).toBe('103');
  await platform.db.update(sandboxNotices).set({ nextAt: sql`now()` });
  await until(async () => (await statusOf(orderNumber)) === 'paid');
  expect(await codeOf(cancel(orderNumber))).toBe('102');
});

test('of paying and cancelling at once exactly one happens', async () => {
  for (let round = 0; round < 5; round += 1) {
    const before = await cashier.cash(token);
    const { orderNumber, url } = await cashier.order(token, '10');
    const [cancelled] = await Promise.all([codeOf(cancel(orderNumber)), cashier.decide(url, 'pay')]);
    if (cancelled !== 'accepted') await until(async () => (await statusOf(orderNumber)) === 'paid');
    const status = await statusOf(orderNumber);
    expect(status).toBe(cancelled === 'accepted' ? 'cancelled' : 'paid');
    expect(await cashier.cash(token)).toBe(status === 'paid' ? before + 10 : before);
  }
});

test('expires an unpaid order after its time', async () => {
  const { orderNumber, url } = await cashier.order(token, '10');
  await expire(29);
  expect(await statusOf(orderNumber)).toBe('pending');
  await expire(31);
  expect(await statusOf(orderNumber)).toBe('expired');
  await cashier.decide(url, 'pay');
  expect(await statusOf(orderNumber)).toBe('expired');
});

test('sends the member’s browsers an event when an order is placed, cancelled or declined', async () => {
  const { id } = await platform.send('layout', {}, { token });
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${id}`, token);
  await browser.settle();
  const first = await cashier.order(token, '10');
  const changed = async () => (await browser.next('deposit.changed'))[1];
  expect(await changed()).toMatchObject({ order_number: first.orderNumber });
  await cancel(first.orderNumber);
  expect(await changed()).toMatchObject({ order_number: first.orderNumber });
  const second = await cashier.order(token, '10');
  expect(await changed()).toMatchObject({ order_number: second.orderNumber });
  await cashier.decide(second.url, 'decline');
  expect(await changed()).toMatchObject({ order_number: second.orderNumber });
  browser.close();
});

test('nobody sees or cancels another member’s order', async () => {
  const { orderNumber } = await cashier.order(token, '10');
  const other = await platform.logIn('player02');
  expect(await codeOf(detailOf(orderNumber, other))).toBe('101');
  expect(await codeOf(platform.send('depositCancel', { orderNumber }, { token: other }))).toBe('101');
  expect(await codeOf(detailOf('D00000000-NONE'))).toBe('101');
});

test('the list is filtered by state and time, and paged, the latest first', async () => {
  const other = await platform.logIn('player03');
  const list = (payload: object) => platform.send('depositList', payload, { token: other });
  const orders = [];
  for (const amount of ['70', '71', '72']) orders.push(await cashier.order(other, amount));
  await platform.send('depositCancel', { orderNumber: orders[0]?.orderNumber ?? '' }, { token: other });
  expect(await list({})).toMatchObject({
    totalCount: 3,
    list: [{ amount: '72.00' }, { amount: '71.00' }, { amount: '70.00', status: 'cancelled' }],
  });
  expect(await list({ page: 2, count: 2 })).toMatchObject({ totalCount: 3, list: [{ amount: '70.00' }] });
  expect((await list({ status: 'pending' })).totalCount).toBe(2);
  const { createdAt } = (await list({})).list[1] ?? { createdAt: '' };
  expect((await list({ from: createdAt })).totalCount).toBe(2);
  expect((await list({ to: createdAt })).totalCount).toBe(1);
  expect(await codeOf(list({ from: 'yesterday' }))).toBe('400');
});

/** What the member has paid in, or has on its way, so far: all of it is of today. */
async function usedToday(memberId: number): Promise<{ used: bigint }> {
  const [row] = await platform.db
    .select({ used: sql<bigint>`coalesce(sum(${deposits.amount}), 0)`.mapWith(BigInt) })
    .from(deposits)
    .where(and(eq(deposits.memberId, memberId), inArray(deposits.status, ['pending', 'paid'])));
  return row ?? { used: 0n };
}
