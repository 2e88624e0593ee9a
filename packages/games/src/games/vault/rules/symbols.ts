/**
 * The symbols of the vault, best first; a grid holds their numbers. The page decides what they look like. Those before
 * the wild pay by ways, the wild stands for each of them, the coin carries a value of its own.
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
  'wild',
  'coin',
] as const;
export type VaultSymbol = (typeof SYMBOLS)[number];

export const WILD = SYMBOLS.indexOf('wild');
export const COIN = SYMBOLS.indexOf('coin');

export const REELS = 5;
export const ROWS = 3;
export const PLACES = REELS * ROWS;
/** So many coins in view lock, and the respins begin. */
export const LOCKING_COINS = 6;
/** Respins without a new coin that end the round; each new coin gives them all back. */
export const RESPINS = 3;
