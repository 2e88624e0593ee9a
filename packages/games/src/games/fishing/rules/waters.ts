/** What a guest of the waters can be. */
export const SPECIES = [
  'damsel',
  'clown',
  'jelly',
  'lantern',
  'puffer',
  'angel',
  'nautilus',
  'seahorse',
  'octopus',
  'turtle',
  'ray',
  'oarfish',
  'whale',
  'golden',
] as const;
export type Species = (typeof SPECIES)[number];

/** Numbers from the first to the second one, both included. */
export type Range = readonly [least: number, most: number];

/** A species as it lives in one of the waters. */
export interface Inhabitant {
  readonly species: Species;
  /** What its visit pays, in bubbles' values. */
  readonly multiple: number;
  /** How often its groups come, relative to the others; 0 for the one that comes once in each tide. */
  readonly often: number;
  /** How many come together. */
  readonly together: Range;
  /** How long it takes through the water. */
  readonly crossingMs: Range;
  /** From one side to the other, or from the ground to the surface. */
  readonly swims: 'across' | 'up';
}

/** A room's water: who lives there, the smallest multiple first. The last one comes once in each tide. */
export type Water = readonly Inhabitant[];

const across = (
  species: Species,
  multiple: number,
  often: number,
  together: Range,
  crossingMs: Range,
): Inhabitant => ({ species, multiple, often, together, crossingMs, swims: 'across' });
const up = (...of: Parameters<typeof across>): Inhabitant => ({ ...across(...of), swims: 'up' });

/** Warm and bright: many small guests in shoals. */
export const REEF: Water = [
  across('damsel', 2, 24, [4, 7], [9_000, 12_000]),
  across('clown', 3, 20, [3, 5], [10_000, 13_000]),
  across('puffer', 5, 14, [1, 3], [12_000, 15_000]),
  across('angel', 8, 13, [2, 3], [11_000, 14_000]),
  up('seahorse', 12, 10, [1, 3], [14_000, 18_000]),
  across('octopus', 20, 8, [1, 1], [13_000, 17_000]),
  across('turtle', 30, 7, [1, 1], [15_000, 19_000]),
  across('ray', 50, 5, [1, 2], [14_000, 18_000]),
  across('whale', 100, 2, [1, 1], [19_000, 23_000]),
  across('golden', 200, 0, [1, 1], [11_000, 13_000]),
];

/** Dark and still: fewer guests, rarer ones, higher multiples. */
export const DEEP: Water = [
  up('jelly', 2, 22, [3, 6], [13_000, 17_000]),
  across('lantern', 4, 20, [4, 7], [10_000, 13_000]),
  across('nautilus', 8, 14, [1, 3], [14_000, 18_000]),
  across('octopus', 15, 10, [1, 1], [13_000, 17_000]),
  across('turtle', 25, 8, [1, 1], [15_000, 19_000]),
  across('ray', 40, 7, [1, 2], [14_000, 18_000]),
  across('oarfish', 80, 4, [1, 1], [16_000, 20_000]),
  across('whale', 150, 2, [1, 1], [19_000, 23_000]),
  across('golden', 400, 0, [1, 1], [11_000, 13_000]),
];
