import fc from 'fast-check';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection, type Database } from '../db/connect.ts';
import { brokenConstraint, serializable } from '../db/serializable.ts';
import { balanceOf, openAccount, type AccountName } from '../ledger/accounts.ts';
import { BalanceTooLow, book } from '../ledger/book.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { proofSeed, report, sized } from './size.ts';

jest.setTimeout(sized(300_000, 10 * 60_000));

let connection: Connection;
beforeAll(async () => {
  const url = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(url, () => undefined);
});
afterAll(() => connection.close());

/** Books as a child would keep them: what each account has, how often it was touched, and the names that were used. */
interface Books {
  readonly balances: number[];
  readonly entries: number[];
  readonly keys: Set<string>;
}
/** The real ones. */
interface Ledger {
  readonly db: Database;
  readonly accounts: readonly number[];
  readonly run: string;
}

/** Accounts 0 to 2 must not go below zero; 3 is the house's, and may. */
const GUARDED = 3;
const ACCOUNTS = 4;

interface Booking {
  readonly from: number;
  readonly to: number;
  readonly amount: number;
  readonly key: string;
}
type Result = 'booked' | 'too low' | 'key used';

/** Some bookings in one transaction: all of them, or none. */
class BookTogether implements fc.AsyncCommand<Books, Ledger> {
  readonly bookings: readonly Booking[];
  constructor(bookings: readonly Booking[]) {
    this.bookings = bookings;
  }

  check(): boolean {
    return true;
  }

  async run(books: Books, { db, accounts, run }: Ledger): Promise<void> {
    const work = serializable(db, async (tx) => {
      for (const { from, to, amount, key } of this.bookings) {
        const [payer, payee] = [accounts[from] as number, accounts[to] as number];
        const entry = { key: `${run}:${key}`, kind: 'wager' as const, amount: BigInt(amount) };
        await book(tx, { ...entry, from: payer, to: payee });
      }
    });
    expect(await work.then(() => 'booked', resultOf)).toBe(bookTogether(books, this.bookings));
  }

  toString(): string {
    return `book(${this.bookings.map(({ from, to, amount, key }) => `${key}: ${from}→${to} ${amount}`).join(', ')})`;
  }
}

function resultOf(error: unknown): Result {
  if (error instanceof BalanceTooLow) return 'too low';
  if (brokenConstraint(error) === 'ledger_transactions_key') return 'key used';
  throw error;
}

function bookTogether(books: Books, bookings: readonly Booking[]): Result {
  const balances = [...books.balances];
  const entries = [...books.entries];
  const keys = new Set(books.keys);
  for (const { from, to, amount, key } of bookings) {
    if (keys.has(key)) return 'key used';
    keys.add(key);
    const left = (balances[from] ?? 0) - amount;
    if (from < GUARDED && left < 0) return 'too low';
    balances[from] = left;
    balances[to] = (balances[to] ?? 0) + amount;
    for (const touched of [from, to]) entries[touched] = (entries[touched] ?? 0) + 1;
  }
  Object.assign(books.balances, balances);
  Object.assign(books.entries, entries);
  for (const key of keys) books.keys.add(key);
  return 'booked';
}

class LookUp implements fc.AsyncCommand<Books, Ledger> {
  readonly account: number;
  constructor(account: number) {
    this.account = account;
  }

  check(): boolean {
    return true;
  }

  async run({ balances, entries }: Books, { db, accounts }: Ledger): Promise<void> {
    const { balance, version } = await balanceOf(db, accounts[this.account] as number);
    expect({ balance: Number(balance), version }).toEqual({
      balance: balances[this.account],
      version: entries[this.account],
    });
  }

  toString(): string {
    return `lookUp(${this.account})`;
  }
}

const booking = fc
  .record({
    from: fc.nat(ACCOUNTS - 1),
    to: fc.nat(ACCOUNTS - 1),
    amount: fc.integer({ min: 1, max: 50 }),
    key: fc.nat(40).map(String),
  })
  .filter(({ from, to }) => from !== to);
const commands = fc.commands(
  [
    fc.array(booking, { minLength: 1, maxLength: 4 }).map((bookings) => new BookTogether(bookings)),
    fc.nat(GUARDED - 1).map((account) => new LookUp(account)),
  ],
  { maxCommands: 30 },
);

let runs = 0;
const seed = proofSeed;

async function newLedger(): Promise<Ledger> {
  const { db } = connection;
  runs += 1;
  const run = `model:${runs}`;
  const name = (index: number): AccountName => ({
    kind: index < GUARDED ? 'member' : 'provider',
    owner: `${run}:${index}`,
    currency: 'USD',
  });
  const accounts: number[] = [];
  for (let index = 0; index < ACCOUNTS; index += 1) {
    accounts.push(await serializable(db, (tx) => openAccount(tx, name(index))));
  }
  return { db, accounts, run };
}

test('the ledger does what plain books would, whole transactions and refused ones included', async () => {
  const property = fc.asyncProperty(commands, async (plan) => {
    const ledger = await newLedger();
    const books: Books = {
      balances: Array.from({ length: ACCOUNTS }, () => 0),
      entries: Array.from({ length: ACCOUNTS }, () => 0),
      keys: new Set(),
    };
    await fc.asyncModelRun(() => ({ model: books, real: ledger }), plan);
    for (let account = 0; account < GUARDED; account += 1) await new LookUp(account).run(books, ledger);
  });
  await fc.assert(property, { numRuns: sized(40, 1_000), seed });
  const { problems, entries } = await verifyLedger(connection.db);
  expect(problems).toEqual([]);
  report(`ledger model: ${runs} books, ${entries} entries, seed ${seed}`);
});
