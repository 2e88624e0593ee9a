import { readTable, startTablesRig, type TablesRig, type TestPlayer } from '../../testing/tables-rig.ts';
import { until, untilTrue } from '../../testing/until.ts';
import { expectWithin } from '../../testing/proof-size.ts';
import type { TableServer } from '../../testing/table-server.ts';
import { COIN } from '../../testing/test-tables.ts';

let rig: TablesRig;
beforeEach(async () => {
  rig = await startTablesRig();
});
afterEach(() => rig.close());

const LEASE = 'table roulette-slow';
/** The next server leads a table that was given back within this time. */
const LED_ON_MS = 1_000;
const CODE = 'ts-roulette-slow-tide-1';

/** A player with 5.00 on a round that no server leads any longer. The clock is held. */
async function leftAlone(server: TableServer): Promise<{ player: TestPlayer; roundId: string; id: string }> {
  const player = await rig.player(server.url, CODE);
  const { roundId } = await rig.openTable(player);
  const placed = await player.bet(roundId, 'heads', '5.00');
  expect(placed.code).toBe('100');
  await server.close();
  return { player, roundId, id: placed.data.roundId };
}

const phaseOf = async (id: string): Promise<string> => {
  const { rows } = await rig.pool.query<{ phase: string }>('SELECT phase FROM table_rounds WHERE id = $1', [
    id,
  ]);
  return rows[0]!.phase;
};

test('a round that was left in its middle is brought to its end by the next server, though nobody sits there', async () => {
  const { player, roundId } = await leftAlone(await rig.serve());
  expect(await phaseOf(roundId)).toBe('betting');
  await rig.clock.run();
  await rig.serve();
  await until(() => rig.wallet.rounds.find(({ state }) => state === 'settled'), 'the settlement');
  expect(await phaseOf(roundId)).toBe('over');
  player.leave();
});

test.each([
  ['that could not be ended in time', `ends_at = ends_at - interval '1 minute'`],
  ['of rules that are played no more', 'rules_version = 99'],
])('the bets on a round %s go back', async (_what, change) => {
  const { player, roundId, id } = await leftAlone(await rig.serve());
  await rig.pool.query(`UPDATE table_rounds SET ${change} WHERE id = $1`, [roundId]);
  await rig.clock.run();
  // The stake goes back once the page is there to be notified.
  rig.wallet.fault = (call) => (call === 'provider.cancel' ? 'before' : undefined);
  const next = await rig.serve();
  player.heard.splice(0);
  player.move(next.url);
  await until(() => player.heard.find(({ name }) => name === 'seat'), 'the seat');
  rig.wallet.fault = undefined;
  const told = await until(() => player.settled()[0], 'the stake');
  expect(told).toMatchObject({ roundId: id, state: 'returned', payout: null, balance: '100.00' });
  expect(await phaseOf(roundId)).toBe('void');
  expect(rig.wallet.balanceOf(player.launch)).toBe('100.00');
  const after = await player.until('betting', ({ number }) => number > 1);
  expect(after.last.filter(({ number }) => number === 1)).toEqual([]);
});

/** A release that has the variant no more. */
const WITHOUT_SLOW = { roulette: { coin: COIN } };
const endAfter = (roundId: string, time: string) =>
  rig.pool.query(
    `UPDATE table_rounds SET closes_at = clock_timestamp() + $2::interval, ends_at = clock_timestamp() + $2::interval WHERE id = $1`,
    [roundId, time],
  );

test.each(['running', 'over'])('bets on a table that a new release has not go back: %s', async (phase) => {
  const { player, roundId } = await leftAlone(await rig.serve());
  await endAfter(roundId, '1 hour');
  await rig.clock.run();
  const next = await rig.serve({ games: WITHOUT_SLOW });
  // A server of the old release may come back to its round: two rounds of another table long, its bets stay.
  const other = await rig.player(next.url, 'ts-roulette-coin-tide-1');
  const { number } = await other.until('betting');
  await other.until('over', (state) => state.number > number);
  other.leave();
  expect(rig.wallet.rounds.map(({ state }) => state)).toEqual(['open']);
  await rig.pool.query('UPDATE table_rounds SET phase = $2 WHERE id = $1', [roundId, phase]);
  await endAfter(roundId, '-1 minute');
  await until(() => rig.wallet.rounds.find(({ state }) => state === 'cancelled'), 'the stake');
  expect(rig.wallet.balanceOf(player.launch)).toBe('100.00');
  expect(await phaseOf(roundId)).toBe(phase === 'over' ? 'over' : 'void');
  const given = `SELECT FROM rounds WHERE state = 'dropped'`;
  await untilTrue(async () => (await rig.pool.query(given)).rowCount === 1, 'what is written down');
  const free = `SELECT FROM leases WHERE name = '${LEASE}' AND until < clock_timestamp()`;
  await untilTrue(async () => (await rig.pool.query(free)).rowCount === 1, 'the lease');
});

test('what was to be paid at a table that a new release has not is paid', async () => {
  const { player, roundId, id } = await leftAlone(await rig.serve());
  await rig.pool.query(`UPDATE table_rounds SET phase = 'over' WHERE id = $1`, [roundId]);
  await rig.pool.query(`UPDATE rounds SET state = 'settling', payout = 1000 WHERE id = $1`, [id]);
  await endAfter(roundId, '-1 minute');
  await rig.serve({ games: WITHOUT_SLOW });
  await until(() => rig.wallet.rounds.find(({ state }) => state === 'settled'), 'the payout');
  expect(rig.wallet.balanceOf(player.launch)).toBe('105.00');
});

test('a server that is stopped gives its tables to another at once', async () => {
  const servers = [await rig.serve(), await rig.serve()];
  const players = await Promise.all(servers.map((server) => rig.player(server.url, CODE)));
  // The clock is held: a lease that was not given back would never run out.
  for (const player of players) await rig.openTable(player);
  const { rows } = await rig.pool.query<{ holder: string }>('SELECT holder FROM leases');
  const leading = servers.findIndex(({ id }) => id === rows[0]!.holder);
  const rest = players[1 - leading]!;
  await servers[leading]!.close();
  const stopped = performance.now();
  await until(async () => {
    const next = await rig.pool.query<{ holder: string }>(
      'SELECT holder FROM leases WHERE until > clock_timestamp()',
    );
    return next.rows.find(({ holder }) => holder !== rows[0]!.holder);
  }, 'another leader');
  expectWithin(performance.now() - stopped, LED_ON_MS);
  await rig.clock.run();
  const before = rest.tables().at(-1)!.number;
  await rest.until('betting', ({ number }) => number > before);
});

test('a server whose leases have run out, while nobody else was there, leads its tables on', async () => {
  const server = await rig.serve();
  const player = await rig.player(server.url, CODE);
  const { roundId } = await rig.openTable(player);
  expect(await player.bet(roundId, 'heads', '5.00')).toMatchObject({ code: '100' });
  await rig.clock.run();
  const termOf = async () =>
    (await rig.pool.query<{ term: string }>('SELECT term FROM leases')).rows[0]!.term;
  const before = await termOf();
  // As after a moment without a processor: the table's next step comes before its lease is renewed.
  const { number } = player.tables().at(-1)!;
  await until(async () => {
    await rig.pool.query(`UPDATE leases SET until = clock_timestamp() - interval '1 ms'`);
    return (await termOf()) === before ? undefined : true;
  }, 'the lease to be taken anew');
  await until(() => player.settled()[0], 'settled');
  await player.until('betting', (next) => next.number > number);
});

test('servers whose connections to the database break go on, and hear each other again', async () => {
  const servers = [await rig.serve(), await rig.serve()];
  const players = await Promise.all(servers.map((server) => rig.player(server.url, CODE)));
  const { roundId, number } = await rig.openTable(players[0]!);
  expect(await players[0]!.bet(roundId, 'heads', '5.00')).toMatchObject({ code: '100' });
  await rig.pool.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await rig.clock.run();
  await until(() => players[0]!.settled()[0], 'settled');
  // A page of a busy server may miss a round: one that both have seen, after the one that was bet on.
  const [some, others] = await until(() => {
    const [mine, theirs] = players.map((player) => endsAfter(player, number));
    const shared = mine!.find((end) => theirs!.some((other) => other.number === end.number));
    return shared && [shared, theirs!.find((other) => other.number === shared.number)!];
  }, 'an end that both pages see');
  expect(some!.outcome).toEqual(others!.outcome);
});

const endsAfter = (player: TestPlayer, last: number) =>
  player.tables().filter(({ phase, number }) => phase === 'over' && number > last);

test('what was paid while no page was open is told with the table, or with the next session', async () => {
  const server = await rig.serve();
  const [player, other] = [await rig.player(server.url, CODE), await rig.player(server.url, CODE)];
  const { roundId } = await rig.openTable(player);
  await player.bet(roundId, 'heads', '5.00');
  player.leave();
  await untilTrue(async () => (await readTable(other)).players === 1, 'the end of the connection');
  await rig.closeBets(other, roundId);
  await rig.endRound(other, roundId);
  await until(() => rig.wallet.rounds.find(({ state }) => state === 'settled'), 'the settlement');
  const untold = async () => {
    const { rows } = await rig.pool.query<{ untold: boolean }>(
      `SELECT untold FROM rounds WHERE state = 'closed'`,
    );
    return rows.map((row) => row.untold);
  };
  await until(async () => (await untold())[0], 'what is to be told');
  expect(await untold()).toEqual([true]);
  const { mine, roundId: now } = await readTable(player);
  expect(now).toBe(roundId);
  expect(mine).toMatchObject([{ state: 'settled' }]);
  expect(await untold()).toEqual([false]);
});
