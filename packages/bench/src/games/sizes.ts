import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@tessera/e2e/servers';
import { limited, type Row } from '../rows.ts';

/** What the build of the pages has added up, in bytes of brotli. */
interface Sizes {
  readonly budget: number;
  /** What every game begins with. */
  readonly frame: number;
  /** All that each loads before it is played, the frame in it. */
  readonly games: Readonly<Record<string, number>>;
}

export const readSizes = (): Sizes =>
  JSON.parse(readFileSync(join(ROOT, 'packages/games/dist/sizes.json'), 'utf8')) as Sizes;

export function sizeRows({ budget, frame, games }: Sizes, names: readonly string[]): Row[] {
  return names.map((game) =>
    limited({
      what: `${game}: first code`,
      unit: 'kB',
      ours: [games[game]!],
      bar: { most: budget },
      note: `${(frame / 1_000).toFixed(1)} kB of it in every game`,
    }),
  );
}
