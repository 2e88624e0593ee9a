import { commitmentOf, drawsOf } from '@tessera/domain/fairness';
import {
  bookOf,
  endFixture,
  legOn,
  movedSlipsOf,
  placeSlip,
  readBook,
  slipsOf,
  upcoming,
} from '../../testing/books-rig.ts';
import type { TableServer } from '../../testing/table-server.ts';
import { startTablesRig, type TablesRig, type TestPlayer } from '../../testing/tables-rig.ts';
import { until, untilTrue } from '../../testing/until.ts';
import { SLOW_TOSSES, TOSSES, type Toss } from '../../testing/test-books.ts';
import { LATE_WAGER_MS } from './place-slip.ts';

/** Longer than a server goes by its own clock. */
const FAR_MS = 20_000;
const CODE = 'ts-sportsbook-slow-tide-1';
const LONG_CODE = 'ts-sportsbook-long-tide-1';
const QUICK_CODE = 'ts-sportsbook-toss-tide-1';

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

/** Which side a fixture is won by: in the database it stands from its beginning. */
async function sideOf(id: string): Promise<'home' | 'away'> {
  const { rows } = await rig.pool.query<{ outcome: Toss }>(
    'SELECT outcome FROM book_fixtures WHERE id = $1',
    [id],
  );
  return rows[0]!.outcome.side;
}
const other = (side: 'home' | 'away') => (side === 'home' ? 'away' : 'home');
const openSlips = async () =>
  (await rig.pool.query(`SELECT FROM rounds WHERE state NOT IN ('closed', 'dropped')`)).rowCount!;
const settledOf = (player: TestPlayer, roundId: string) =>
  until(() => slipsOf(player).find((slip) => slip.roundId === roundId), 'the end of a slip');

test('a book wakes for its first player with fixtures that run and that are to come, and goes on', async () => {
  // Its first fixture may end before a slow player has read the book.
  await rig.clock.hold();
  const player = await rig.player(server.url, QUICK_CODE);
  const first = await until(() => bookOf(player), 'the book');
  expect(first).toMatchObject({ book: 'sportsbook-toss', results: [] });
  expect(first.fixtures.some(({ phase }) => phase === 'running')).toBe(true);
  expect(first.fixtures.at(-1)!.phase).toBe('upcoming');
  const kickoffs = first.fixtures.map(({ kickoffAt }) => kickoffAt);
  expect(kickoffs).toEqual(kickoffs.map((_, n) => kickoffs[0]! + n * TOSSES.everyMs));

  await rig.clock.run();
  const { id, hash } = first.fixtures.at(-1)!;
  const over = await until(
    () => bookOf(player)!.results.find((fixture) => fixture.id === id),
    'the end of what was to come last',
  );
  expect(commitmentOf(over.seed!)).toBe(hash);
  const drawn = TOSSES.draw(drawsOf(over.seed!, `sportsbook-toss ${over.number}`), over.number);
  expect(drawn.side).toBe(over.score[0] === 1 ? 'home' : 'away');
  const { fixtures } = bookOf(player)!;
  expect(fixtures.length).toBeGreaterThan(4);
  expect(fixtures.every(({ seed }) => seed === null)).toBe(true);
  const numbers = fixtures.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, n) => numbers[0]! + n));
  player.leave();
});

test('a single is paid at its odds when its fixture is over, and its player is told after the end', async () => {
  const player = await rig.player(server.url, CODE);
  const [fixture] = await upcoming(rig, player);
  const side = await sideOf(fixture!.id);
  const won = await placeSlip(player, [legOn(fixture!, side)], { stake: '2.00' });
  expect(won).toMatchObject({
    status: 200,
    data: { state: 'open', odds: 200, couldPay: '4.00', payout: null, balance: '98.00' },
  });
  const lost = await placeSlip(player, [legOn(fixture!, other(side))]);
  expect((await readBook(player)).mine).toMatchObject([
    { roundId: lost.data.roundId, state: 'open' },
    { roundId: won.data.roundId, legs: [{ home: fixture!.home.name, state: 'open', score: null }] },
  ]);
  await rig.clock.run();
  const paid = await settledOf(player, won.data.roundId);
  expect(paid).toMatchObject({
    state: 'settled',
    payout: '4.00',
    legs: [{ state: 'won', score: side === 'home' ? [1, 0] : [0, 1] }],
  });
  expect(await settledOf(player, lost.data.roundId)).toMatchObject({
    payout: '0.00',
    legs: [{ state: 'lost' }],
  });
  const names = player.heard.map(({ name, event }) =>
    name === 'fixtures'
      ? (event as { fixtures: { id: string; phase: string }[] }).fixtures.some(
          ({ id, phase }) => id === fixture!.id && phase === 'over',
        )
        ? 'over'
        : name
      : name,
  );
  expect(names.indexOf('over')).toBeLessThan(names.indexOf('slip'));
  expect(rig.wallet.balanceOf(player.launch)).toBe('101.00');
  expect(await player.call('GET', `/slips/${won.data.roundId}`)).toMatchObject({ data: { payout: '4.00' } });
  player.leave();
});

test('a combination wins as a whole: it ends with its first lost leg, or its last one', async () => {
  const player = await rig.player(server.url, CODE);
  // So far off that no server takes its first leg for decided before the database’s clock says so.
  const [first, second] = await upcoming(rig, player, 2, FAR_MS);
  const [one, two] = [await sideOf(first!.id), await sideOf(second!.id)];
  const won = await placeSlip(player, [legOn(first!, one), legOn(second!, two)]);
  const lost = await placeSlip(player, [legOn(first!, other(one)), legOn(second!, two)]);
  expect(won.data).toMatchObject({ odds: 400, couldPay: '4.00' });
  await endFixture(rig, first!);
  const early = await settledOf(player, lost.data.roundId);
  expect(early).toMatchObject({ payout: '0.00', legs: [{ state: 'lost' }, { state: 'open' }] });
  const told = () => movedSlipsOf(player).flatMap(({ slips }) => slips);
  const moved = await until(
    () => told().find(({ legs, roundId }) => roundId === won.data.roundId && legs[0]!.state === 'won'),
    'a leg that was decided',
  );
  expect(moved).toMatchObject({ state: 'open', payout: null, legs: [{ state: 'won' }, { state: 'open' }] });
  await endFixture(rig, second!);
  expect(await settledOf(player, won.data.roundId)).toMatchObject({ payout: '4.00' });
  player.leave();
});

test('long odds of many legs are cut off at the most that a slip pays', async () => {
  const player = await rig.player(server.url, CODE);
  const fixtures = (await upcoming(rig, player, 3)).slice(0, 3);
  const { data } = await placeSlip(
    player,
    fixtures.map((fixture) => legOn(fixture, 'home')),
  );
  expect(data).toMatchObject({ odds: SLOW_TOSSES.maxWinMultiple * 100, couldPay: '6.00' });
  player.leave();
});

test('the same request is the same slip, and no other one', async () => {
  const player = await rig.player(server.url, CODE);
  const [fixture, next] = await upcoming(rig, player, 2);
  const once = () => placeSlip(player, [legOn(fixture!, 'home')], { requestId: 'request-same' });
  const answers = await Promise.all([once(), once(), once()]);
  expect(new Set(answers.map(({ data }) => data.roundId)).size).toBe(1);
  expect(rig.wallet.balanceOf(player.launch)).toBe('99.00');
  const others = [
    placeSlip(player, [legOn(next!, 'home')], { requestId: 'request-same' }),
    placeSlip(player, [legOn(fixture!, 'home')], { requestId: 'request-same', stake: '2.00' }),
  ];
  for (const answer of await Promise.all(others)) expect(answer).toMatchObject({ status: 409, code: '409' });
  player.leave();
});

test('each player has so many slips open, however many requests come at once, and nobody reads another’s', async () => {
  const [player, nosy] = await Promise.all([1, 2].map(() => rig.player(server.url, CODE)));
  const [fixture] = await upcoming(rig, player!);
  const answers = await Promise.all(
    Array.from({ length: 7 }, () => placeSlip(player!, [legOn(fixture!, 'home')])),
  );
  expect(answers.filter(({ code }) => code === '100')).toHaveLength(SLOW_TOSSES.mostOpen);
  expect(answers.filter(({ code }) => code === '429')).toHaveLength(7 - SLOW_TOSSES.mostOpen);
  expect(rig.wallet.balanceOf(player!.launch)).toBe('96.00');
  const { roundId } = answers.find(({ code }) => code === '100')!.data;
  expect(await nosy!.call('GET', `/slips/${roundId}`)).toMatchObject({ status: 404 });
  player!.leave();
  nosy!.leave();
});

test('a stake that the platform refuses is told with its reason, the same when asked again', async () => {
  const player = await rig.player(server.url, CODE, { balance: '1.00' });
  const [fixture] = await upcoming(rig, player);
  for (let times = 0; times < 2; times += 1) {
    const poor = { requestId: 'request-poor', stake: '2.00' };
    expect(await placeSlip(player, [legOn(fixture!, 'home')], poor)).toMatchObject({
      status: 402,
      code: '402',
    });
  }
  player.leave();
});

test('a stake of which nobody hears whether it was taken goes back soon, whatever its legs come to', async () => {
  const player = await rig.player(server.url, CODE);
  const [fixture] = await upcoming(rig, player);
  const leg = legOn(fixture!, await sideOf(fixture!.id));
  // It is taken, and no answer ever comes.
  rig.wallet.fault = (call) => (call === 'provider.wager' ? 'after' : undefined);
  expect(await placeSlip(player, [leg], { requestId: 'request-lost' })).toMatchObject({ status: 503 });
  expect(rig.wallet.balanceOf(player.launch)).toBe('99.00');
  rig.wallet.fault = undefined;
  // Instants are stored in whole milliseconds.
  await rig.clock.forward(LATE_WAGER_MS + 1);
  const returned = await until(() => slipsOf(player)[0], 'the stake');
  expect(returned).toMatchObject({ state: 'returned', payout: null, balance: '100.00' });
  // Nobody waits to see how it ends before asking for it again.
  expect(await placeSlip(player, [leg], { requestId: 'request-lost' })).toMatchObject({ status: 406 });
  expect(rig.wallet.balanceOf(player.launch)).toBe('100.00');
  player.leave();
});

test('an answer that is a little late counts', async () => {
  const player = await rig.player(server.url, CODE);
  const [fixture] = await upcoming(rig, player);
  const late = () => placeSlip(player, [legOn(fixture!, 'home')], { requestId: 'request-late' });
  rig.wallet.fault = (call) => (call === 'provider.wager' ? 'after' : undefined);
  expect(await late()).toMatchObject({ status: 503 });
  rig.wallet.fault = undefined;
  expect(await late()).toMatchObject({ status: 200, data: { state: 'open', balance: '99.00' } });
  expect(rig.wallet.balanceOf(player.launch)).toBe('99.00');
  player.leave();
});

test('a slip is paid long after its session has ended, and while the platform was away', async () => {
  const player = await rig.player(server.url, CODE);
  const [fixture] = await upcoming(rig, player);
  const placed = await placeSlip(player, [legOn(fixture!, await sideOf(fixture!.id))], { stake: '10.00' });
  expect(placed.status).toBe(200);
  player.leave();
  rig.wallet.endSession(player.launch);
  // Before the end: slips are paid as soon as the fixture has ended.
  rig.wallet.fault = (call) => (call === 'provider.settle' ? 500 : undefined);
  await endFixture(rig, fixture!);
  const stateOf = async () =>
    (await rig.pool.query<{ state: string }>('SELECT state FROM rounds WHERE id = $1', [placed.data.roundId]))
      .rows[0]!.state;
  await until(async () => ((await stateOf()) === 'settling' ? true : undefined), 'what is to be paid');
  expect(rig.wallet.balanceOf(player.launch)).toBe('90.00');
  rig.wallet.fault = undefined;
  await until(async () => ((await stateOf()) === 'closed' ? true : undefined), 'the payment');
  expect(rig.wallet.balanceOf(player.launch)).toBe('110.00');
});

test('legs on a fixture that is called off count 1.00, and a slip of them alone goes back', async () => {
  const player = await rig.player(server.url, CODE);
  const [first, second] = await upcoming(rig, player, 2);
  const [one, two] = [await sideOf(first!.id), await sideOf(second!.id)];
  const combined = await placeSlip(player, [legOn(first!, other(one)), legOn(second!, two)]);
  const single = await placeSlip(player, [legOn(first!, one)]);
  await rig.pool.query('UPDATE book_fixtures SET is_void = true WHERE id = $1', [first!.id]);
  await endFixture(rig, second!);
  expect(await settledOf(player, single.data.roundId)).toMatchObject({
    state: 'returned',
    legs: [{ state: 'void' }],
  });
  expect(await settledOf(player, combined.data.roundId)).toMatchObject({
    ...{ state: 'settled', payout: '2.00', odds: 400 },
    legs: [{ state: 'void' }, { state: 'won' }],
  });
  const seen = await until(
    () => bookOf(player)!.results.find(({ id, phase }) => id === first!.id && phase === 'void'),
    'the void fixture',
  );
  expect(seen).toMatchObject({ score: [0, 0], markets: [] });
  expect(await placeSlip(player, [legOn(first!, 'home')])).toMatchObject({ status: 406 });
  player.leave();
});

test('a book rests when nobody looks and no slip is open, and wakes as it was', async () => {
  const hasty = await rig.serve({ restAfterMs: 300 });
  // The last slips are decided.
  await rig.clock.forward(SLOW_TOSSES.aheadMs + SLOW_TOSSES.runMs);
  await untilTrue(async () => (await openSlips()) === 0, 'the last slips');
  await server.close();
  const player = await rig.player(hasty.url, QUICK_CODE);
  const [fixture] = await upcoming(rig, player);
  await placeSlip(player, [legOn(fixture!, 'home')]);
  player.leave();
  await endFixture(rig, fixture!);
  const newest = async () =>
    (
      await rig.pool.query<{ at: Date }>(
        `SELECT max(kickoff_at) AS at FROM book_fixtures WHERE book_name = 'sportsbook-toss'`,
      )
    ).rows[0]!.at.getTime();
  const free = `SELECT FROM leases WHERE name = 'book sportsbook-toss' AND until < clock_timestamp()`;
  await untilTrue(async () => (await rig.pool.query(free)).rowCount === 1, 'rest');
  expect(await openSlips()).toBe(0);
  const before = await newest();
  // As many would have been offered meanwhile, when another book of the same server is.
  await rig.clock.forward(3 * TOSSES.everyMs);
  const other = await rig.player(hasty.url, LONG_CODE);
  await until(() => bookOf(other), 'another book');
  expect(await newest()).toBe(before);
  other.leave();
  const again = await rig.player(hasty.url, QUICK_CODE);
  expect((await upcoming(rig, again, 4)).length).toBeGreaterThan(3);
  again.leave();
});
