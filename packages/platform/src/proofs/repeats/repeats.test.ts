import { count, eq } from 'drizzle-orm';
import pg from 'pg';
import { ensureDatabase } from '@tessera/server';
import { CALLS, type CallKey } from '@tessera/wire';
import { connect, type Connection } from '../../db/connect.ts';
import { deposits } from '../../db/schema/cashier.ts';
import { memberBalance, type Balance } from '../../ledger/accounts.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { PAYMENT_KEY } from '../../testing/cashier.ts';
import { TEMPLATE, freshName, testRun } from '../../testing/test-run.ts';
import { untilPasses } from '../../testing/until.ts';
import { gamesOfProviders } from '../players.ts';
import { openClient, type Client, type Outcome } from '../processes/client.ts';
import { proxyDatabase, type DatabaseProxy } from '../processes/database-proxy.ts';
import { startProcess, type PlatformProcess } from '../processes/start-process.ts';
import { report, sized } from '../size.ts';
import { MONEY_CASES } from './money-calls.ts';
import type { MoneyCase, Prepared, Scene } from './money-case.ts';
import { OTHER_CALLS } from './other-calls.ts';

const REPEATS = sized(20, 100);

/** Two platform processes of one site; the second reaches the database through a proxy. */
let processes: readonly [PlatformProcess, PlatformProcess];
let clients: readonly [Client, Client];
let proxy: DatabaseProxy;
let connection: Connection;
let scene: Scene;
beforeAll(async () => {
  const databaseUrl = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(databaseUrl, () => undefined);
  proxy = await proxyDatabase(databaseUrl);
  processes = await Promise.all([
    startProcess({ DATABASE_URL: databaseUrl, PAYMENT_KEY }),
    startProcess({ DATABASE_URL: proxy.url, PAYMENT_KEY }),
  ]);
  clients = [openClient(processes[0].url), openClient(processes[1].url)];
  const [game] = await gamesOfProviders(connection.db);
  if (!game) throw new Error('the seed has no games');
  scene = { db: connection.db, client: clients[0], game };
});
afterEach(async () => {
  expect((await verifyLedger(connection.db)).problems).toEqual([]);
});
afterAll(async () => {
  for (const client of clients) client.close();
  await Promise.all(processes.map((one) => one.stop()));
  await proxy.close();
  await connection.close();
});

/** What can be seen of a call's effects. */
interface Seen extends Balance {
  readonly orders: number;
}

async function look({ whose }: Prepared): Promise<Seen> {
  const { db } = connection;
  const id = await whose();
  if (id === undefined) return { balance: 0n, version: 0, orders: 0 };
  const [row] = await db.select({ orders: count() }).from(deposits).where(eq(deposits.memberId, id));
  return { ...(await memberBalance(db, id, 'USD')), orders: row?.orders ?? 0 };
}

test('every call that may move money is proved here', () => {
  const proved = new Set(MONEY_CASES.map(({ name }) => name.split(' ')[0]));
  const changing = (Object.keys(CALLS) as CallKey[]).filter((key) => !CALLS[key].idempotent);
  expect(changing.filter((key) => !proved.has(key)).sort()).toEqual([...OTHER_CALLS].sort());
});

/** The call so many times at once, by turns to each of these. */
const atOnce = (times: number, through: readonly Client[], { send }: Prepared) =>
  Promise.all(Array.from({ length: times }, (_, index) => send(through[index % through.length] as Client)));

/** The one answer that all got. */
function theAnswer(outcomes: readonly Outcome<unknown>[]): unknown {
  const different = new Set(outcomes.map((outcome) => JSON.stringify(outcome)));
  expect([...different]).toHaveLength(1);
  expect(outcomes[0]).toMatchObject({ kind: 'answered' });
  return outcomes[0];
}

async function expectEffects(prepared: Prepared, before: Seen, times = 1): Promise<void> {
  const { change, orders } = prepared;
  expect(await look(prepared)).toEqual({
    balance: before.balance + BigInt(times) * change,
    version: before.version + (change === 0n ? 0 : times),
    orders: before.orders + times * orders,
  });
}

test.each(MONEY_CASES)(
  `${REPEATS} times at once with one name, $name has one effect and one answer`,
  async (one) => {
    const prepared = await one.prepare(scene);
    const before = await look(prepared);
    const answer = theAnswer(await atOnce(REPEATS, clients, prepared));
    await expectEffects(prepared, before);
    expect(theAnswer(await atOnce(2, clients, prepared))).toEqual(answer);
    if (prepared.other) {
      expect(await prepared.other(clients[0])).toEqual({ kind: 'refused', code: '409' });
    }
    await expectEffects(prepared, before);
  },
);

/** The cases by so many: the connections that are held must leave some for the work before the other commits. */
const HELD_AT_ONCE = 8;
const BATCHES = Array.from({ length: Math.ceil(MONEY_CASES.length / HELD_AT_ONCE) }, (_, index) => {
  const cases = MONEY_CASES.slice(index * HELD_AT_ONCE, (index + 1) * HELD_AT_ONCE);
  return { cases, names: cases.map(({ name }) => name).join(', ') };
});
/** A start of the platform takes seconds: every test run kills it once. */
const KILLED = sized(BATCHES.slice(0, 1), BATCHES);

/** Sends money calls to the second process, and holds each between its commit and what would follow. */
async function holdAll(
  cases: readonly MoneyCase[],
): Promise<{ prepared: Prepared; before: Seen; lost: Promise<unknown> }[]> {
  const held = proxy.holdCommits(cases.length);
  const calls = [];
  for (const one of cases) {
    const prepared = await one.prepare(scene);
    const before = await look(prepared);
    calls.push({ prepared, before, lost: prepared.send(clients[1]) });
  }
  await held;
  // Among those that are held may be what the platform does by itself: each call is waited for, too.
  for (const { prepared, before } of calls) await untilPasses(() => expectEffects(prepared, before));
  await proxy.noneUnderway();
  return calls;
}

describe('between commit and answer', () => {
  // A test that fails holds nothing back from the next ones.
  afterEach(() => proxy.cut());

  test.each(BATCHES)(
    'the connection breaks: the repetition is answered and nothing happens twice ($names)',
    async ({ cases }) => {
      const calls = await holdAll(cases);
      proxy.cut();
      for (const { lost } of calls) expect(await lost).toMatchObject({ kind: 'lost' });
      await Promise.all(calls.map(({ prepared }) => atOnce(10, clients, prepared).then(theAnswer)));
      for (const { prepared, before } of calls) await expectEffects(prepared, before);
    },
  );

  test.each(KILLED)(
    'the platform is killed: the repetition is answered and nothing happens twice ($names)',
    async ({ cases }) => {
      const calls = await holdAll(cases);
      await processes[1].kill();
      const killedAt = performance.now();
      proxy.cut();
      for (const { lost } of calls) expect(await lost).toMatchObject({ kind: 'lost' });
      const started = processes[1].start();
      const living = clients.slice(0, 1);
      await Promise.all(calls.map(({ prepared }) => atOnce(10, living, prepared).then(theAnswer)));
      report(
        `killed between commit and answer: ${calls.length} money calls answered again within ${((performance.now() - killedAt) / 1_000).toFixed(1)} s`,
      );
      await started;
      for (const { prepared, before } of calls) {
        theAnswer(await atOnce(2, clients, prepared));
        await expectEffects(prepared, before);
      }
    },
  );
});

test.each(MONEY_CASES.filter(({ isFreeAfterADay }) => isFreeAfterADay))(
  'a day later the name of $name is free for another',
  async (one) => {
    const prepared = await one.prepare(scene);
    const before = await look(prepared);
    await prepared.send(clients[0]);
    await aDayLater();
    for (const client of clients) expect(await prepared.send(client)).toMatchObject({ kind: 'answered' });
    await expectEffects(prepared, before, 2);
    if (!prepared.other) return;
    const { version, orders } = await look(prepared);
    await aDayLater();
    expect(await prepared.other(clients[0])).toMatchObject({ kind: 'answered' });
    const after = await look(prepared);
    expect(after.version + after.orders).toBe(version + orders + 1);
  },
);

/** Turns the clock of what has been done by 25 hours; the books' own rules would not allow it. */
async function aDayLater(): Promise<void> {
  const client = new pg.Client({ connectionString: connection.pool.options.connectionString });
  await client.connect();
  await client.query('SET session_replication_role = replica');
  for (const table of [
    'agent_transfers',
    'deposits',
    'idempotency_keys',
    'ledger_transactions',
    'roulette_spins',
    'withdrawals',
  ]) {
    await client.query(`UPDATE ${table} SET created_at = created_at - interval '25 hours'`);
  }
  await client.end();
}
