import { eq } from 'drizzle-orm';
import { deposits } from '../db/schema/cashier.ts';
import { sandboxPayments } from '../db/schema/sandbox-pay.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { cashierOf, PAYMENT_KEY, sweepPartsOf } from '../testing/cashier.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { expireDeposits } from './expire-deposits.ts';
import type { PaymentProvider } from './provider.ts';
import type { SettleParts } from './settle-and-notify.ts';

let platform: TestPlatform;
let token: string;
let sent: string[];
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY, rateLimitFactor: 100 });
  token = await platform.logIn();
});
beforeEach(async () => {
  sent = [];
  const ended = { status: 'cancelled', closedAt: new Date() } as const;
  await platform.db.update(deposits).set(ended).where(eq(deposits.status, 'pending'));
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const cashier = cashierOf(() => platform);
const statusOf = async (orderNumber: string) =>
  (await platform.send('depositDetail', { orderNumber }, { token })).detail.status;

/** Sweeps as of half an hour and a minute from now. @param provider what a provider does differently from the sandbox */
function sweep(provider: Partial<PaymentProvider> = {}): Promise<void> {
  const parts = sweepPartsOf(platform.db);
  const live: SettleParts['live'] = { toMember: (_member, { name }) => sent.push(name) };
  const payments = { ...parts.payments, ...provider };
  return expireDeposits({ ...parts, live, payments }, new Date(Date.now() + 31 * 60_000));
}

/** An order of 10 USD whose payer has decided, and whose notice the provider has lost. */
async function orderWithoutNotice(state: 'paid' | 'declined'): Promise<string> {
  const { orderNumber } = await cashier.order(token, '10');
  await platform.db
    .update(sandboxPayments)
    .set({ state })
    .where(eq(sandboxPayments.orderNumber, orderNumber));
  return orderNumber;
}

test('credits a paid order whose notice never came, once, also when the notice comes late', async () => {
  const before = await cashier.cash(token);
  const orderNumber = await orderWithoutNotice('paid');
  await sweep();
  expect(await statusOf(orderNumber)).toBe('paid');
  expect(await cashier.cash(token)).toBe(before + 10);
  expect(sent).toEqual(['member.cash', 'member_deposit.success']);
  await sweep();
  const late = { orderNumber, status: 'paid', amount: '10.00', currency: 'USD' } as const;
  const answer = await cashier.notify({ ...late, paymentId: `P-${orderNumber}` });
  expect(answer).toMatchObject({ body: { code: '100' } });
  expect(await cashier.cash(token)).toBe(before + 10);
});

test('ends a declined order whose notice never came, and sends an event', async () => {
  const orderNumber = await orderWithoutNotice('declined');
  await sweep();
  expect(await statusOf(orderNumber)).toBe('failed');
  expect(sent).toEqual(['deposit.changed']);
});

test('sends an event of an expired order', async () => {
  const { orderNumber } = await cashier.order(token, '10');
  await sweep();
  expect(await statusOf(orderNumber)).toBe('expired');
  expect(sent).toEqual(['deposit.changed']);
});

test('reaches the orders behind two hundred that the provider neither voids nor settles', async () => {
  const { orderNumber } = await cashier.order(token, '10');
  const [order] = await platform.db.select().from(deposits).where(eq(deposits.orderNumber, orderNumber));
  if (!order) throw new Error('the order is not there');
  const { id: _id, ...copied } = order;
  const stuck = Array.from({ length: 200 }, (_, index) => ({
    ...copied,
    orderNumber: `${orderNumber}-${index}`,
    operation: null,
    expiresAt: new Date(order.expiresAt.getTime() - 60_000),
  }));
  await platform.db.delete(deposits).where(eq(deposits.id, order.id));
  await platform.db.insert(deposits).values(stuck);
  const { orderNumber: last } = await cashier.order(await platform.logIn('player03'), '1000');
  await sweep({ void: async (one) => one.orderNumber === last, outcomeOf: async () => undefined });
  const [swept] = await platform.db.select().from(deposits).where(eq(deposits.orderNumber, last));
  expect(swept?.status).toBe('expired');
});

test('goes on to the next order when the provider fails at one', async () => {
  const failing = await cashier.order(token, '10');
  const next = await cashier.order(token, '10');
  const { payments } = sweepPartsOf(platform.db);
  await sweep({
    void: (order) =>
      order.orderNumber === failing.orderNumber
        ? Promise.reject(new Error('the provider does not answer'))
        : payments.void(order),
  });
  expect(await statusOf(failing.orderNumber)).toBe('pending');
  expect(await statusOf(next.orderNumber)).toBe('expired');
});
