/**
 * The symbols of the changing reels, best first; a grid holds their numbers. The page decides what they look like. Those
 * before the wild pay by ways, the wild stands for each of them, scatters count anywhere and never leave the reels.
 */
export const SYMBOLS = [
  'high1',
  'high2',
  'high3',
  'high4',
  'low1',
  'low2',
  'low3',
  'low4',
  'low5',
  'wild',
  'scatter',
] as const;
export type WaysSymbol = (typeof SYMBOLS)[number];

export const WILD = SYMBOLS.indexOf('wild');
export const SCATTER = SYMBOLS.indexOf('scatter');

export const REELS = 6;
export const LOWEST = 2;
export const HIGHEST = 7;
export const MOST_WAYS = HIGHEST ** REELS;
