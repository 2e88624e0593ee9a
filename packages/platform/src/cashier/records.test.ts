import { eq } from 'drizzle-orm';
import { HEADERS } from '@tessera/wire';
import { deposits, withdrawals } from '../db/schema/cashier.ts';
import { serializable } from '../db/serializable.ts';
import { cashierOf, PAYMENT_KEY } from '../testing/cashier.ts';
import { codeOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { approveWithdrawal } from './decisions.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startTestPlatform({ paymentKey: PAYMENT_KEY, rateLimitFactor: 100 });
  token = await platform.logIn();
  const bankAccountId = await cashier.bindAccount(token);
  for (const amount of ['10', '11']) await cashier.deposit(token, amount);
  await cashier.order(token, '12');
  for (const amount of ['20', '21']) {
    const { orderNumber } = await cashier.withdraw(token, bankAccountId, amount);
    if (amount === '20') {
      await serializable(platform.db, (tx) => approveWithdrawal(tx, orderNumber, 'sandbox'));
    }
  }
  // One a day, the deposits first: 1 to 5 March.
  const madeOn = (amount: bigint) => new Date(Date.UTC(2026, 2, DAYS[String(amount)] ?? 0, 12));
  for (const table of [deposits, withdrawals]) {
    for (const { id, amount } of await platform.db
      .select({ id: table.id, amount: table.amount })
      .from(table)) {
      await platform.db
        .update(table)
        .set({ createdAt: madeOn(amount) })
        .where(eq(table.id, id));
    }
  }
});
afterAll(() => platform.close());

const DAYS: Readonly<Record<string, number>> = { 1000: 1, 1100: 2, 1200: 3, 2000: 4, 2100: 5 };
const cashier = cashierOf(() => platform);
const records = (payload: object = {}) => platform.send('paymentRecords', payload, { token });
const amounts = async (payload: object) => (await records(payload)).list.map(({ amount }) => amount);

test('deposits and withdrawals stand in one list, the latest first, with what was paid in and out', async () => {
  const { list, ...totals } = await records();
  expect(list.map(({ kind, amount, status }) => `${kind} ${amount} ${status}`)).toEqual([
    'withdrawal 21.00 pending',
    'withdrawal 20.00 approved',
    'deposit 12.00 pending',
    'deposit 11.00 paid',
    'deposit 10.00 paid',
  ]);
  expect(list[0]).toMatchObject({ way: 'First Bank', currency: 'USD', closedAt: null });
  expect(list[4]).toMatchObject({ way: 'Card', createdAt: '2026-03-01T12:00:00.000Z' });
  expect(totals).toEqual({ totalCount: 5, depositTotal: '21.00', withdrawalTotal: '20.00' });
});

test.each<[object, string[], object]>([
  [{ kind: 'deposit' }, ['12.00', '11.00', '10.00'], { depositTotal: '21.00', withdrawalTotal: '0.00' }],
  [{ kind: 'withdrawal' }, ['21.00', '20.00'], { depositTotal: '0.00', withdrawalTotal: '20.00' }],
  [{ status: 'pending' }, ['21.00', '12.00'], { depositTotal: '0.00', withdrawalTotal: '0.00' }],
  [{ status: 'paid', kind: 'withdrawal' }, [], { totalCount: 0 }],
  [
    { from: '2026-03-02T12:00:00Z', to: '2026-03-04T12:00:00Z' },
    ['12.00', '11.00'],
    { depositTotal: '11.00' },
  ],
  [{ from: '2026-03-05T07:00:00-05:00' }, ['21.00'], { totalCount: 1 }],
  [{ page: 2, count: 2 }, ['12.00', '11.00'], { totalCount: 5, depositTotal: '21.00' }],
  [{ page: 9 }, [], { totalCount: 5 }],
])('%j', async (payload, expected, totals) => {
  expect(await amounts(payload)).toEqual(expected);
  expect(await records(payload)).toMatchObject(totals);
});

test('a deposit’s way is named in the reader’s language; another member sees none of it', async () => {
  const { list } = await platform.send(
    'paymentRecords',
    { kind: 'deposit' },
    { token, headers: { [HEADERS.language]: 'ja_JP' } },
  );
  expect(list[0]?.way).toBe('カード');
  const other = await platform.logIn('player02');
  expect(await platform.send('paymentRecords', {}, { token: other })).toMatchObject({
    totalCount: 0,
    list: [],
  });
  for (const bad of [{ kind: 'x' }, { status: 'x' }, { from: 'now' }, { count: 201 }, { page: 0 }]) {
    expect(await codeOf(records(bad))).toBe('400');
  }
});
