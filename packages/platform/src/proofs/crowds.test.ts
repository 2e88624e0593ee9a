import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { CHANNELS, gameAddress, launchTokenOf } from '@tessera/wire';
import { ensureDatabase } from '@tessera/server';
import { setRoulette, startRedEnvelope } from '../activities/activities.fixture.ts';
import { connect, type Connection } from '../db/connect.ts';
import { rouletteDraws } from '../db/schema/activities.ts';
import { providers } from '../db/schema/catalogue.ts';
import { gameSessions } from '../db/schema/play.ts';
import { memberBalance } from '../ledger/accounts.ts';
import { verifyLedger } from '../ledger/verify.ts';
import { openSocket } from '../testing/socket.ts';
import { TEMPLATE, freshName, testRun } from '../testing/test-run.ts';
import { gamesOfProviders, makePlayers } from './players.ts';
import { openClient, type Client, type Outcome } from './processes/client.ts';
import { startProcess, type PlatformProcess } from './processes/start-process.ts';
import { report, sized } from './size.ts';

jest.setTimeout(sized(240_000, 10 * 60_000));

/** Nobody is lost in a crowd, however long a busy machine takes with it. */
const PATIENCE_MS = 200_000;

/** One site: two platform processes on one database. */
let processes: readonly PlatformProcess[] = [];
let clients: readonly Client[] = [];
let connection: Connection;
beforeAll(async () => {
  const databaseUrl = await ensureDatabase(testRun().clusterUrl, freshName(), TEMPLATE);
  connection = connect(databaseUrl, () => undefined);
  const settings = { DATABASE_URL: databaseUrl };
  processes = await Promise.all([startProcess(settings), startProcess(settings)]);
  clients = processes.map(({ url }) => openClient(url, sized(200, 500), PATIENCE_MS));
});
afterEach(async () => {
  expect((await verifyLedger(connection.db)).problems).toEqual([]);
});
afterAll(async () => {
  for (const client of clients) client.close();
  await Promise.all(processes.map((one) => one.stop()));
  await connection.close();
});

/** Each to the other process than the one before. */
const clientOf = (index: number) => clients[index % clients.length] as Client;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** How many were answered, refused with each code, or lost for each reason. */
function tally(outcomes: readonly Outcome<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) {
    const { kind } = outcome;
    const what = kind === 'answered' ? kind : kind === 'refused' ? outcome.code : outcome.why;
    counts[what] = (counts[what] ?? 0) + 1;
  }
  return counts;
}

async function timed<T>(what: string, work: Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work;
  report(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
  return result;
}

const CLAIMS = sized(500, 10_000);

test(`of ${CLAIMS} claims of a hundred shares at two processes, a hundred succeed, and nobody has two`, async () => {
  const { db } = connection;
  const plan = { currency: 'USD', amount: 10_000n, shares: 100, minutes: 30 } as const;
  const envelope = await startRedEnvelope(db, plan);
  const crowd = await makePlayers(db, CLAIMS * 0.8);
  // Every fourth tries twice, once at each process: an odd number of places after the first time.
  const again = crowd.filter((_player, index) => index % 4 === 0);
  const tries = [...crowd, ...again.slice(0, 1), ...again];
  const claims = tries.slice(0, CLAIMS).map(async ({ id, token }, index) => {
    const sent = { payload: { id: envelope.id }, token, idempotencyKey: randomUUID() };
    return { id, outcome: await clientOf(index).send({ key: 'redEnvelope', ...sent }) };
  });
  expect(claims).toHaveLength(CLAIMS);
  const results = await timed(`${CLAIMS} claims`, Promise.all(claims));
  expect(tally(results.map(({ outcome }) => outcome))).toEqual({ answered: 100, '102': CLAIMS - 100 });
  const won = results.flatMap(({ id, outcome }) =>
    outcome.kind === 'answered' ? [{ id, won: Number(outcome.answer.cash) }] : [],
  );
  expect(new Set(won.map(({ id }) => id)).size).toBe(100);
  expect(sum(won.map((one) => one.won))).toBeCloseTo(100);
  const balances = await Promise.all(won.map(({ id }) => memberBalance(db, id, 'USD')));
  expect(balances.map(({ balance }) => Number(balance) / 100)).toEqual(won.map((one) => one.won));
});

const SPINS = sized(300, 5_000);

test(`${SPINS} spins at two processes use no draw twice`, async () => {
  const { db } = connection;
  const drawsPerDay = 120;
  const prizes = [
    { amount: 0n, weight: 1 },
    { amount: 25n, weight: 3 },
  ];
  await setRoulette(db, { currency: 'USD', drawsPerDay, prizes });
  const players = await makePlayers(db, 2);
  const spins = Array.from({ length: SPINS }, async (_, index) => {
    const player = players[Math.floor(index / 2) % players.length];
    const sent = { payload: {}, token: player?.token ?? '', idempotencyKey: randomUUID() };
    return { player, outcome: await clientOf(index).send({ key: 'rouletteSpin', ...sent }) };
  });
  const results = await timed(`${SPINS} spins`, Promise.all(spins));
  for (const player of players) {
    const outcomes = results.filter((one) => one.player === player).map(({ outcome }) => outcome);
    const refusals = outcomes.length - drawsPerDay;
    expect(tally(outcomes)).toEqual({ answered: drawsPerDay, '2093101': refusals });
    const left = outcomes.flatMap((one) => (one.kind === 'answered' ? one.answer.remainingDraws : []));
    expect(left.sort((a, b) => a - b)).toEqual(Array.from({ length: drawsPerDay }, (_, index) => index));
    const [draws] = await db.select().from(rouletteDraws).where(eq(rouletteDraws.memberId, player.id));
    expect(draws?.used).toBe(drawsPerDay);
  }
});

const LAUNCHES = sized(40, 200);

test(`${LAUNCHES} launches of one member at once give one session, whose address opens once`, async () => {
  const { db } = connection;
  const [player] = await makePlayers(db, 1);
  const [game] = await gamesOfProviders(db);
  if (!player || !game) throw new Error('nobody plays nothing');
  const browsers = await Promise.all(processes.map(({ url }) => openSocket(url)));
  for (const browser of browsers) {
    browser.subscribe(CHANNELS.member(player.id), player.token);
    await browser.settle();
  }
  const { providerId: provider, gameCode, gameType } = game;
  const house = await houseOf(provider);
  const payload = { provider, house, gameCode, gameType, lobbyUrl: '/close', device: 1 } as const;
  const launches = Array.from({ length: LAUNCHES }, (_, index) =>
    clientOf(index).send({ key: 'play', payload, token: player.token, idempotencyKey: randomUUID() }),
  );
  const outcomes = await timed(`${LAUNCHES} launches`, Promise.all(launches));
  expect(tally(outcomes)).toEqual({ answered: LAUNCHES });
  const open = await db
    .select()
    .from(gameSessions)
    .where(and(eq(gameSessions.memberId, player.id), isNull(gameSessions.closedAt)));
  expect(open).toHaveLength(1);

  await Promise.all(browsers.map((browser) => browser.settle()));
  const addresses = browsers.flatMap(({ heard }) =>
    heard.flatMap(([name, , told]) => (name === gameAddress.name ? [(told as { url: string }).url] : [])),
  );
  expect(new Set(addresses).size).toBe(1);
  for (const browser of browsers) browser.close();
  const launchToken = launchTokenOf(addresses[0] ?? '') ?? '';
  const opened = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      clientOf(index).send({ key: 'providerAuthenticate', payload: { launchToken } }),
    ),
  );
  expect(opened.filter(({ kind }) => kind === 'answered')).toHaveLength(1);
});

async function houseOf(providerId: number): Promise<string> {
  const [row] = await connection.db.select().from(providers).where(eq(providers.id, providerId));
  return row?.house ?? '';
}
