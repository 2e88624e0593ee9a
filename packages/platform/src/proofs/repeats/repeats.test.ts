import pg from 'pg';
import { ensureDatabase } from '@tessera/server';
import { connect, type Connection } from '../../db/connect.ts';
import { memberBalance, type Balance } from '../../ledger/accounts.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { TEMPLATE, freshName, testRun } from '../../testing/test-run.ts';
import { gamesOfProviders } from '../players.ts';
import { openClient, type Client, type Outcome } from '../processes/client.ts';
import { proxyDatabase, type DatabaseProxy } from '../processes/database-proxy.ts';
import { startProcess, type PlatformProcess } from '../processes/start-process.ts';
import { report } from '../size.ts';
import { MONEY_CASES } from './money-calls.ts';
import type { MoneyCase, Prepared, Scene } from './money-case.ts';

jest.setTimeout(60_000);

const REPEATS = 100;

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
    startProcess({ DATABASE_URL: databaseUrl }),
    startProcess({ DATABASE_URL: proxy.url }),
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

const balanceOf = ({ player }: Prepared): Promise<Balance> =>
  memberBalance(connection.db, player.id, player.currency);

/** The call so many times at once, by turns to each of these. */
const atOnce = (count: number, through: readonly Client[], { sent }: Prepared) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => (through[index % through.length] as Client).send(sent)),
  );

/** The one answer that all got. */
function theAnswer(outcomes: readonly Outcome<unknown>[]): unknown {
  const different = new Set(outcomes.map((outcome) => JSON.stringify(outcome)));
  expect([...different]).toHaveLength(1);
  expect(outcomes[0]).toMatchObject({ kind: 'answered' });
  return outcomes[0];
}

async function expectOneEffect(prepared: Prepared, before: Balance): Promise<void> {
  expect(await balanceOf(prepared)).toEqual({
    balance: before.balance + prepared.change,
    version: before.version + 1,
  });
}

test.each(MONEY_CASES)(
  `${REPEATS} times at once with one name, $name has one effect and one answer`,
  async (one) => {
    const prepared = await one.prepare(scene);
    const before = await balanceOf(prepared);
    const answer = theAnswer(await atOnce(REPEATS, clients, prepared));
    await expectOneEffect(prepared, before);
    expect(theAnswer(await atOnce(2, clients, prepared))).toEqual(answer);
    if (prepared.other) {
      expect(await clients[0].send(prepared.other)).toEqual({ kind: 'refused', code: '409' });
    }
    await expectOneEffect(prepared, before);
  },
);

/** Sends all money calls to the second process, and holds each between its commit and what would follow. */
async function holdAll(): Promise<
  { one: MoneyCase; prepared: Prepared; before: Balance; lost: Promise<unknown> }[]
> {
  const held = proxy.holdCommits(MONEY_CASES.length);
  const calls = [];
  for (const one of MONEY_CASES) {
    const prepared = await one.prepare(scene);
    const before = await balanceOf(prepared);
    calls.push({ one, prepared, before, lost: clients[1].send(prepared.sent) });
  }
  await held;
  return calls;
}

test('when the connection breaks between commit and answer, the repetition is answered and nothing happens twice', async () => {
  const calls = await holdAll();
  proxy.cut();
  for (const { lost } of calls) expect(await lost).toMatchObject({ kind: 'lost' });
  await Promise.all(calls.map(({ prepared }) => atOnce(10, clients, prepared).then(theAnswer)));
  for (const { prepared, before } of calls) await expectOneEffect(prepared, before);
});

test('when the platform is killed between commit and answer, the repetition is answered and nothing happens twice', async () => {
  const calls = await holdAll();
  await processes[1].kill();
  const killedAt = performance.now();
  proxy.cut();
  for (const { lost } of calls) expect(await lost).toMatchObject({ kind: 'lost' });
  const started = processes[1].start();
  await Promise.all(calls.map(({ prepared }) => atOnce(10, clients.slice(0, 1), prepared).then(theAnswer)));
  report(
    `killed between commit and answer: ${calls.length} money calls answered again within ${((performance.now() - killedAt) / 1_000).toFixed(1)} s`,
  );
  await started;
  for (const { prepared, before } of calls) {
    theAnswer(await atOnce(2, clients, prepared));
    await expectOneEffect(prepared, before);
  }
});

test.each(MONEY_CASES.filter(({ isFreeAfterADay }) => isFreeAfterADay))(
  'a day later the name of $name is free for another',
  async (one) => {
    const prepared = await one.prepare(scene);
    const before = await balanceOf(prepared);
    await clients[0].send(prepared.sent);
    await aDayLater();
    for (const client of clients)
      expect(await client.send(prepared.sent)).toMatchObject({ kind: 'answered' });
    const { balance, version } = await balanceOf(prepared);
    expect({ balance, version }).toEqual({
      balance: before.balance + 2n * prepared.change,
      version: before.version + 2,
    });
    if (!prepared.other) return;
    await aDayLater();
    expect(await clients[0].send(prepared.other)).toMatchObject({ kind: 'answered' });
    expect((await balanceOf(prepared)).version).toBe(before.version + 3);
  },
);

/** Turns the clock of what has been done by 25 hours; the books' own rules would not allow it. */
async function aDayLater(): Promise<void> {
  const client = new pg.Client({ connectionString: connection.pool.options.connectionString });
  await client.connect();
  await client.query('SET session_replication_role = replica');
  for (const table of [
    'agent_transfers',
    'idempotency_keys',
    'ledger_transactions',
    'roulette_spins',
    'withdrawals',
  ]) {
    await client.query(`UPDATE ${table} SET created_at = created_at - interval '25 hours'`);
  }
  await client.end();
}
