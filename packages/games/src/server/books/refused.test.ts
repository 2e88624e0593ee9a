import { legOn, placeSlip, running, upcoming } from '../../testing/books-rig.ts';
import type { TableServer } from '../../testing/table-server.ts';
import { startTablesRig, type TablesRig } from '../../testing/tables-rig.ts';
import { LONG_TAKEN_MS as TAKEN_MS, LONG_TOSSES, ODDS } from '../../testing/test-books.ts';

const CODE = 'ts-sportsbook-long-tide-1';
const QUICK_CODE = 'ts-sportsbook-toss-tide-1';

let rig: TablesRig;
let server: TableServer;
beforeAll(async () => {
  rig = await startTablesRig();
  server = await rig.serve();
});
afterEach(() => rig.clock.run());
afterAll(() => rig.close());

describe('when odds have moved', () => {
  test('a slip is refused with what they are now, unless its player takes any', async () => {
    const player = await rig.player(server.url, CODE);
    // It has begun: its odds have fallen, and are still taken.
    const fixture = await running(rig, player, 0, TAKEN_MS);
    const seen = legOn(fixture, 'home');
    for (const accept of ['same', 'better'] as const)
      expect(await placeSlip(player, [seen], { accept })).toMatchObject({
        ...{ status: 418, code: '418' },
        data: { legs: [{ fixtureId: fixture.id, pick: 'home', odds: ODDS.after, isOpen: true }] },
      });
    expect(rig.wallet.balanceOf(player.launch)).toBe('100.00');
    expect(await placeSlip(player, [seen], { accept: 'any' })).toMatchObject({
      data: { odds: ODDS.after, legs: [{ odds: ODDS.after }] },
    });
    player.leave();
  });

  test('better ones are taken by who takes better ones', async () => {
    const player = await rig.player(server.url, CODE);
    const [fixture] = await upcoming(rig, player);
    const seen = legOn(fixture!, 'home', 150);
    expect(await placeSlip(player, [seen], { accept: 'same' })).toMatchObject({ status: 418 });
    expect(await placeSlip(player, [seen], { accept: 'better' })).toMatchObject({ data: { odds: 200 } });
    player.leave();
  });

  test('a market that is closed, or that there is not, takes no bets', async () => {
    const player = await rig.player(server.url, CODE);
    const late = await running(rig, player, TAKEN_MS, LONG_TOSSES.runMs);
    const [open] = await upcoming(rig, player);
    expect(
      await placeSlip(player, [legOn(open!, 'home'), legOn(late, 'home')], { accept: 'any' }),
    ).toMatchObject({
      ...{ status: 406, code: '406' },
      data: {
        legs: [
          { isOpen: true, odds: 200 },
          { isOpen: false, odds: ODDS.after },
        ],
      },
    });
    const strange = { ...legOn(open!, 'home'), market: 'total' as const, line: 2.5, pick: 'over' as const };
    expect(await placeSlip(player, [strange])).toMatchObject({
      ...{ status: 406, data: { legs: [{ isOpen: false, odds: null }] } },
    });
    expect(rig.wallet.balanceOf(player.launch)).toBe('100.00');
    player.leave();
  });
});

test('what no slip may be is refused and costs nothing', async () => {
  const player = await rig.player(server.url, CODE);
  const stranger = await rig.player(server.url, QUICK_CODE);
  const [fixture] = await upcoming(rig, player);
  const [elsewhere] = await upcoming(rig, stranger);
  const leg = legOn(fixture!, 'home');
  expect(await placeSlip(player, [leg, legOn(fixture!, 'away')])).toMatchObject({ status: 400 });
  expect(await placeSlip(player, [leg], { stake: '1.50' })).toMatchObject({ status: 412, code: '412' });
  expect(await placeSlip(player, [leg], { stake: '1000.00' })).toMatchObject({ status: 412 });
  expect(await placeSlip(player, [legOn({ id: '987654' }, 'home')])).toMatchObject({ status: 404 });
  expect(await placeSlip(player, [legOn(elsewhere!, 'home')])).toMatchObject({ status: 404 });
  expect(await player.call('POST', '/slips', { requestId: 'request-x', legs: [] })).toMatchObject({
    status: 400,
  });
  expect(rig.wallet.balanceOf(player.launch)).toBe('100.00');
  const table = await rig.player(server.url, 'ts-roulette-coin-tide-1');
  expect(await table.call('GET', '/book')).toMatchObject({ status: 404 });
  expect(await player.call('GET', '/table')).toMatchObject({ status: 404 });
  for (const one of [player, stranger, table]) one.leave();
});
