import { legOn, placeSlip, running, upcoming } from '../../testing/books-rig.ts';
import { startTablesRig, type TablesRig } from '../../testing/tables-rig.ts';
import { LONG_TAKEN_MS } from '../../testing/test-books.ts';

const CODE = 'ts-sportsbook-long-tide-1';

let rig: TablesRig;
beforeAll(async () => {
  rig = await startTablesRig();
});
afterAll(() => rig.close());

test.each([
  ['au', 406],
  ['open', 200],
] as const)(
  'under %s, a slip on a match that has begun is answered by %i (Interactive Gambling Act)',
  async (jurisdiction, status) => {
    const server = await rig.serve();
    const player = await rig.player(server.url, CODE, { law: { jurisdiction, maxStake: null } });
    const match = await running(rig, player, 0, LONG_TAKEN_MS);
    const before = rig.wallet.balanceOf(player.launch);
    const inPlay = await placeSlip(player, [legOn(match, 'home')], { accept: 'any' });
    expect(inPlay.status).toBe(status);
    expect(rig.wallet.balanceOf(player.launch) === before).toBe(status !== 200);

    const [coming] = await upcoming(rig, player);
    expect(await placeSlip(player, [legOn(coming!, 'home')])).toMatchObject({ status: 200 });
    player.leave();
    await rig.clock.run();
  },
);
