import { eq } from 'drizzle-orm';
import type { PaymentNotice } from '@tessera/wire';
import { signNotice } from '../../cashier/notice-signature.ts';
import { cashierSettings, deposits, heldPayments } from '../../db/schema/cashier.ts';
import { memberBalance } from '../../ledger/accounts.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { cashierOf, PAYMENT_KEY } from '../../testing/cashier.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { seededRandom } from '../../seed/random.ts';
import { makePlayers } from '../players.ts';
import { proofSeed, report, sized } from '../size.ts';

jest.setTimeout(sized(300_000, 10 * 60_000));

const ORDERS = sized(16, 200);
const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY, rateLimitFactor: 10_000 });
  await platform.db.update(cashierSettings).set({ openDeposits: 10_000 });
});
afterAll(() => platform.close());

const cashier = cashierOf(() => platform);

/** What arrives for an order, of which only the first kinds are the provider's own words. */
type Sending = () => Promise<unknown>;

function sendingsOf(notice: PaymentNotice, payments: number): Sending[] {
  const { notify } = cashier;
  const failed = { ...notice, status: 'failed' } as const;
  const forged: Sending[] = [
    () => notify(notice, { key: 'another key' }),
    () => notify(notice, { signature: 'f'.repeat(64) }),
    () => notify(notice, { timestamp: Date.now() - 3_600_000 }),
    () => notify({ ...notice, amount: '2000.00' }),
    // A signature of one notice over another body.
    () => notify(failed, { body: JSON.stringify({ ...failed, status: 'paid' }) }),
  ];
  if (payments === 0) return forged;
  const timestamp = Date.now();
  const replayed: Sending = () => notify(notice, { timestamp });
  const others = Array.from(
    { length: payments - 1 },
    (_, index): Sending =>
      () =>
        notify({ ...notice, paymentId: `${notice.orderNumber}-${index}` }),
  );
  return [...forged, () => notify(notice), replayed, replayed, ...others];
}

const random = seededRandom(proofSeed);

test(`notices of ${ORDERS} orders, forged, replayed and in any order, credit each paid one once and hold its second payment`, async () => {
  const { db } = platform;
  const [player] = await makePlayers(db, 1);
  if (!player) throw new Error('there is no player');
  const sendings: Sending[] = [];
  const paid: string[] = [];
  const twice: string[] = [];
  for (let index = 0; index < ORDERS; index += 1) {
    const { orderNumber } = await cashier.order(player.token, '20');
    const isPaid = index % 2 === 0;
    const isTwice = index % 4 === 0;
    if (isPaid) paid.push(orderNumber);
    if (isTwice) twice.push(orderNumber);
    const paymentId = `P-${orderNumber}`;
    const notice = { orderNumber, status: 'paid', amount: '20.00', currency: 'USD', paymentId } as const;
    sendings.push(...sendingsOf(notice, isPaid ? (isTwice ? 2 : 1) : 0));
  }
  const shuffled = sendings
    .map((send) => ({ send, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ send }) => send);
  for (let from = 0; from < shuffled.length; from += AT_ONCE) {
    await Promise.all(shuffled.slice(from, from + AT_ONCE).map((send) => send()));
  }
  report(`${shuffled.length} notices of ${ORDERS} orders, ${paid.length} of them paid`);

  const rows = await db.select().from(deposits).where(eq(deposits.memberId, player.id));
  const credited = rows.filter(({ status }) => status === 'paid').map(({ orderNumber }) => orderNumber);
  expect(credited.sort()).toEqual(paid.sort());
  expect(rows.filter(({ status }) => status === 'pending')).toHaveLength(ORDERS - paid.length);
  const held = await db.select().from(heldPayments).where(eq(heldPayments.reason, 'paid twice'));
  expect(held.map(({ orderNumber }) => orderNumber).sort()).toEqual(twice.sort());
  expect((await memberBalance(db, player.id, 'USD')).balance).toBe(BigInt(paid.length) * 2_000n);
  expect((await verifyLedger(db)).problems).toEqual([]);
});

test('a forged notice is refused, and a true one without an order waits for an operator', async () => {
  const notice = { orderNumber: 'D0-NONE', status: 'paid', amount: '20.00', currency: 'USD' } as const;
  const statuses = await Promise.all([
    cashier.notify(notice, { key: 'another key' }),
    cashier.notify(notice, { signature: signNotice('another key', String(Date.now()), 'x') }),
    cashier.notify(notice, { timestamp: Date.now() - 3_600_000 }),
    cashier.notify(notice),
  ]).then((answers) => answers.map(({ status }) => status));
  expect(statuses).toEqual([401, 401, 401, 200]);
  const held = await platform.db
    .select({ reason: heldPayments.reason })
    .from(heldPayments)
    .where(eq(heldPayments.orderNumber, notice.orderNumber));
  expect(held).toEqual([{ reason: 'unknown order' }]);
});
