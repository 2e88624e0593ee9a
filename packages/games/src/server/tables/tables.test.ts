import { commitmentOf, drawsOf } from '@tessera/domain/fairness';
import { expectWithin } from '../../testing/proof-size.ts';
import type { TableServer } from '../../testing/table-server.ts';
import { readTable, startTablesRig, type TablesRig, type TestPlayer } from '../../testing/tables-rig.ts';
import { until, untilTrue } from '../../testing/until.ts';
import { COIN, type Side } from '../../testing/test-tables.ts';
import type { TableState } from '../../protocol/tables.ts';

let rig: TablesRig;
let server: TableServer;
beforeAll(async () => {
  rig = await startTablesRig();
  server = await rig.serve();
});
afterEach(async () => {
  rig.wallet.fault = undefined;
  await rig.clock.run();
});
afterAll(() => rig.close());

const COIN_CODE = 'ts-roulette-coin-tide-1';
const SLOW_CODE = 'ts-roulette-slow-tide-1';
/** A table that rests takes bets again within this time after a player has come. */
const AWAKE_MS = 2_500;
const sideOf = (state: TableState): Side => (state.outcome as { side: Side }).side;

/** Waits while another table, with a player of its own, goes through some rounds. */
async function roundsPass({ url }: TableServer, count: number): Promise<void> {
  const player = await rig.player(url, COIN_CODE);
  const { number } = await player.until('betting');
  await player.until('over', (state) => state.number >= number + count - 1);
  player.leave();
}

test('a table wakes for its first player, and goes through its rounds', async () => {
  const player = await rig.player(server.url, COIN_CODE);
  await player.until('betting');
  const betting = await rig.openTable(player);
  expect(betting).toMatchObject({
    table: 'roulette-coin',
    outcome: null,
    seed: null,
    told: null,
    endsAt: null,
  });
  const running = await rig.closeBets(player, betting.roundId);
  const over = await rig.endRound(player, betting.roundId);
  expect(over.hash).toBe(betting.hash);
  expect(commitmentOf(over.seed!)).toBe(over.hash);
  expect(COIN.draw(drawsOf(over.seed!, `${over.table} ${over.number}`))).toEqual(over.outcome);
  expect(running).toMatchObject({ told: over.outcome, outcome: null, seed: null, endsAt: over.endsAt });
  await rig.clock.run();
  const next = await player.until('betting', ({ number }) => number > over.number);
  expect(next.last.find(({ number }) => number === over.number)!.outcome).toEqual(over.outcome);
  player.leave();
});

test('a placement is paid once its round is over, and its player is told after the end', async () => {
  const player = await rig.player(server.url, SLOW_CODE);
  const { roundId } = await rig.openTable(player);
  const placed = await player.bet(roundId, 'heads', '3.00');
  expect(placed).toMatchObject({ status: 200, data: { state: 'open', stake: '3.00', balance: '97.00' } });
  expect((await readTable(player)).mine).toMatchObject([{ roundId: placed.data.roundId, state: 'open' }]);
  await rig.closeBets(player, roundId);
  const over = await rig.endRound(player, roundId);
  const settled = await until(() => player.settled()[0], 'settled');
  // The page was sent the end before its payout.
  const isEnd = ({ name, event }: TestPlayer['heard'][number]): boolean =>
    name === 'table' && (event as TableState).roundId === roundId && (event as TableState).phase === 'over';
  const endAt = player.heard.findIndex(isEnd);
  expect(endAt).toBeGreaterThanOrEqual(0);
  expect(endAt).toBeLessThan(player.heard.findIndex(({ name }) => name === 'settled'));
  const won = sideOf(over) === 'heads';
  expect(settled).toMatchObject({
    ...{ roundId: placed.data.roundId, state: 'settled', payout: won ? '6.00' : '0.00' },
    balance: won ? '103.00' : '97.00',
  });
  expect(rig.wallet.balanceOf(player.launch)).toBe(settled.balance);
  player.leave();
});

test('the same request is the same placement, and no other bets', async () => {
  const player = await rig.player(server.url, SLOW_CODE);
  const { roundId } = await rig.openTable(player);
  const answers = await Promise.all(
    [1, 2, 3].map(() => player.bet(roundId, 'heads', '2.00', 'request-same')),
  );
  expect(new Set(answers.map(({ data }) => data.roundId)).size).toBe(1);
  expect(rig.wallet.balanceOf(player.launch)).toBe('98.00');
  expect(await player.bet(roundId, 'tails', '2.00', 'request-same')).toMatchObject({
    status: 409,
    code: '409',
  });
  player.leave();
});

test('bets that come after the close, or for no round of this table, are refused and cost nothing', async () => {
  const player = await rig.player(server.url, SLOW_CODE);
  const { roundId } = await rig.openTable(player);
  await rig.closeBets(player, roundId);
  expect(await player.bet(roundId, 'heads')).toMatchObject({ status: 406, code: '406' });
  expect(await player.bet('987654321', 'heads')).toMatchObject({ status: 404 });
  const stranger = await rig.player(server.url, COIN_CODE);
  expect(await stranger.bet(roundId, 'heads')).toMatchObject({ status: 404 });
  expect(rig.wallet.balanceOf(player.launch)).toBe('100.00');
  player.leave();
  stranger.leave();
});

test('each player is held to the table’s limits, however many requests come at once', async () => {
  const player = await rig.player(server.url, SLOW_CODE);
  const { roundId } = await rig.openTable(player);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => player.bet(roundId, 'heads', '1.00', `request-${roundId}-${n}`)),
  );
  expect(answers.filter(({ code }) => code === '100')).toHaveLength(COIN.most.placements);
  expect(answers.filter(({ code }) => code === '429')).toHaveLength(8 - COIN.most.placements);
  expect(rig.wallet.balanceOf(player.launch)).toBe('96.00');
  player.leave();
});

test('a stake that the platform refuses is told with its reason, the same when asked again', async () => {
  const player = await rig.player(server.url, SLOW_CODE, { balance: '1.00' });
  const { roundId } = await rig.openTable(player);
  for (let times = 0; times < 2; times += 1) {
    expect(await player.bet(roundId, 'heads', '2.00', 'request-poor')).toMatchObject({
      status: 402,
      code: '402',
    });
  }
  player.leave();
});

test('until the close bets are taken back, once, and others may be made', async () => {
  const player = await rig.player(server.url, SLOW_CODE);
  const { roundId } = await rig.openTable(player);
  const placed = await player.bet(roundId, 'heads', '5.00', 'request-first');
  const path = `/bets/${placed.data.roundId}`;
  for (let times = 0; times < 2; times += 1) {
    expect(await player.call('DELETE', path)).toMatchObject({
      status: 200,
      data: { state: 'returned', balance: '100.00' },
    });
  }
  expect(await player.bet(roundId, 'tails', '4.00', 'request-second')).toMatchObject({ status: 200 });
  const running = await rig.closeBets(player, roundId);
  const [, second] = (await readTable(player)).mine;
  expect(running.roundId).toBe(second!.tableRoundId);
  expect(await player.call('DELETE', `/bets/${second!.roundId}`)).toMatchObject({ status: 406 });
  expect(rig.wallet.balanceOf(player.launch)).toBe('96.00');
  player.leave();
});

test('nobody takes back, or out, what is another player’s', async () => {
  const [player, other] = await Promise.all([1, 2].map(() => rig.player(server.url, SLOW_CODE)));
  const { roundId } = await rig.openTable(player!);
  const placed = await player!.bet(roundId, 'heads');
  expect(await other!.call('DELETE', `/bets/${placed.data.roundId}`)).toMatchObject({ status: 404 });
  expect(await other!.call('POST', `/bets/${placed.data.roundId}/take-out`)).toMatchObject({ status: 404 });
  player!.leave();
  other!.leave();
});

test('a stake of which nobody hears whether it was taken is called off two seconds after the close', async () => {
  const player = await rig.player(server.url, SLOW_CODE);
  const { roundId } = await rig.openTable(player);
  // It is taken, and no answer ever comes.
  rig.wallet.fault = (call) => (call === 'provider.wager' ? 'after' : undefined);
  expect(await player.bet(roundId, 'heads', '5.00', 'request-lost')).toMatchObject({ status: 503 });
  expect(rig.wallet.balanceOf(player.launch)).toBe('95.00');
  rig.wallet.fault = undefined;
  await rig.clock.run();
  const returned = await until(() => player.settled()[0], 'the stake');
  expect(returned).toMatchObject({ state: 'returned', payout: null, balance: '100.00' });
  expect(rig.wallet.balanceOf(player.launch)).toBe('100.00');
  expect(await player.bet(roundId, 'heads', '5.00', 'request-lost')).toMatchObject({ status: 406 });
  player.leave();
});

test('a stake whose request is still on its way when it is called off is never taken', async () => {
  const player = await rig.player(server.url, SLOW_CODE);
  const { roundId } = await rig.openTable(player);
  rig.wallet.fault = (call) => (call === 'provider.wager' ? 'before' : undefined);
  const first = await player.bet(roundId, 'heads', '5.00', 'request-slow');
  expect(first.status).toBe(503);
  rig.wallet.fault = undefined;
  await rig.clock.run();
  await until(() => player.settled()[0], 'the stake');
  expect(rig.wallet.rounds.at(-1)).toMatchObject({ state: 'cancelled' });
  expect(await player.bet(roundId, 'heads', '5.00', 'request-slow')).toMatchObject({ status: 406 });
  expect(rig.wallet.balanceOf(player.launch)).toBe('100.00');
  player.leave();
});

test('an answer that is a little late counts', async () => {
  const player = await rig.player(server.url, SLOW_CODE);
  const { roundId } = await rig.openTable(player);
  rig.wallet.fault = (call) => (call === 'provider.wager' ? 'after' : undefined);
  expect(await player.bet(roundId, 'heads', '5.00', 'request-late')).toMatchObject({ status: 503 });
  await rig.closeBets(player, roundId);
  rig.wallet.fault = undefined;
  // Bets are closed; these were made before, and now their stake is known to be taken.
  expect(await player.bet(roundId, 'heads', '5.00', 'request-late')).toMatchObject({
    status: 200,
    data: { state: 'open', balance: '95.00' },
  });
  await rig.clock.run();
  expect(await until(() => player.settled()[0], 'settled')).toMatchObject({ state: 'settled' });
  player.leave();
});

test('what the platform could not be asked for is paid when it can be', async () => {
  const player = await rig.player(server.url, SLOW_CODE);
  const { roundId } = await rig.openTable(player);
  await player.bet(roundId, 'heads', '5.00');
  let asked = 0;
  rig.wallet.fault = (call) => {
    if (call !== 'provider.settle') return undefined;
    asked += 1;
    return 'after';
  };
  await rig.closeBets(player, roundId);
  const over = await rig.endRound(player, roundId);
  // At the second request, the first one has failed.
  await untilTrue(() => asked >= 2, 'another request to settle');
  expect(player.settled()).toEqual([]);
  rig.wallet.fault = undefined;
  const balance = sideOf(over) === 'heads' ? '105.00' : '95.00';
  expect(await until(() => player.settled()[0], 'settled')).toMatchObject({ balance });
  expect(rig.wallet.balanceOf(player.launch)).toBe(balance);
  player.leave();
});

test('a table that nobody sits at rests, and wakes again', async () => {
  const hasty = await rig.serve({ restAfterMs: 300 });
  const code = 'ts-roulette-clock-tide-1';
  const rounds = async () => {
    const { rows } = await rig.pool.query<{ count: string }>(
      `SELECT count(*) FROM table_rounds WHERE table_name = 'roulette-clock'`,
    );
    return Number(rows[0]!.count);
  };
  const player = await rig.player(hasty.url, code);
  const { closesAt } = await player.until('betting');
  expect(closesAt % 1_000).toBe(0);
  player.leave();
  const free = `SELECT FROM leases WHERE name = 'table roulette-clock' AND until < clock_timestamp()`;
  await untilTrue(async () => (await rig.pool.query(free)).rowCount === 1, 'rest');
  const resting = await rounds();
  await roundsPass(hasty, 3);
  expect(await rounds()).toBe(resting);
  const came = performance.now();
  const next = await rig.player(server.url, code);
  await next.until('betting');
  expectWithin(performance.now() - came, AWAKE_MS);
  next.leave();
});

test('one window plays: the other is told so, and its bets are refused', async () => {
  const player = await rig.player(server.url, SLOW_CODE);
  const { roundId } = await rig.openTable(player);
  await until(() => player.heard.find(({ name }) => name === 'seat'), 'the seat');
  await rig.takeSeat(player, 'another session');
  await until(
    () => player.heard.find(({ name, event }) => name === 'seat' && !(event as { mine: boolean }).mine),
    'the loss of the seat',
  );
  expect(await player.bet(roundId, 'heads')).toMatchObject({ status: 423, code: '423' });
  player.leave();
});

test('nobody listens without a bearer', async () => {
  const player = await rig.player(server.url, COIN_CODE, {}, 'forged');
  await roundsPass(server, 1);
  expect(player.heard).toEqual([]);
  expect(await player.call('GET', '/table')).toMatchObject({ status: 401 });
  player.leave();
});
