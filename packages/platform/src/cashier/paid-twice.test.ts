import { eq } from 'drizzle-orm';
import { deposits, heldPayments } from '../db/schema/cashier.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { cashierOf, PAYMENT_KEY } from '../testing/cashier.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

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
  await platform.db.delete(heldPayments);
  before = await cashier.cash(token);
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const cashier = cashierOf(() => platform);
const { done } = operatorOf(() => platform);
const credited = async () => (await cashier.cash(token)) - before;
const held = () =>
  platform.db
    .select({ reason: heldPayments.reason, paymentId: heldPayments.paymentId })
    .from(heldPayments)
    .orderBy(heldPayments.id);

/** An order of 10 USD, and the notice of a payment of it. */
async function order() {
  const { orderNumber } = await cashier.order(token, '10');
  const notice = { orderNumber, status: 'paid', amount: '10.00', currency: 'USD' } as const;
  /** @param age milliseconds since it was signed: two notices of one moment would be a replay */
  const paid = async (paymentId?: string, age = 0) => {
    const named = paymentId === undefined ? notice : { ...notice, paymentId };
    const answer = await cashier.notify(named, { timestamp: Date.now() - age });
    expect(answer).toMatchObject({ status: 200, body: { code: '100' } });
  };
  return { orderNumber, paid };
}

test('a second payment of the same order and amount waits for an operator, who credits it', async () => {
  const { orderNumber, paid } = await order();
  await paid(`${orderNumber}-a`);
  await paid(`${orderNumber}-b`);
  await paid(`${orderNumber}-b`, 1_000);
  await paid(`${orderNumber}-a`, 1_000);
  expect(await credited()).toBe(10);
  expect(await held()).toEqual([{ reason: 'paid twice', paymentId: `${orderNumber}-b` }]);
  const list = await done('deposits', 'held');
  expect(list).toContain('paid twice');
  await done('deposits', 'credit', '--id', list.split(' ')[0] ?? '');
  expect(await credited()).toBe(20);
  await paid(`${orderNumber}-b`, 2_000);
  expect(await credited()).toBe(20);
  expect(await done('deposits', 'held')).toBe('None.');
});

test('a third payment is one of its own, too', async () => {
  const { orderNumber, paid } = await order();
  for (const [index, name] of ['a', 'b', 'c', 'b'].entries())
    await paid(`${orderNumber}-${name}`, index * 1_000);
  expect(await held()).toHaveLength(2);
});

test('two notices of one payment at once credit it once; two payments at once credit one and hold one', async () => {
  const once = await order();
  await Promise.all([1, 2].map((age) => once.paid(`${once.orderNumber}-a`, age * 1_000)));
  expect(await credited()).toBe(10);
  const twice = await order();
  await Promise.all([twice.paid(`${twice.orderNumber}-a`), twice.paid(`${twice.orderNumber}-b`)]);
  expect(await credited()).toBe(20);
  expect(await held()).toHaveLength(1);
});

test('a payment that has paid one order pays no other', async () => {
  const [first, second] = [await order(), await order()];
  await first.paid(`${first.orderNumber}-a`);
  await second.paid(`${first.orderNumber}-a`);
  expect(await credited()).toBe(10);
  const { detail } = await platform.send('depositDetail', { orderNumber: second.orderNumber }, { token });
  expect(detail.status).toBe('pending');
});

test('a provider that names no payments has one for each order and amount', async () => {
  const { paid } = await order();
  await paid();
  await paid(undefined, 1_000);
  expect(await credited()).toBe(10);
  expect(await held()).toEqual([]);
});
