/**
 * The worlds that a house game can be set in. This one description decides how a game's cover and the game itself look:
 * the game's page paints in these colours, and the platform draws the cover in a place and a palette of the same world.
 */
export const WORLD_NAMES = ['tide', 'ember', 'frost', 'dune', 'grove', 'orbit', 'lantern'] as const;
export type WorldName = (typeof WORLD_NAMES)[number];

/** A world's look: sky from top to bottom, the accent, the glass that things lie on, light, and hues from best to least. */
export interface WorldLook {
  /** What a cover of this world shows behind its symbol; each place belongs to one world. */
  readonly places: readonly string[];
  readonly sky: readonly [string, string, string];
  readonly accent: string;
  readonly glass: string;
  readonly light: string;
  readonly high: readonly [string, string, string, string];
  readonly low: readonly [string, string, string, string, string];
}

export const WORLDS: Readonly<Record<WorldName, WorldLook>> = {
  tide: {
    places: ['sea', 'underwater'],
    accent: '#4fd8e0',
    glass: '#071a26',
    sky: ['#0b4a63', '#07293d', '#040d17'],
    light: '#7fe9ef',
    high: ['#ff9fb8', '#ff9a3d', '#f2c27a', '#ff6f6a'],
    low: ['#2fc7d6', '#6d8bff', '#4bd08f', '#b98cf0', '#e0a24a'],
  },
  ember: {
    places: ['lava', 'cavern'],
    accent: '#ff8a3c',
    glass: '#1c0c0b',
    sky: ['#2a0b12', '#7a2416', '#140707'],
    light: '#ff7a2e',
    high: ['#ff8a3c', '#ffd23f', '#ff5a3c', '#ffb066'],
    low: ['#ff4b3e', '#ff9d2e', '#ffd65a', '#c06bff', '#5fc3ff'],
  },
  frost: {
    places: ['peaks', 'heavens'],
    accent: '#9fd8ff',
    glass: '#0b1426',
    sky: ['#0a1430', '#143058', '#0a1020'],
    light: '#eaf6ff',
    high: ['#8fd3ff', '#7df0e0', '#a9b6ff', '#ffd08a'],
    low: ['#46b8ff', '#9a8cff', '#45e0c8', '#ff86c0', '#c3d4e6'],
  },
  dune: {
    places: ['dunes', 'pillars'],
    accent: '#f0b35a',
    glass: '#1a1220',
    sky: ['#2a1840', '#8a3f4e', '#e0894a'],
    light: '#ffd99a',
    high: ['#38c9c0', '#4f8dff', '#f0b35a', '#ff7a5a'],
    low: ['#e8a13c', '#3fb5c9', '#d8604a', '#8e78e0', '#76b35a'],
  },
  grove: {
    places: ['jungle', 'meadow', 'stadium'],
    accent: '#9be36a',
    glass: '#0b1713',
    sky: ['#0c2a2c', '#12403a', '#07130f'],
    light: '#f0ffd9',
    high: ['#d8b27a', '#b58cff', '#ff6a5c', '#e0a050'],
    low: ['#5fd06a', '#ffb84a', '#52c7d8', '#e86a9a', '#a98cf5'],
  },
  orbit: {
    places: ['cosmos', 'circuit', 'speedway'],
    accent: '#a78bff',
    glass: '#100f24',
    sky: ['#0b0a24', '#231a4d', '#08070f'],
    light: '#ff9fd0',
    high: ['#ffb36a', '#ff6f7d', '#7db8ff', '#8ff0e0'],
    low: ['#ff9d5c', '#7d8bff', '#b9b3c9', '#57d6a8', '#ff6fb5'],
  },
  lantern: {
    places: ['shrine', 'salon', 'theatre', 'skyline'],
    accent: '#ff6f5e',
    glass: '#1d0d18',
    sky: ['#1c0f33', '#5a1d43', '#1a0b16'],
    light: '#fff0cf',
    high: ['#ff5f4a', '#ff9fc4', '#5fd6c0', '#ffcf6a'],
    low: ['#3fcf9a', '#ff6a5c', '#ffc24a', '#6aa8ff', '#d07aff'],
  },
};
