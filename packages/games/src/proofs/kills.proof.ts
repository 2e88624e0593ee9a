import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openHouse, type Guest, type House } from './house.ts';
import { registerMember } from './members.ts';
import { expectSettledOnce, type Settled } from './settled.ts';

/** Whoever leads the house's own roulette and crash is killed in mid-round, at the real platform. */
const KILLS = 20;
const TAKEN_OVER_MS = 5_000;
const GIVE_UP_MS = 60_000;
const SERVERS = 3;
const PLAYERS = 12;
const BETTING_MS = 2_500;
/** The highest rise takes a minute. */
const ENDED_MS = 120_000;
const LIMIT_MS = 20 * 60_000;

const TABLES = [
  {
    table: 'table roulette-european',
    code: 'ts-roulette-european-',
    on: () => ['red', 'even', 'straight-7', 'dozen-3'][randomInt(4)],
  },
  { table: 'table crash-classic', code: 'ts-crash-', on: () => ({ autoAt: 101 + randomInt(150) }) },
] as const;

let house: House;
let guests: { readonly guest: Guest; readonly on: () => unknown; readonly before: bigint }[];
beforeAll(async () => {
  house = await openHouse(SERVERS, BETTING_MS);
  guests = await Promise.all(
    Array.from({ length: PLAYERS }, async (_, n) => {
      const { code, on } = TABLES[n % TABLES.length]!;
      const member = await registerMember(house.platform.url, `kills${n}x`);
      const guest = await house.open(member, code, house.servers[n % SERVERS]!);
      return { guest, on, before: await guest.balance() };
    }),
  );
}, LIMIT_MS);
afterAll(() => house.close());

interface Leader {
  readonly name: string;
  readonly holder: string;
}

/** Who leads which of the tables, as long as they renew it. */
async function leaders(): Promise<Leader[]> {
  const { rows } = await house.games.query<Leader>(
    'SELECT name, holder FROM leases WHERE name = ANY($1) AND until > clock_timestamp()',
    [TABLES.map(({ table }) => table)],
  );
  return rows;
}

/** Bets on every round at whichever server lives, and asks again with the same request where one died over it. */
async function play(guest: Guest, on: () => unknown, isOver: () => boolean): Promise<number> {
  let lastRound = '';
  let placed = 0;
  while (!isOver()) {
    await sleep(20);
    const state = guest.tables().at(-1);
    if (state?.phase !== 'betting' || state.roundId === lastRound) continue;
    lastRound = state.roundId;
    await sleep(randomInt(BETTING_MS * 0.8));
    const [spot, stake, requestId] = [on(), `${1 + randomInt(5)}.00`, randomUUID()];
    for (let tries = 0; tries < 30; tries += 1) {
      const code = await guest.bet(lastRound, spot, stake, requestId).then(
        (answer) => answer.code,
        () => 'gone',
      );
      if (code === '100') placed += 1;
      expect(['100', '406', '503', 'gone']).toContain(code);
      if (code !== 'gone' && code !== '503') break;
      guest.move(house.servers[randomInt(house.servers.length)]!.url);
      await sleep(100);
    }
  }
  return placed;
}

/** Kills the leader of a table. @returns after how many milliseconds all that it led had another one */
async function killLeader(table: string): Promise<number> {
  const before = await leaders();
  const holder = before.find(({ name }) => name === table)?.holder;
  const at = house.servers.findIndex(({ id }) => id === holder);
  if (at < 0) throw new Error(`nobody leads ${table}`);
  const led = before.filter((one) => one.holder === holder).map(({ name }) => name);
  const [killed] = house.servers.splice(at, 1);
  const begun = performance.now();
  await killed!.kill();
  for (const { guest } of guests) {
    if (guest.isAt(killed!.url)) guest.move(house.servers[randomInt(house.servers.length)]!.url);
  }
  for (;;) {
    const now = await leaders();
    if (led.every((name) => now.some((one) => one.name === name && one.holder !== holder))) break;
    if (performance.now() - begun > GIVE_UP_MS) throw new Error(`nobody took over ${led.join(', ')}`);
    await sleep(10);
  }
  return performance.now() - begun;
}

test(
  `${KILLS} leaders are killed in mid-round: others go on within ${TAKEN_OVER_MS} ms, nothing is lost, nothing is paid twice`,
  async () => {
    let isOver = false;
    const playing = Promise.all(guests.map(({ guest, on }) => play(guest, on, () => isOver)));
    const takeovers: number[] = [];
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        // Any instant of a round: while bets are taken, while it runs, while it is paid.
        await sleep(1_500 + randomInt(4_000));
        takeovers.push(await killLeader(TABLES[kill % TABLES.length]!.table));
        await house.addServer();
      }
    } finally {
      isOver = true;
    }
    const placed = (await playing).reduce((sum, count) => sum + count, 0);
    const slowest = Math.max(...takeovers);
    process.stderr.write(
      `  ${placed} placements over ${KILLS} kills; taken over within ${slowest.toFixed(0)} ms\n`,
    );
    await untilEnded();
    const settled = await expectSettledOnce(house);
    const paid = settled.filter(({ state }) => state === 'closed');
    expect(paid.length).toBeGreaterThan(PLAYERS);
    expect(new Set(paid.map(({ table }) => table)).size).toBe(TABLES.length);
    await expectBalances(settled);
    await expectNothingSkipped();
    process.stderr.write(`  ${await house.platform.verifyLedger()}\n`);
    expect(slowest).toBeLessThan(TAKEN_OVER_MS);
  },
  LIMIT_MS,
);

async function untilEnded(): Promise<void> {
  const unfinished = async () =>
    (await house.games.query(`SELECT FROM rounds WHERE state NOT IN ('closed', 'dropped')`)).rowCount;
  for (const end = performance.now() + ENDED_MS; (await unfinished()) !== 0; await sleep(100)) {
    if (performance.now() > end) throw new Error('placements were left');
  }
}

/** Every member has what came of their placements, and was told nothing else of them. */
async function expectBalances(settled: readonly Settled[]): Promise<void> {
  const byId = new Map(settled.map((one) => [one.id, one]));
  for (const { guest, before } of guests) {
    const own = settled.filter(({ player }) => player === guest.playerId);
    expect(await guest.balance()).toBe(own.reduce((sum, { stake, payout }) => sum + payout - stake, before));
    for (const { roundId, state } of guest.settled()) {
      expect(state).toBe(byId.get(roundId)!.state === 'closed' ? 'settled' : 'returned');
    }
  }
}

/** Of every table: 1, 2, 3 … */
async function expectNothingSkipped(): Promise<void> {
  const { rows } = await house.games.query<{ table_name: string; numbers: string[] }>(
    'SELECT table_name, array_agg(number ORDER BY number)::text[] AS numbers FROM table_rounds GROUP BY table_name',
  );
  expect(rows).toHaveLength(TABLES.length);
  for (const { numbers } of rows) expect(numbers.map(Number)).toEqual(numbers.map((_, index) => index + 1));
}
