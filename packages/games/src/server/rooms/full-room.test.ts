import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expectWithin, sized } from '../../testing/proof-size.ts';
import { startGamesProcess, type GamesProcess } from '../../testing/games-process.ts';
import { openPlayer, type RoomPlayer } from '../../testing/rooms-rig.ts';
import { freshDatabase } from '../../testing/test-run.ts';
import { POND_CODE } from '../../testing/test-room.ts';
import { startWallet, type Wallet } from '../../testing/wallet.ts';

/** What a player waits for on a quiet machine, in the median. */
const MOST_MS = 50;
const PLAYERS = sized(4, 20);
const MAGAZINES = sized(1, 6);
const BATCH = 10;
/** As pages send them; a small size is in a hurry. */
const EVERY_MS = sized(0, 250);
/** Creatures that one player alone shoots at. */
const PER_PLAYER = 80;

let wallet: Wallet;
let server: GamesProcess;
let listeners: ChildProcess | undefined;
beforeEach(async () => {
  wallet = await startWallet();
  server = await startGamesProcess(wallet, await freshDatabase());
});
afterEach(async () => {
  listeners?.kill('SIGKILL');
  await server.kill();
  await wallet.close();
});

/** The players' pages, which hear what everybody does. */
async function listen(players: readonly RoomPlayer[]): Promise<void> {
  listeners = spawn(process.execPath, [join(import.meta.dirname, '../../testing/room-listeners.main.ts')], {
    env: {
      ...process.env,
      SERVER_URL: server.url,
      BEARERS: JSON.stringify(players.map(({ session }) => session.bearer)),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(listeners.stdout!, 'data');
}

/**
 * Most shots at golden ones, which seldom come and so stay, two at creatures of one's own, one at a creature that others
 * shoot at too.
 */
function aims(own: number, batch: number, tide: string) {
  const golden = Array.from({ length: BATCH - 3 }, (_, n) => ((own * 37 + batch * 7 + n) % 180) * 10 + 9);
  const nth = own * PER_PLAYER + batch * 2;
  const damsels = [nth, nth + 1, PLAYERS * PER_PLAYER + batch].map(
    (at) => Math.floor(at / 9) * 10 + (at % 9),
  );
  return [
    ...golden.map((creature) => ({ creature, tide, species: 'golden' })),
    ...damsels.map((creature) => ({ creature, tide, species: 'damsel' })),
  ];
}

/** Empties magazines as fast as a page does. @returns how long each batch took */
async function empty(player: RoomPlayer, own: number): Promise<number[]> {
  const took: number[] = [];
  const { roundId: tide } = await player.room();
  for (let n = 0; n < MAGAZINES; n += 1) {
    let round = await player.begin('1.00');
    while (!round.over) {
      const begun = performance.now();
      round = await player.shoot(
        round.roundId,
        `request-${n}-${took.length}`,
        aims(own, took.length % (PER_PLAYER / 2), tide),
      );
      took.push(performance.now() - begun);
      await sleep(Math.max(0, EVERY_MS - (performance.now() - begun)));
    }
  }
  return took;
}

test(`${PLAYERS} players in a room: each batch of shots is answered, and the wallet adds up`, async () => {
  const launches = Array.from({ length: PLAYERS }, () => wallet.launch({ gameCode: POND_CODE }));
  const players = await Promise.all(launches.map((launch) => openPlayer(server.url, launch, false)));
  await listen(players);
  const emptied = players.map(async (player, n) => {
    await sleep((n * EVERY_MS) / PLAYERS);
    return empty(player, n);
  });
  const took = (await Promise.all(emptied)).flat().sort((one, other) => one - other);
  const part = (of: number): string => took[Math.floor(took.length * of)]!.toFixed(1);
  process.stderr.write(
    `${took.length} batches: half within ${part(0.5)} ms, 95 % within ${part(0.95)} ms, 99 % within ${part(0.99)} ms\n`,
  );
  expectWithin(took[Math.floor(took.length / 2)]!, MOST_MS);

  const cents = (decimal: string): number => Math.round(Number(decimal) * 100);
  let paid = 0;
  for (const player of players) {
    const { data } = await player.call<{ list: { payout: string }[] }>('GET', '/history');
    expect(data.list).toHaveLength(MAGAZINES);
    const own = data.list.reduce((sum, { payout }) => sum + cents(payout), 0);
    expect(cents(wallet.balanceOf(player.launch))).toBe(10_000 - 100 * MAGAZINES + own);
    paid += own;
  }
  expect(paid).toBeGreaterThan(0);
  expect(wallet.rounds.every(({ state }) => state === 'settled')).toBe(true);
});
