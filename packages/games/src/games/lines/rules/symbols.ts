/**
 * The eleven symbols of the slot, best first. The rules know them by these names; a theme decides what they
 * look like. `high` pay more than `low`; `wild` stands for every paying symbol; `scatter` counts anywhere.
 */
export const SYMBOLS = [
  'wild',
  'scatter',
  'high1',
  'high2',
  'high3',
  'high4',
  'low1',
  'low2',
  'low3',
  'low4',
  'low5',
] as const;
export type SlotSymbol = (typeof SYMBOLS)[number];

/** The symbols that pay on a line by themselves. The wild only stands in for them. */
export type PayingSymbol = Exclude<SlotSymbol, 'wild' | 'scatter'>;
export const PAYING_SYMBOLS = SYMBOLS.slice(2) as readonly PayingSymbol[];

export const REELS = 5;
export const ROWS = 3;
