import { setTimeout as sleep } from 'node:timers/promises';
import { startGamesProcess, type GamesProcess } from '../../testing/games-process.ts';
import { openPlayer, type RoomPlayer } from '../../testing/rooms-rig.ts';
import { freshDatabase } from '../../testing/test-run.ts';
import { POND_CODE } from '../../testing/test-room.ts';
import { startWallet, type Wallet } from '../../testing/wallet.ts';

/** `PROOF=full`, on a machine that does nothing else: what a player waits for. Otherwise what nobody may exceed. */
const isProof = process.env.PROOF === 'full';
const MOST_MS = isProof ? 50 : 400;
const PLAYERS = 20;
const MAGAZINES = isProof ? 6 : 2;
const BATCH = 10;
/** As pages send them. */
const EVERY_MS = 250;

let wallet: Wallet;
let server: GamesProcess;
beforeEach(async () => {
  wallet = await startWallet();
  server = await startGamesProcess(wallet, await freshDatabase());
}, 60_000);
afterEach(async () => {
  await server.kill();
  await wallet.close();
});

/** Empties magazines as fast as a page does. @returns how long each batch took */
async function empty(player: RoomPlayer, own: number): Promise<number[]> {
  const took: number[] = [];
  let next = own * 10;
  for (let n = 0; n < MAGAZINES; n += 1) {
    const { roundId: tide } = await player.room();
    let round = await player.begin('1.00');
    while (!round.over) {
      // Half of them at creatures of one's own, half at what all shoot at.
      const creatures = Array.from(
        { length: BATCH },
        (_, at) => (at % 2 ? 1_000 + took.length * 10 : next) + at,
      );
      next = (next + 20) % 900;
      const shots = creatures.map((creature) => ({
        ...{ creature, tide },
        species: creature % 10 === 9 ? 'golden' : 'damsel',
      }));
      const begun = performance.now();
      round = await player.shoot(round.roundId, `request-${n}-${took.length}`, shots);
      took.push(performance.now() - begun);
      await sleep(EVERY_MS - (performance.now() - begun));
    }
  }
  return took;
}

test(`${PLAYERS} players in a room: a batch of ${BATCH} shots is answered within ${MOST_MS} ms, and the wallet adds up`, async () => {
  const launches = Array.from({ length: PLAYERS }, () => wallet.launch({ gameCode: POND_CODE }));
  const players = await Promise.all(launches.map((launch) => openPlayer(server.url, launch)));
  const took = (
    await Promise.all(
      players.map(async (player, n) => {
        await sleep((n * EVERY_MS) / PLAYERS);
        return empty(player, n);
      }),
    )
  )
    .flat()
    .sort((one, other) => one - other);
  const part = (of: number): number => took[Math.floor(took.length * of)]!;
  process.stderr.write(
    `${took.length} batches: half within ${part(0.5).toFixed(1)} ms, 95 % within ${part(0.95).toFixed(1)} ms, all within ${took.at(-1)!.toFixed(1)} ms\n`,
  );
  expect(part(0.5)).toBeLessThan(MOST_MS);

  const cents = (decimal: string): number => Math.round(Number(decimal) * 100);
  let paid = 0;
  for (const player of players) {
    const { data } = await player.call<{ list: { payout: string }[] }>('GET', '/history');
    expect(data.list).toHaveLength(MAGAZINES);
    const own = data.list.reduce((sum, { payout }) => sum + cents(payout), 0);
    expect(cents(wallet.balanceOf(player.launch))).toBe(10_000 - 100 * MAGAZINES + own);
    paid += own;
    player.leave();
  }
  expect(paid).toBeGreaterThan(0);
  expect(wallet.rounds.every(({ state }) => state === 'settled')).toBe(true);
}, 120_000);
