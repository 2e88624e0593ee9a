import { startTableProcess, type TableProcess } from '../../testing/table-process.ts';
import { startTablesRig, until, type TablesRig, type TestPlayer } from '../../testing/tables-rig.ts';
import { COIN, type Side } from '../../testing/test-tables.ts';

const PLAYERS = 200;
const APART_MS = 250;
const CODE = 'ts-roulette-hall-tide-1';

let rig: TablesRig;
let servers: TableProcess[];
beforeAll(async () => {
  rig = await startTablesRig();
  servers = await Promise.all([startTableProcess(rig), startTableProcess(rig)]);
}, 60_000);
afterAll(async () => {
  await rig.close();
  await Promise.all(servers.map((server) => server.kill()));
});

test(`${PLAYERS} players at two servers see the same end within ${APART_MS} ms of each other, and each is paid once`, async () => {
  const players: TestPlayer[] = [];
  for (let n = 0; n < PLAYERS; n += 1) players.push(await rig.player(servers[n % 2]!.url, CODE));
  const { roundId } = await until(
    () => {
      const newest = players.map((player) => player.tables().at(-1));
      const isOpen = newest.every(
        (state) => state?.phase === 'betting' && state.roundId === newest[0]?.roundId,
      );
      return isOpen && newest[0]!.closesAt - Date.now() > 7_000 ? newest[0] : undefined;
    },
    'a round that everybody can bet on',
    40_000,
  );
  // As fast as two dozen of them can.
  const waiting = [...players.entries()];
  await Promise.all(
    Array.from({ length: 24 }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [n, player] = next;
        const placed = await player.bet(roundId, n % 3 === 0 ? 'tails' : 'heads', `${1 + (n % 9)}.00`);
        expect(placed).toMatchObject({ code: '100', data: { state: 'open' } });
      }
    }),
  );
  const ends = await Promise.all(
    players.map(({ heard }) =>
      until(
        () =>
          heard.find(({ name, event }) => {
            const { roundId: id, phase } = event as { roundId: string; phase?: string };
            return name === 'table' && id === roundId && phase === 'over';
          }),
        'the end',
      ),
    ),
  );
  const outcomes = ends.map(({ event }) => (event as { outcome: { side: Side } }).outcome);
  expect(new Set(outcomes.map(({ side }) => side)).size).toBe(1);
  const times = ends.map(({ at }) => at);
  const apart = Math.max(...times) - Math.min(...times);
  process.stderr.write(`the end reached ${PLAYERS} players within ${apart.toFixed(0)} ms\n`);
  expect(apart).toBeLessThan(APART_MS);

  await Promise.all(players.map((player) => until(() => player.settled()[0], 'settled')));
  for (const [n, player] of players.entries()) {
    const stake = BigInt(100 * (1 + (n % 9)));
    const payout = COIN.payout(n % 3 === 0 ? 'tails' : 'heads', stake, outcomes[0]!);
    const balance = (Number(10_000n - stake + payout) / 100).toFixed(2);
    expect(player.settled()).toHaveLength(1);
    expect(player.settled()[0]).toMatchObject({ state: 'settled', balance });
    expect(rig.wallet.balanceOf(player.launch)).toBe(balance);
  }
  expect(rig.wallet.rounds.filter(({ state }) => state === 'settled')).toHaveLength(PLAYERS);
  players.forEach((player) => player.leave());
}, 120_000);
