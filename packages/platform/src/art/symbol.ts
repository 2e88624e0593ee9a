import type { CoverSpec } from './cover.types.ts';
import { createCanvas } from './kit/canvas.ts';
import { lights } from './kit/light.ts';
import { n } from './kit/path.ts';
import { createRandom } from './kit/random.ts';
import { motifs } from './motifs/motifs.ts';
import { inkOf } from './palettes.ts';

/** What decides a game's symbol: a part of its cover. */
export type SymbolSpec = Pick<CoverSpec, 'seed' | 'motif' | 'palette' | 'light'>;

/** Motifs are drawn within 100 units to each side; relief and shadow need a little more. */
const REACH = 108;
export const SYMBOL_PIXELS = 256;

/** Returns what decides the symbol of a cover's game. */
export const symbolOf = ({ seed, motif, palette, light }: CoverSpec): SymbolSpec => ({
  seed,
  motif,
  palette,
  light,
});

/** Draws a cover's motif alone, in the cover's palette and light and without ground: the game shows it as its own symbol. */
export function renderSymbol({ seed, motif, palette, light }: SymbolSpec): string {
  const canvas = createCanvas(inkOf(palette), lights[light], createRandom(seed));
  const figure = motifs[motif](canvas);
  const box = `${n(-REACH)} ${n(-REACH)} ${n(2 * REACH)} ${n(2 * REACH)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${SYMBOL_PIXELS}" height="${SYMBOL_PIXELS}">` +
    `<defs>${canvas.definitions()}</defs>${figure}</svg>`
  );
}
