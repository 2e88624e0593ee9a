import type { Draw } from '../../../rules/draw.ts';
import { UNITS_PER_STAKE } from '../../../rules/stakes.ts';
import { waysWins, type WaysWin } from '../../../rules/ways-wins.ts';
import { weighted } from '../../../rules/weighted.ts';
import { COIN, LOCKING_COINS, PLACES, REELS, RESPINS, ROWS, WILD } from './symbols.ts';
import type { Prize, VaultTable } from './table.ts';

export interface Coin {
  readonly reel: number;
  readonly row: number;
  /** Twentieths of the stake. */
  readonly units: number;
  readonly prize: Exclude<Prize, 'grand'> | null;
}

/** One respin. */
export interface Respin {
  /** The coins that it brought; they stay. */
  readonly landed: readonly Coin[];
  /** Respins left after it. */
  readonly left: number;
}

export interface Hold {
  readonly respins: readonly Respin[];
  /** Whether coins fill the vault: the grand is paid with them. */
  readonly full: boolean;
  /** All coins and the grand, in twentieths of the stake. */
  readonly units: number;
}

/** A whole round: a spin, and the respins where enough coins fell. */
export interface VaultRound {
  /** `grid[reel][row]`, numbers of SYMBOLS. */
  readonly grid: readonly (readonly number[])[];
  readonly wins: readonly WaysWin[];
  /** The coins in view, with their values; they pay only where they lock. */
  readonly coins: readonly Coin[];
  readonly hold: Hold | null;
  /** What the round pays, in twentieths of the stake, under the cap. */
  readonly units: number;
  readonly capped: boolean;
}

export type PlayVault = (draw: Draw) => VaultRound;

/** The rounds of a table: a function that draws one whole round, before anything of it is shown. */
export function vaultRounds(table: VaultTable): PlayVault {
  const drawFirst = weighted(table.weights.first);
  const drawOther = weighted(table.weights.others);
  const drawKind = weighted(table.coins.map(({ weight }) => weight));
  const most = table.maxWinMultiple * UNITS_PER_STAKE;

  function drawCoin(reel: number, row: number, draw: Draw): Coin {
    const { units, prize } = table.coins[drawKind(draw)]!;
    return { reel, row, units, prize };
  }

  /** Respins until three in a row bring nothing, or every place is taken. */
  function holdOn(coins: readonly Coin[], draw: Draw): Hold {
    const taken = new Set(coins.map(placeOf));
    const respins: Respin[] = [];
    let left = RESPINS;
    let units = unitsOf(coins);
    while (left > 0 && taken.size < PLACES) {
      const landed: Coin[] = [];
      for (let place = 0; place < PLACES; place += 1) {
        if (taken.has(place) || draw(1_000) >= table.coinPerMille) continue;
        landed.push(drawCoin(Math.floor(place / ROWS), place % ROWS, draw));
      }
      for (const coin of landed) taken.add(placeOf(coin));
      left = landed.length > 0 ? RESPINS : left - 1;
      units += unitsOf(landed);
      respins.push({ landed, left });
    }
    const full = taken.size === PLACES;
    return { respins, full, units: units + (full ? table.prizes.grand * UNITS_PER_STAKE : 0) };
  }

  return (draw) => {
    const grid: number[][] = [];
    const coins: Coin[] = [];
    for (let reel = 0; reel < REELS; reel += 1) {
      const column: number[] = [];
      for (let row = 0; row < ROWS; row += 1) {
        const symbol = (reel === 0 ? drawFirst : drawOther)(draw);
        if (symbol === COIN) coins.push(drawCoin(reel, row, draw));
        column.push(symbol);
      }
      grid.push(column);
    }
    const wins = waysWins(grid, table.pays, WILD);
    const hold = coins.length >= LOCKING_COINS ? holdOn(coins, draw) : null;
    const units = wins.reduce((sum, win) => sum + win.units, hold?.units ?? 0);
    return { grid, wins, coins, hold, units: Math.min(units, most), capped: units > most };
  };
}

const placeOf = ({ reel, row }: Coin): number => reel * ROWS + row;
const unitsOf = (coins: readonly Coin[]): number => coins.reduce((sum, coin) => sum + coin.units, 0);
