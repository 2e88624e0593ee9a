import { setTimeout as sleep } from 'node:timers/promises';
import { sized } from '../../testing/proof-size.ts';
import { startGamesProcess, type GamesProcess } from '../../testing/games-process.ts';
import { openPlayer } from '../../testing/rooms-rig.ts';
import { freshDatabase } from '../../testing/test-run.ts';
import { POND_CODE } from '../../testing/test-room.ts';
import { startWallet, type Wallet } from '../../testing/wallet.ts';

let wallet: Wallet;
let servers: GamesProcess[];
beforeEach(async () => {
  wallet = await startWallet();
  const database = await freshDatabase();
  servers = await Promise.all([1, 2].map(() => startGamesProcess(wallet, database)));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await wallet.close();
});

const damsels = (tide: string, first: number) =>
  Array.from({ length: 9 }, (_, n) => ({ creature: first + n, tide, species: 'damsel' }));

test.each(sized([0], [0, 4, 12]))(
  'a server that is killed %i ms after it was asked to shoot: another one goes on with the magazine, and shoots once',
  async (afterMs) => {
    const [one, two] = servers as [GamesProcess, GamesProcess];
    const player = await openPlayer(one.url, wallet.launch({ gameCode: POND_CODE }));
    const { roundId: tide } = await player.room();
    const { roundId } = await player.begin();
    const first = await player.shoot(roundId, 'request-1', damsels(tide, 0));

    const lost = player.shoot(roundId, 'request-2', damsels(tide, 10)).catch(() => undefined);
    await sleep(afterMs);
    await one.kill();
    const heard = await lost;
    player.move(two.url);

    // The page asks whoever answers, with the same request.
    const second = await player.shoot(roundId, 'request-2', damsels(tide, 10));
    if (heard) expect(second).toEqual(heard);
    expect(second.view).toMatchObject({ bubbles: 50 - 18, skipped: [] });
    expect(second.actions).toHaveLength(2);
    const { caught } = await player.room();
    expect(caught).toHaveLength(second.view.greeted);
    expect(second.view.won).toBe(first.view.won + second.view.caught.length);

    const { data } = await player.act(roundId, 'request-3', { kind: 'leave' });
    expect(data).toMatchObject({ over: true, payout: `${second.view.won}.00`, returned: '32.00' });
    expect(wallet.balanceOf(player.launch)).toBe(`${50 + second.view.won + 32}.00`);
    expect(wallet.rounds.map(({ state }) => state)).toEqual(['settled']);
    player.leave();
  },
);
