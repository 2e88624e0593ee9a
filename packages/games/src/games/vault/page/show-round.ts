import type { Sound } from '../../../page/kit.ts';
import type { Pace } from '../../../page/slots/pace.ts';
import { UNITS_PER_STAKE } from '../../../rules/stakes.ts';
import type { Coin, Hold, VaultRound } from '../rules/round.ts';
import { COIN, LOCKING_COINS, REELS, RESPINS, ROWS, WILD } from '../rules/symbols.ts';
import type { VaultTable } from '../rules/table.ts';
import type { CoinFace } from './art/metal.ts';
import type { Cells } from './scene/drums.ts';
import type { PlacedCoin } from './scene/sockets.ts';
import type { VaultScene } from './scene/vault.scene.ts';
import { NOTHING_TOLD, type Banner, type Told } from './told.ts';

interface Stage {
  readonly pace: Pace;
  readonly scene: VaultScene;
  readonly sound: Pick<Sound, 'play' | 'noise'>;
  readonly table: VaultTable;
  /** What a coin's amount is written as. */
  readonly amount: (units: number) => string;
  tell(told: Told): void;
  /** Read out to assistive technology. */
  announce(banner: Banner): void;
}

const WIN_MS = 900;
const BANNER_MS = 1_500;
/** After a respin; longer where nothing moved that took time. */
const RESPIN_MS = { moving: 260, calm: 700 } as const;

/** Shows a round: the reels stop, ways pay, coins lock and are counted. A press ends the part that is shown. */
export async function showRound(stage: Stage, round: VaultRound): Promise<void> {
  const { pace, scene, sound, tell } = stage;
  let told = NOTHING_TOLD;
  const say = (change: Partial<Told>): void => tell((told = { ...told, ...change }));
  const placed = (coin: Coin): PlacedCoin => ({ ...coin, face: faceOf(coin, stage.amount) });

  async function banner(shown: Banner): Promise<void> {
    say({ banner: shown });
    stage.announce(shown);
    await pace.wait(BANNER_MS);
    say({ banner: undefined });
  }

  async function showHold({ respins, full }: Hold): Promise<void> {
    const coins = round.coins.map(placed);
    const taken = (): Pick<Told, 'prizes'> => ({ prizes: prizesOf(locked) });
    const locked = [...round.coins];
    pace.begin();
    sound.play('bonus');
    await scene.lock(coins);
    say({ hold: { left: RESPINS, coins: coins.length }, ...taken() });
    await banner('locked');
    for (const { landed, left } of respins) {
      pace.begin();
      sound.play('spin');
      const fresh = landed.map(placed);
      await scene.respin(fresh, (index) => sound.play('stop', 4 + index));
      coins.push(...fresh);
      locked.push(...landed);
      say({ hold: { left, coins: coins.length }, ...taken() });
      await pace.wait(RESPIN_MS[pace.calm ? 'calm' : 'moving']);
    }
    pace.begin();
    let { units } = told;
    for (const [index, coin] of locked.entries()) {
      units = Math.min(units + coin.units, round.units);
      say({ units });
      sound.noise(4_200, 0.05, 0.2);
      await scene.count(coins[index]!);
    }
    if (full) {
      units = Math.min(units + stage.table.prizes.grand * UNITS_PER_STAKE, round.units);
      say({ units, prizes: { ...told.prizes, grand: 1 } });
      await banner('full');
    }
    say({ hold: undefined });
  }

  await scene.stop(cellsOf(round, stage.amount), slowFrom(round));
  if (round.wins.length > 0) {
    const units = round.wins.reduce((sum, win) => sum + win.units, 0);
    const ways = round.wins.reduce((sum, win) => sum + win.ways, 0);
    say({ units, win: { ways, units } });
    sound.play('tick', 4);
    await scene.light(placesOf(round));
    await pace.wait(WIN_MS);
    if (round.hold) await scene.light(undefined);
    say({ win: undefined });
  }
  if (round.hold) await showHold(round.hold);
  if (round.capped) await banner('capped');
}

export function faceOf({ units, prize }: Coin, amount: (units: number) => string): CoinFace {
  return { text: amount(units), prize };
}

/** The grid, with what its coins carry. */
export function cellsOf({ grid, coins }: VaultRound, amount: (units: number) => string): Cells {
  return grid.map((column, reel) =>
    column.map((symbol, row) => {
      const coin = symbol === COIN && coins.find((one) => one.reel === reel && one.row === row);
      return coin ? faceOf(coin, amount) : symbol;
    }),
  );
}

/** The places of all wins: `reel * ROWS + row`. */
export function placesOf({ grid, wins }: Pick<VaultRound, 'grid' | 'wins'>): Set<number> {
  const places = new Set<number>();
  for (const { symbol, reels } of wins)
    for (let reel = 0; reel < reels; reel += 1)
      for (const [row, one] of grid[reel]!.entries())
        if (one === symbol || one === WILD) places.add(reel * ROWS + row);
  return places;
}

/** The reel from which on so few coins are missing that this one could lock them; the number of reels where none could. */
export function slowFrom({ coins }: Pick<VaultRound, 'coins'>): number {
  for (let reel = REELS - 2; reel < REELS; reel += 1) {
    const before = coins.filter((coin) => coin.reel < reel).length;
    if (before < LOCKING_COINS && before >= LOCKING_COINS - 2) return reel;
  }
  return REELS;
}

function prizesOf(coins: readonly Coin[]): Told['prizes'] {
  const counts: Partial<Record<NonNullable<Coin['prize']>, number>> = {};
  for (const { prize } of coins) if (prize) counts[prize] = (counts[prize] ?? 0) + 1;
  return counts;
}
