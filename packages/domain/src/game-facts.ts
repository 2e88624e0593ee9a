import type { CurrencyCode } from './currencies.ts';
import type { Mechanic, Volatility } from './mechanics.ts';
import { toDecimal, toMinor } from './money.ts';

/** What a game says about itself before it is opened. */
export interface GameFacts {
  readonly mechanic: Mechanic;
  /** Return to player in hundredths of a percent: 9658 is 96.58 %. */
  readonly returnBasisPoints: number;
  /** `null` where the player's own bets decide it. */
  readonly volatility: Volatility | null;
  /** The most that one round or bet pays, in stakes. */
  readonly maxWinMultiple: number;
  readonly stakes: StakeRange;
}

interface StakeRange {
  /** The ladder that it belongs to, see {@link SMALLEST_STAKES}. */
  readonly ladder: 'spin' | 'table';
  /** The highest stake, in smallest ones. */
  readonly steps: number;
}

/** The smallest stake of a currency: of a spin or hand, and of a bet at a table. */
export const SMALLEST_STAKES: Readonly<Record<StakeRange['ladder'], Readonly<Record<CurrencyCode, string>>>> =
  {
    // Always whole twentieths in minor units, since paytables count in them.
    spin: {
      RMB: '1',
      USD: '0.20',
      VND: '4000',
      WON: '200',
      JPY: '20',
      THB: '5',
      INR: '10',
      MMK: '400',
      BDT: '20',
      BRL: '1',
      NGN: '200',
      GP: '1',
    },
    // Always a multiple of a hundred minor units, so that odds in hundredths pay whole ones.
    table: {
      RMB: '1',
      USD: '1',
      VND: '4000',
      WON: '200',
      JPY: '100',
      THB: '5',
      INR: '10',
      MMK: '400',
      BDT: '20',
      BRL: '1',
      NGN: '200',
      GP: '1',
    },
  };

const spin = { ladder: 'spin', steps: 500 } as const;
const table = { ladder: 'table', steps: 500 } as const;
const lowTable = { ladder: 'table', steps: 100 } as const;

const facts = (
  mechanic: Mechanic,
  returnBasisPoints: number,
  maxWinMultiple: number,
  stakes: StakeRange,
  volatility: Volatility | null = null,
): GameFacts => ({ mechanic, returnBasisPoints, maxWinMultiple, stakes, volatility });

/** The facts of each set of rules, by the name in a game's code. The games' tests hold every number to the rules. */
export const GAME_FACTS: Readonly<Record<string, GameFacts>> = {
  lines: facts('lines', 9658, 5_000, spin, 'medium'),
  'cluster-even': facts('cluster', 9660, 5_000, spin, 'medium'),
  'cluster-calm': facts('cluster', 9670, 1_000, spin, 'low'),
  'cluster-bold': facts('cluster', 9625, 10_000, spin, 'high'),
  'ways-even': facts('ways', 9660, 5_000, spin, 'medium'),
  'ways-calm': facts('ways', 9625, 2_500, spin, 'medium'),
  'ways-bold': facts('ways', 9630, 10_000, spin, 'high'),
  'vault-even': facts('vault', 9627, 2_500, spin, 'medium'),
  'vault-calm': facts('vault', 9619, 1_000, spin, 'low'),
  'vault-bold': facts('vault', 9615, 5_000, spin, 'high'),
  'roulette-european': facts('roulette', 9730, 36, table),
  'roulette-french': facts('roulette', 9865, 36, table),
  'blackjack-classic': facts('blackjack', 9964, 16, spin),
  'blackjack-hard': facts('blackjack', 9945, 16, spin),
  'sportsbook-football': facts('sportsbook', 9500, 1_000, lowTable),
  'lottery-five': facts('lottery', 9513, 200_000, { ladder: 'table', steps: 20 }),
  'lottery-pick3': facts('lottery', 9500, 950, lowTable),
  'race-sprint': facts('race', 9500, 439, lowTable),
  'race-derby': facts('race', 9500, 943, lowTable),
  'race-marathon': facts('race', 9500, 1_636, lowTable),
  'duel-arena': facts('duel', 9500, 16, table),
  'duel-blitz': facts('duel', 9500, 10, table),
  'fishing-reef': facts('fishing', 9600, 200, lowTable),
  'fishing-deep': facts('fishing', 9600, 400, lowTable),
  crash: facts('crash', 9700, 1_000, lowTable),
};

/** Returns the start of the codes of games with these rules: `ts-ways-even-`. */
export function codePrefixOf(rules: string): string {
  return `ts-${rules}-`;
}

/** Returns the facts of a game by its code, or `undefined` for games of other houses. */
export function factsOf(gameCode: string): GameFacts | undefined {
  const found = Object.entries(GAME_FACTS).find(([rules]) => gameCode.startsWith(codePrefixOf(rules)));
  return found?.[1];
}

/** Returns the lowest and highest stake in a currency, as decimals of its major unit. */
export function stakeRangeOf(
  { stakes: { ladder, steps } }: Pick<GameFacts, 'stakes'>,
  currency: CurrencyCode,
): { readonly lowest: string; readonly highest: string } {
  const smallest = toMinor(SMALLEST_STAKES[ladder][currency], currency);
  return { lowest: toDecimal(smallest, currency), highest: toDecimal(smallest * BigInt(steps), currency) };
}
