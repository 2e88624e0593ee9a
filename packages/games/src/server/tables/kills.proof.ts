import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROOF_SEED } from '../../testing/proof-size.ts';
import { seededDraw } from '../../testing/seeded.ts';
import { startTableProcess, type TableProcess } from '../../testing/table-process.ts';
import { startTablesRig, type TablesRig, type TestPlayer } from '../../testing/tables-rig.ts';
import { COIN, type Side } from '../../testing/test-tables.ts';

const KILLS = 20;
const randomInt = seededDraw(PROOF_SEED);
const TAKEN_OVER_MS = 5_000;
const PLAYERS = 12;
const CODE = 'ts-roulette-slow-tide-1';
const TABLE = 'table roulette-slow';

let rig: TablesRig;
const servers: TableProcess[] = [];
beforeAll(async () => {
  rig = await startTablesRig();
  for (let n = 0; n < 3; n += 1) servers.push(await startTableProcess(rig));
});
afterAll(async () => {
  await rig.close();
  await Promise.all(servers.map((server) => server.kill()));
});

/** Who leads the table, as long as they renew it. */
async function leader(): Promise<{ holder: string; term: string } | undefined> {
  const { rows } = await rig.pool.query<{ holder: string; term: string }>(
    'SELECT holder, term FROM leases WHERE name = $1 AND until > clock_timestamp()',
    [TABLE],
  );
  return rows[0];
}

/** Bets on every round at whichever server lives, and asks again with the same request where one died over it. */
async function play(player: TestPlayer, isOver: () => boolean): Promise<number> {
  let lastRound = '';
  let placed = 0;
  while (!isOver()) {
    await sleep(20);
    const state = player.tables().at(-1);
    if (state?.phase !== 'betting' || state.roundId === lastRound) continue;
    lastRound = state.roundId;
    await sleep(randomInt(1_200));
    const requestId = randomUUID();
    const stake = `${1 + randomInt(5)}.00`;
    for (let tries = 0; tries < 20; tries += 1) {
      const code = await player.bet(lastRound, 'heads', stake, requestId).then(
        (answer) => answer.code,
        () => 'gone',
      );
      if (code === '100') placed += 1;
      expect(['100', '406', '503', 'gone']).toContain(code);
      if (code !== 'gone' && code !== '503') break;
      player.move(servers[randomInt(servers.length)]!.url);
      await sleep(100);
    }
  }
  return placed;
}

test(
  `${KILLS} leaders are killed in mid-round: others go on within ${TAKEN_OVER_MS} ms, nothing is lost, nothing is paid twice`,
  async () => {
    const players = await Promise.all(
      Array.from({ length: PLAYERS }, (_, n) =>
        rig.player(servers[n % 3]!.url, CODE, { balance: '10000.00' }),
      ),
    );
    let isOver = false;
    const playing = Promise.all(players.map((player) => play(player, () => isOver)));

    process.stderr.write(`seed ${PROOF_SEED}\n`);
    const takeovers: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      // Any instant of a round: while bets are taken, while it runs, while it is paid.
      await sleep(1_500 + randomInt(2_400));
      const lead = await leader();
      const at = servers.findIndex(({ id }) => id === lead?.holder);
      expect(at).toBeGreaterThanOrEqual(0);
      const [killed] = servers.splice(at, 1);
      const begun = performance.now();
      await killed!.kill();
      for (const player of players) if (player.isAt(killed!.url)) player.move(servers[randomInt(2)]!.url);
      for (;;) {
        const next = await leader();
        if (next && next.holder !== lead!.holder) break;
        if (performance.now() - begun > 2 * TAKEN_OVER_MS) throw new Error('nobody took over');
        await sleep(10);
      }
      takeovers.push(performance.now() - begun);
      servers.push(await startTableProcess(rig));
    }
    isOver = true;
    const placed = (await playing).reduce((sum, count) => sum + count, 0);
    process.stderr.write(
      `${placed} placements over ${KILLS} kills; taken over within ${Math.max(...takeovers).toFixed(0)} ms\n`,
    );
    expect(Math.max(...takeovers)).toBeLessThan(TAKEN_OVER_MS);
    expect(placed).toBeGreaterThan(PLAYERS);

    const unfinished = async () =>
      (await rig.pool.query(`SELECT id FROM rounds WHERE state NOT IN ('closed', 'dropped')`)).rowCount;
    for (const end = performance.now() + 20_000; (await unfinished()) !== 0; await sleep(100)) {
      if (performance.now() > end) throw new Error('placements were left');
    }
    await verify(players);
    players.forEach((player) => player.leave());
  },
  60_000 + KILLS * 20_000,
);

interface Row {
  readonly id: string;
  readonly state: 'closed' | 'dropped';
  readonly stake: string;
  readonly payout: string | null;
  readonly phase: 'over' | 'void';
  readonly outcome: { readonly side: Side };
  readonly player_id: string;
}

/** Adds up anew what every round and placement comes to, and holds it to the wallet. */
async function verify(players: readonly TestPlayer[]): Promise<void> {
  const { rows } = await rig.pool.query<Row>(`
    SELECT rounds.id, rounds.state, rounds.staked AS stake, rounds.payout, rounds.player_id, t.phase, t.outcome
    FROM rounds JOIN table_rounds t ON t.id = rounds.table_round_id`);
  const byId = new Map(rig.wallet.rounds.map((round) => [round.roundId, round]));
  const change = new Map<string, bigint>();
  for (const row of rows) {
    const taken = byId.get(row.id);
    if (row.state === 'dropped') {
      expect(taken?.state ?? 'cancelled').toBe('cancelled');
      continue;
    }
    expect(row.phase).toBe('over');
    expect(taken?.state).toBe('settled');
    expect(BigInt(row.payout!)).toBe(COIN.payout('heads', BigInt(row.stake), row.outcome));
    const before = change.get(row.player_id) ?? 0n;
    change.set(row.player_id, before + BigInt(row.payout!) - BigInt(row.stake));
  }
  expect(rig.wallet.rounds.filter(({ state }) => state === 'open')).toEqual([]);
  for (const player of players) {
    const balance = 1_000_000n + (change.get(rig.playerIdOf(player)) ?? 0n);
    expect(rig.wallet.balanceOf(player.launch)).toBe((Number(balance) / 100).toFixed(2));
    // Whoever was told an end was told the one that stands.
    for (const told of player.settled()) {
      const row = rows.find(({ id }) => id === told.roundId)!;
      expect(told.state).toBe(row.state === 'closed' ? 'settled' : 'returned');
    }
  }
  const numbers = await rig.pool.query<{ number: string }>('SELECT number FROM table_rounds ORDER BY number');
  expect(numbers.rows.map(({ number }) => Number(number))).toEqual(numbers.rows.map((_, n) => n + 1));
}
