import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../db/connect.ts';
import { serializable, sqlState } from '../db/serializable.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { balanceOf, openAccount, type AccountName } from './accounts.ts';
import { BalanceTooLow, book } from './book.ts';
import { takeTurns } from './turns.ts';
import { verifyLedger } from './verify.ts';

let connection: Connection;
beforeAll(async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(url, () => undefined);
});
afterAll(() => connection.close());

let operation = 0;
const newKey = () => `test:${(operation += 1)}`;

const open = (name: AccountName) => serializable(connection.db, (tx) => openAccount(tx, name));

/** Wallets 0 to 2 are members', 3 is a provider's: it may go below zero. */
async function openWallets(): Promise<number[]> {
  const currency = 'USD' as const;
  const run = newKey();
  const members = await Promise.all(
    [0, 1, 2].map((index) => open({ kind: 'member', owner: `${run}-${index}`, currency })),
  );
  return [...members, await open({ kind: 'provider', owner: run, currency })];
}

const move = fc.record({
  from: fc.integer({ min: 0, max: 3 }),
  to: fc.integer({ min: 0, max: 3 }),
  amount: fc.bigInt(1n, 500n),
});

test('whatever is moved, at once or in turn: nothing is lost, no wallet owes, and the books add up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 16 }), fc.boolean(), async (moves, stand) => {
      const { db } = connection;
      const wallets = await openWallets();
      const inTurn = takeTurns();
      const results = await Promise.all(
        moves
          .filter(({ from, to }) => from !== to)
          .map(async ({ from, to, amount }) => {
            const [payer, payee] = [wallets[from] as number, wallets[to] as number];
            const pay = () =>
              serializable(db, (tx) =>
                book(tx, { key: newKey(), kind: 'wager', from: payer, to: payee, amount }),
              );
            try {
              await (stand ? inTurn(payer, pay) : pay());
              return { from, to, amount };
            } catch (error) {
              if (error instanceof BalanceTooLow) return undefined;
              throw error;
            }
          }),
      );
      for (const index of [0, 1, 2]) {
        const expected = results.reduce((sum, done) => {
          if (!done) return sum;
          return sum + (done.to === index ? done.amount : 0n) - (done.from === index ? done.amount : 0n);
        }, 0n);
        const { balance, version } = await balanceOf(db, wallets[index] as number);
        expect(balance).toBe(expected);
        expect(balance).toBeGreaterThanOrEqual(0n);
        expect(version).toBe(results.filter((done) => done?.to === index || done?.from === index).length);
      }
    }),
    { numRuns: 25 },
  );
  expect((await verifyLedger(connection.db)).problems).toEqual([]);
});

test('of fifty who spend one balance at once, as many are served as it holds', async () => {
  const { db } = connection;
  const [member = 0, , , provider = 0] = await openWallets();
  const inTurn = takeTurns();
  const pay = (from: number, to: number, amount: bigint) =>
    serializable(db, (tx) => book(tx, { key: newKey(), kind: 'wager', from, to, amount }));
  await pay(provider, member, 100n);
  const spent = await Promise.allSettled(
    Array.from({ length: 50 }, () => inTurn(member, () => pay(member, provider, 10n))),
  );
  expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect((await balanceOf(db, member)).balance).toBe(0n);
});

test('the same operation is booked once', async () => {
  const { db } = connection;
  const [member = 0, , , provider = 0] = await openWallets();
  const key = newKey();
  const credit = () =>
    serializable(db, (tx) => book(tx, { key, kind: 'payout', from: provider, to: member, amount: 5n }));
  const results = await Promise.allSettled([credit(), credit(), credit()]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await balanceOf(db, member)).balance).toBe(5n);
});

describe('the database itself refuses', () => {
  const attempt = async (statement: ReturnType<typeof sql>) => {
    try {
      await connection.db.execute(statement);
      return 'accepted';
    } catch (error) {
      return sqlState(error);
    }
  };

  test.each([
    ['a changed entry', sql`UPDATE ledger_entries SET amount = amount + 1`],
    ['a deleted entry', sql`DELETE FROM ledger_entries`],
    ['an emptied table', sql`TRUNCATE ledger_entries`],
    ['a changed transaction', sql`UPDATE ledger_transactions SET key = 'other'`],
    ['a deleted transaction', sql`DELETE FROM ledger_transactions`],
  ])('%s', async (_name, statement) => {
    expect(await attempt(statement)).toBe('23001');
  });

  test('entries that do not sum to zero', async () => {
    const [member = 0, , , provider = 0] = await openWallets();
    const entries = sql`
      WITH made AS (INSERT INTO ledger_transactions (key, kind) VALUES (${newKey()}, 'payout') RETURNING id)
      INSERT INTO ledger_entries (transaction_id, account_id, amount)
      SELECT id, account, amount FROM made, (VALUES (${member}::int, 5), (${provider}::int, -4)) AS moved (account, amount)`;
    expect(await attempt(entries)).toBe('23000');
  });

  test('entries of two currencies that only sum to zero together', async () => {
    const { db } = connection;
    const dollars = await open({ kind: 'provider', owner: newKey(), currency: 'USD' });
    const rupees = await open({ kind: 'provider', owner: newKey(), currency: 'INR' });
    const exchange = serializable(db, (tx) =>
      book(tx, { key: newKey(), kind: 'payout', from: dollars, to: rupees, amount: 5n }),
    );
    await expect(
      exchange.catch((error: unknown) => Promise.reject(new Error(sqlState(error)))),
    ).rejects.toThrow('23000');
  });
});

test('verification names what does not add up', async () => {
  const { db } = connection;
  const [member = 0] = await openWallets();
  await db.execute(sql`UPDATE ledger_balances SET balance = 7 WHERE account_id = ${member}`);
  expect((await verifyLedger(db)).problems).toEqual([
    `account ${member} shows 7 (version 0), its 0 entries sum to 0`,
  ]);
});
