import { asc, eq } from 'drizzle-orm';
import { PAYMENT_HEADERS, PAYMENT_NOTICE_PATH } from '@tessera/wire';
import { deposits, heldPayments, paymentNotices } from '../db/schema/cashier.ts';
import { auditEntries } from '../db/schema/content.ts';
import { ledgerAccounts } from '../db/schema/ledger.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { cashierOf, PAYMENT_KEY } from '../testing/cashier.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { NOTICE_TOLERANCE_MS, signNotice } from './notice-signature.ts';
import { forgetNotices } from './notice.routes.ts';

let platform: TestPlatform;
let token: string;
let before: number;
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY, rateLimitFactor: 100 });
  token = await platform.logIn();
});
beforeEach(async () => {
  await platform.db
    .update(deposits)
    .set({ status: 'cancelled', closedAt: new Date() })
    .where(eq(deposits.status, 'pending'));
  before = await cashier.cash(token);
});
afterEach(async () => {
  expect((await verifyLedger(platform.db)).problems).toEqual([]);
});
afterAll(() => platform.close());

const cashier = cashierOf(() => platform);
const credited = async () => (await cashier.cash(token)) - before;

/** An order of 10 USD, and the notice that it is paid. */
async function paidOrder() {
  const { orderNumber } = await cashier.order(token, '10');
  return { orderNumber, status: 'paid', amount: '10.00', currency: 'USD' } as const;
}
const statusOf = async (orderNumber: string) =>
  (await platform.send('depositDetail', { orderNumber }, { token })).detail.status;

/** What the audit has of an order. */
const auditOf = (orderNumber: string) =>
  platform.db
    .select({ before: auditEntries.before, after: auditEntries.after })
    .from(auditEntries)
    .where(eq(auditEntries.subject, `deposit ${orderNumber}`))
    .orderBy(asc(auditEntries.id));

test('a signed notice credits its order; the same again, signed anew, is a success that changes nothing', async () => {
  const notice = await paidOrder();
  expect(await cashier.notify(notice)).toMatchObject({ status: 200, body: { code: '100' } });
  expect(await cashier.notify(notice)).toMatchObject({ status: 200, body: { code: '100' } });
  expect(await credited()).toBe(10);
});

test('the money comes from the provider’s account', async () => {
  const [account] = await platform.db
    .select()
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.kind, 'payment_provider'));
  expect(account).toMatchObject({ owner: 'sandbox', currency: 'USD' });
});

test('fifty at once credit once, whether they are fifty attempts or one that is replayed', async () => {
  const attempts = await paidOrder();
  const now = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => cashier.notify(attempts, { timestamp: now - index })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const replayed = await paidOrder();
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => cashier.notify(replayed, { timestamp: now })),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(49);
  expect(await credited()).toBe(20);
});

test('what is not signed by the provider, not from now, or not what was signed is refused', async () => {
  const notice = await paidOrder();
  const tooOld = Date.now() - NOTICE_TOLERANCE_MS - 1_000;
  const tooEarly = Date.now() + NOTICE_TOLERANCE_MS + 60_000;
  for (const signing of [
    { key: 'somebody else’s key here' },
    { signature: '' },
    { signature: 'ab'.repeat(32) },
    { timestamp: tooOld },
    { timestamp: tooEarly },
    { timestamp: Number.NaN },
    { body: JSON.stringify({ ...notice, amount: '1000.00' }) },
  ]) {
    expect(await cashier.notify(notice, signing)).toMatchObject({ status: 401, body: { code: '401' } });
  }
  expect(await platform.post(PAYMENT_NOTICE_PATH, {})).toMatchObject({ status: 401 });
  expect(await statusOf(notice.orderNumber)).toBe('pending');
  expect(await credited()).toBe(0);
});

test('the signature is over the timestamp: an old notice is not made young', async () => {
  const notice = await paidOrder();
  const body = JSON.stringify({
    order_number: notice.orderNumber,
    status: 'paid',
    amount: '10',
    currency: 'USD',
  });
  const signature = signNotice(PAYMENT_KEY, String(Date.now() - 2 * NOTICE_TOLERANCE_MS), body);
  const answer = await platform.post(PAYMENT_NOTICE_PATH, body, {
    [PAYMENT_HEADERS.timestamp]: String(Date.now()),
    [PAYMENT_HEADERS.signature]: signature,
  });
  expect(answer.status).toBe(401);
});

test('a payment that does not fit its order waits for an operator once, with its reason, and is acknowledged', async () => {
  const notice = await paidOrder();
  const { orderNumber } = notice;
  const success = { status: 200, body: { code: '100' } };
  expect(await cashier.notify({ ...notice, amount: '10.01' })).toMatchObject(success);
  expect(await cashier.notify({ ...notice, amount: '10.010' })).toMatchObject(success);
  expect(await cashier.notify({ ...notice, amount: '10.001' })).toMatchObject(success);
  expect(await cashier.notify({ ...notice, currency: 'INR' })).toMatchObject(success);
  expect(await cashier.notify({ ...notice, orderNumber: 'D0-NONE' })).toMatchObject(success);
  expect(await statusOf(orderNumber)).toBe('pending');
  expect(await credited()).toBe(0);
  const held = (await platform.db.select().from(heldPayments).orderBy(heldPayments.id)).slice(-4);
  expect(
    held.map(({ orderNumber: order, amount, currency, reason }) => [order, amount, currency, reason]),
  ).toEqual([
    [orderNumber, '10.01', 'USD', 'other amount'],
    [orderNumber, '10.001', 'USD', 'other amount'],
    [orderNumber, '10', 'INR', 'other currency'],
    ['D0-NONE', '10', 'USD', 'unknown order'],
  ]);
  expect(await auditOf('D0-NONE')).toEqual([
    { before: null, after: { status: 'paid', amount: '10.00 USD', held: 'unknown order' } },
  ]);
});

test('a failed payment that fits no order changes nothing, and is acknowledged', async () => {
  const notice = { ...(await paidOrder()), status: 'failed' } as const;
  expect(await cashier.notify({ ...notice, amount: '10.01' })).toMatchObject({ status: 200 });
  expect(await cashier.notify({ ...notice, orderNumber: 'D0-NEVER' })).toMatchObject({ status: 200 });
  expect(await statusOf(notice.orderNumber)).toBe('pending');
});

test('a malformed notice is refused', async () => {
  const notice = await paidOrder();
  expect(await cashier.notify({ ...notice, amount: '-10' })).toMatchObject({ status: 400 });
  expect(await cashier.notify({ orderNumber: notice.orderNumber })).toMatchObject({ status: 400 });
  expect(await statusOf(notice.orderNumber)).toBe('pending');
});

test.each(['failed', 'expired', 'cancelled'] as const)(
  'credits a payment once whose order was %s before, and the audit says both',
  async (status) => {
    const notice = await paidOrder();
    const { orderNumber } = notice;
    if (status === 'failed') await cashier.notify({ ...notice, status });
    else if (status === 'cancelled') await platform.send('depositCancel', { orderNumber }, { token });
    else {
      const closed = { status, closedAt: new Date() };
      await platform.db.update(deposits).set(closed).where(eq(deposits.orderNumber, orderNumber));
    }
    expect(await statusOf(orderNumber)).toBe(status);
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await cashier.notify(notice)).toMatchObject({ status: 200, body: { code: '100' } });
    }
    expect(await statusOf(orderNumber)).toBe('paid');
    expect(await credited()).toBe(10);
    expect(await auditOf(orderNumber)).toEqual([
      { before: { status }, after: { status: 'paid', amount: '10.00 USD' } },
    ]);
  },
);

test('a payment that failed after it was paid undoes nothing, is acknowledged, and the audit says both', async () => {
  const paid = await paidOrder();
  await cashier.notify(paid);
  for (let attempt = 0; attempt < 3; attempt++) {
    expect(await cashier.notify({ ...paid, status: 'failed' })).toMatchObject({
      status: 200,
      body: { code: '100' },
    });
  }
  expect(await statusOf(paid.orderNumber)).toBe('paid');
  expect(await credited()).toBe(10);
  expect(await auditOf(paid.orderNumber)).toEqual([
    { before: { status: 'paid' }, after: { status: 'paid', ignored: 'failed' } },
  ]);
});

test('a late payment and its failure at one moment leave the order paid', async () => {
  const notice = await paidOrder();
  await cashier.notify({ ...notice, status: 'failed' });
  const now = Date.now();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      cashier.notify(
        { ...notice, status: index % 2 === 0 ? 'paid' : 'failed' },
        { timestamp: now - 1_000 - index },
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await statusOf(notice.orderNumber)).toBe('paid');
  expect(await credited()).toBe(10);
});

test('signatures are forgotten once their time is over, not before', async () => {
  const stored = () => platform.db.select().from(paymentNotices);
  expect((await stored()).length).toBeGreaterThan(0);
  await forgetNotices(platform.db);
  expect((await stored()).length).toBeGreaterThan(0);
  const receivedAt = new Date(Date.now() - 2 * NOTICE_TOLERANCE_MS - 1_000);
  await platform.db.update(paymentNotices).set({ receivedAt });
  await forgetNotices(platform.db);
  expect(await stored()).toEqual([]);
});
