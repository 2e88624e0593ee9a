import { difference } from '../kit/colour.ts';
import type { PaletteName } from '../palettes.ts';
import { palettes } from '../palettes.ts';
import type { SceneName } from '../scenes/scenes.ts';

/** Which palettes a place looks itself in. Others are possible, at a price. */
export const scenePalettes: Record<SceneName, readonly PaletteName[]> = {
  dunes: ['desert', 'sunset', 'copper', 'honey', 'rosewood', 'midnight', 'reef', 'plum', 'sakura'],
  peaks: ['arctic', 'cobalt', 'indigo', 'sakura', 'slate', 'mint', 'amethyst', 'petrol', 'ultramarine'],
  sea: ['lagoon', 'cobalt', 'peacock', 'reef', 'sunset', 'midnight', 'petrol', 'arctic', 'mint'],
  heavens: ['arctic', 'sakura', 'honey', 'amethyst', 'cobalt', 'orchid', 'royal', 'reef', 'indigo'],
  underwater: ['lagoon', 'cobalt', 'abyss', 'peacock', 'reef', 'mint', 'indigo', 'ultramarine', 'petrol'],
  jungle: ['forest', 'jade', 'lime', 'mint', 'peacock', 'petrol', 'honey', 'copper'],
  meadow: ['forest', 'lime', 'mint', 'sakura', 'lagoon', 'jade', 'honey', 'orchid', 'arctic'],
  lava: ['volcano', 'crimson', 'ember', 'plum', 'wine', 'sunset', 'copper'],
  cavern: ['amethyst', 'abyss', 'indigo', 'orchid', 'jade', 'volcano', 'plum', 'cobalt', 'peacock'],
  skyline: ['midnight', 'indigo', 'plum', 'slate', 'orchid', 'ultramarine', 'petrol', 'noir', 'sunset'],
  pillars: ['royal', 'wine', 'desert', 'jade', 'rosewood', 'copper', 'noir', 'amethyst', 'petrol', 'crimson'],
  stadium: [
    'cobalt',
    'forest',
    'slate',
    'jade',
    'midnight',
    'ultramarine',
    'crimson',
    'petrol',
    'lime',
    'indigo',
  ],
  salon: [
    'jade',
    'wine',
    'noir',
    'crimson',
    'midnight',
    'rosewood',
    'royal',
    'peacock',
    'plum',
    'copper',
    'petrol',
  ],
  theatre: ['crimson', 'rosewood', 'wine', 'royal', 'orchid', 'ember', 'noir', 'amethyst', 'plum'],
  cosmos: ['indigo', 'amethyst', 'midnight', 'abyss', 'ultramarine', 'orchid', 'plum', 'cobalt', 'volcano'],
  circuit: ['orchid', 'indigo', 'ultramarine', 'abyss', 'amethyst', 'plum', 'slate', 'sunset', 'rosewood'],
  speedway: ['slate', 'ember', 'cobalt', 'sunset', 'crimson', 'lime', 'petrol', 'ultramarine', 'honey'],
  shrine: ['crimson', 'jade', 'ember', 'royal', 'sakura', 'wine', 'peacock', 'midnight', 'sunset', 'plum'],
};

/** Colours that a title names: a Verdant Facet must not be blue. */
const namedColours: readonly (readonly [words: RegExp, names: readonly PaletteName[]])[] = [
  [/verdant|emerald|green|jade|mint|willow|grass|bamboo/i, ['jade', 'forest', 'mint', 'lime']],
  [/ruby|\bred|vermilion|crimson|blazing|cherry/i, ['crimson', 'ember', 'rosewood']],
  [/sapphire|blue|\bsky\b|deepwater/i, ['cobalt', 'ultramarine', 'lagoon', 'arctic']],
  [/amber|gold|gilded|honey|harvest|sunward|nectar|saffron/i, ['honey', 'royal', 'desert']],
  [/orchid|velvet|jasmine/i, ['orchid', 'amethyst', 'plum']],
  [/frost|winter|\bice|avalanche|silver/i, ['arctic', 'cobalt', 'slate']],
  [/moon|midnight|night|orbit|comet/i, ['midnight', 'indigo', 'abyss']],
  [/cinder|magma|ember|\bash|fire|caldera|iron/i, ['volcano', 'ember', 'crimson']],
  [/\brose|petal|coral/i, ['rosewood', 'sakura', 'reef']],
  [/dusk|sundown|autumn|dune|desert|copper/i, ['sunset', 'desert', 'copper', 'plum']],
  [/neon|static|core|turbo|rapid/i, ['orchid', 'abyss', 'indigo', 'ultramarine']],
];

/** The palettes that a title's own words ask for; empty when it names no colour. */
export const namedPalettes = (title: string): readonly PaletteName[] =>
  namedColours.find(([words]) => words.test(title))?.[1] ?? [];

const distances = new Map<string, number>();

/** How unlike two palettes look side by side; the air fills most of the picture, so it counts most. */
export function paletteDistance(a: PaletteName, b: PaletteName): number {
  const key = `${a} ${b}`;
  const known = distances.get(key);
  if (known !== undefined) return known;
  const distance =
    0.6 * difference(palettes[a].night, palettes[b].night) +
    0.4 * difference(palettes[a].hero, palettes[b].hero);
  distances.set(key, distance);
  return distance;
}
