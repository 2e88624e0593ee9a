import { eq, sql } from 'drizzle-orm';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../db/connect.ts';
import { ledgerBalances } from '../db/schema/ledger.ts';
import { cashDays, cashMarks } from '../db/schema/records.ts';
import { serializable } from '../db/serializable.ts';
import { openAccount } from '../ledger/accounts.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { bookHistory } from '../seed/book-history.ts';
import { writeLongHistory } from '../testing/long-history.ts';
import { makeMembers } from '../testing/members.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { cashPage } from './cash.ts';
import { sweepCashDays } from './cash-days.ts';

const ENTRIES = 5_000;

let connection: Connection;
let accountId: number;
beforeAll(async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(url, () => undefined);
  const [member] = await makeMembers(connection.db, 1);
  if (!member) throw new Error('there is no member');
  accountId = await writeLongHistory(connection.db, member, ENTRIES, 90);
});
afterEach(async () => {
  expect((await verifyLedger(connection.db)).problems).toEqual([]);
});
afterAll(() => connection.close());

const all = { kind: undefined, direction: undefined, from: undefined, to: undefined };
const firstPage = () => cashPage(connection.db, { accountId, ...all }, { page: 1, count: 5 });
const balance = async () => {
  const [kept] = await connection.db
    .select()
    .from(ledgerBalances)
    .where(eq(ledgerBalances.accountId, accountId));
  return kept?.balance;
};
const marked = async () => {
  const [mark] = await connection.db.select().from(cashMarks).where(eq(cashMarks.accountId, accountId));
  return mark?.entries;
};

test('several processes that sweep at once add each entry once', async () => {
  await Promise.all(Array.from({ length: 4 }, () => sweepCashDays(connection.db)));
  expect(await marked()).toBe(ENTRIES);
  const { entries, totals } = await firstPage();
  expect(totals).toMatchObject({ totalCount: ENTRIES });
  expect(totals.in - totals.out).toBe(await balance());
  expect(entries[0]?.balanceAfter).toBe(await balance());
});

test('history that is written afterwards is found, and the days are made again', async () => {
  await serializable(connection.db, async (tx) => {
    const house = await openAccount(tx, { kind: 'issue', owner: 'house', currency: 'USD' });
    const at = new Date(Date.now() - 200 * 86_400_000);
    const late = { kind: 'deposit', at, from: house, to: accountId, amount: 12_345n } as const;
    await bookHistory(tx, [{ ...late, key: freshName() }]);
  });
  const { entries, totals } = await firstPage();
  expect(totals.totalCount).toBe(ENTRIES + 1);
  expect(entries[0]?.balanceAfter).toBe(await balance());
  expect(await marked()).toBe(ENTRIES + 1);
});

test('verify says where kept days are not those of the ledger', async () => {
  const { db } = connection;
  await db.update(cashDays).set({ paidIn: sql`${cashDays.paidIn} + 1` });
  expect((await verifyLedger(db)).problems.join()).toContain(`the days of account ${accountId} have`);
  await db.delete(cashDays);
  await db.delete(cashMarks);
});
