import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { EMBEDDED_NAME, runningDatabaseUrl } from '@tessera/server';
import { setRoulette, startRedEnvelope } from '../../activities/activities.fixture.ts';
import { prizesOf } from '../../activities/roulette.ts';
import { connect, type Database } from '../../db/connect.ts';
import { ledgerTransactions } from '../../db/schema/ledger.ts';
import { memberBalance } from '../../ledger/accounts.ts';
import { verifyLedger } from '../../ledger/verify.ts';
import { filledWallets } from '../../money/wallets.ts';
import { seededRandom } from '../../seed/random.ts';
import { startStopwatch } from '../../testing/stopwatch.ts';
import { gamesOfProviders, launchFor, makePlayers } from '../players.ts';
import { answerOf, openClient, type Client } from '../processes/client.ts';
import { startProcess, type PlatformProcess } from '../processes/start-process.ts';
import { proofSeed, report, sized } from '../size.ts';
import { startLoad, type Load, type Offers, type Seat } from './load.ts';

jest.setTimeout(sized(300_000, 30 * 60_000));

const KILLS = sized(2, 100);
const PLAYERS = 4;
const START = 10_000_000n;
/**
 * The latest after a kill that a call must be answered that was sent after it, of the time that the machine has for this.
 * A test run has no bound.
 */
const BACK_MS = sized(Infinity, 5_000);
const GIVE_UP_MS = sized(200_000, 20_000);
/** How long the load runs before a kill. */
const LOAD_MS = { least: 30, most: 400 };

const seed = proofSeed;
const random = seededRandom(seed);

/** A platform with a durable database of its own, and the database itself for whoever looks into it. */
let platform: PlatformProcess;
let client: Client;
beforeAll(async () => {
  platform = await startProcess();
  client = openClient(platform.url);
});
afterAll(async () => {
  client.close();
  await platform.stop();
});

/** The embedded database may have another port, or have only just come back. */
async function onDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = connect(runningDatabaseUrl(platform.dataDir, EMBEDDED_NAME), () => undefined);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const postmaster = () =>
  Number(readFileSync(join(platform.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

const KILL = {
  async platform() {
    await platform.kill();
    return platform.start();
  },
  async database() {
    process.kill(postmaster(), 'SIGKILL');
    return Promise.resolve();
  },
  /** One of the database's processes in the middle of its work: the others have to begin anew with it. */
  async connection() {
    await onDatabase(async (db) => {
      const { rows } = await db.execute<{ pid: number }>(sql`
        SELECT pid FROM pg_stat_activity WHERE application_name = 'tessera-platform' AND pid <> pg_backend_pid()
        ORDER BY state = 'active' DESC, random() LIMIT 1`);
      if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
    }).catch(() => undefined);
  },
  /** As a power cut. */
  async both() {
    process.kill(postmaster(), 'SIGKILL');
    await platform.kill();
    return platform.start();
  },
} as const;
/** The first two are those of every test run. */
const KINDS = ['both', 'connection', 'platform', 'database'] as const satisfies (keyof typeof KILL)[];

test(`after each of ${KILLS} kills all that was acknowledged is there, once, and the site is back`, async () => {
  const { seats, offers } = await onDatabase(openTables);
  const load = startLoad(client, seats, offers, START);
  const backMs: number[] = [];
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const kind = KINDS[kill % KINDS.length] ?? 'both';
      backMs.push(await killUnder(load, kind));
      await load.pause();
      await onDatabase(async (db) => {
        await expectAllThere(db, load);
        offers.envelopeId = await newEnvelope(db);
      });
      load.resume();
    }
  } finally {
    await load.stop();
  }
  report(
    `${KILLS} kills (${KINDS.join(', ')} in turn), seed ${seed}: ${load.acknowledged.length} acknowledged effects, ` +
      `${load.repeated()} tries of calls repeated; ` +
      `back after ${Math.min(...backMs).toFixed(0)} to ${Math.max(...backMs).toFixed(0)} ms`,
  );
  expect(load.acknowledged.length).toBeGreaterThan(KILLS);
});

/** At a random moment. @returns after how many ms the site was back */
async function killUnder(load: Load, kind: keyof typeof KILL): Promise<number> {
  await delay(LOAD_MS.least + random() * (LOAD_MS.most - LOAD_MS.least));
  const killedAt = performance.now();
  const stop = startStopwatch();
  await KILL[kind]();
  for (;;) {
    const answered = load.answeredSince(killedAt);
    if (answered !== undefined) {
      const took = stop();
      if (took <= BACK_MS) return answered - killedAt;
      throw new Error(`after the kill (${kind}) it took ${took.toFixed(0)} ms to come back`);
    }
    if (performance.now() - killedAt > GIVE_UP_MS) {
      throw new Error(`after the kill (${kind}) the site has not come back: ${load.whyLost()}`);
    }
    await delay(2);
  }
}

let checked = 0;

async function expectAllThere(db: Database, { accounts, acknowledged }: Load): Promise<void> {
  const { problems } = await verifyLedger(db);
  expect(problems).toEqual([]);
  const fresh = acknowledged.slice(checked).flatMap(({ ledgerKey }) => ledgerKey ?? []);
  checked = acknowledged.length;
  const rows = await db
    .select({ key: ledgerTransactions.key })
    .from(ledgerTransactions)
    .where(inArray(ledgerTransactions.key, fresh));
  const there = new Set(rows.map(({ key }) => key));
  expect(fresh.filter((key) => !there.has(key))).toEqual([]);
  for (const [id, expected] of accounts) {
    const { balance, version } = await memberBalance(db, id, 'USD');
    const wallets = await filledWallets(db, id);
    const wallet = wallets.reduce((sum, one) => sum + one.balance, 0n);
    expect({ balance, wallet, entries: version }).toEqual(expected);
  }
  // However long the database was away, the platform hears each notice once.
  const { rows: ears } = await db.execute(
    sql`SELECT pid FROM pg_stat_activity WHERE application_name = 'tessera-notices'`,
  );
  expect(ears.length).toBeLessThanOrEqual(1);
}

async function openTables(db: Database): Promise<{ seats: Seat[]; offers: Offers }> {
  const players = await makePlayers(db, PLAYERS, START);
  const [game] = await gamesOfProviders(db);
  if (!game) throw new Error('the seed has no games');
  const seats: Seat[] = [];
  for (const player of players) {
    const launchToken = await launchFor(db, player, game);
    const { sessionToken } = await answerOf(client, {
      key: 'providerAuthenticate',
      payload: { launchToken },
    });
    seats.push({ player, sessionToken, providerId: game.providerId });
  }
  const prizes = [
    { amount: 0n, weight: 1 },
    { amount: 25n, weight: 1 },
  ];
  const wheel = await setRoulette(db, { currency: 'USD', drawsPerDay: 1_000, prizes });
  const amounts = (await prizesOf(db, wheel)).map(({ id, amount }) => [id, amount] as const);
  return { seats, offers: { envelopeId: await newEnvelope(db), prizes: new Map(amounts) } };
}

/** With less shares than there are players: the last to come is refused. */
async function newEnvelope(db: Database): Promise<number> {
  const plan = { currency: 'USD', amount: 500n, shares: PLAYERS - 1, minutes: 60 } as const;
  return (await startRedEnvelope(db, plan)).id;
}
