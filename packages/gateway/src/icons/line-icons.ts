import type { AnswerOf, iconService } from '@tessera/wire';
import icons from './line-icons.json' with { type: 'json' };

/** The name of the set in Iconify's addresses: `tessera:heart`. */
export const ICON_PREFIX = 'tessera';

const SOLID = 'currentColor';
/** As the design system draws them (`@tessera/ui`): a grid of 24, strokes of 1.75 with round ends. */
const GRID = 24;
const STROKE = 'stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

const known = new Map<string, { readonly path: string; readonly solid: boolean }>(Object.entries(icons));

/** The named icons in Iconify's form. */
export function lineIcons(names: readonly string[]): AnswerOf<typeof iconService> {
  const asked = [...new Set(names)];
  const found = asked.filter((name) => known.has(name));
  const notFound = asked.filter((name) => !known.has(name));
  return {
    prefix: ICON_PREFIX,
    icons: Object.fromEntries(found.map((name) => [name, { body: bodyOf(name) }])),
    ...(notFound.length > 0 && { notFound }),
    width: GRID,
    height: GRID,
  };
}

function bodyOf(name: string): string {
  const { path, solid } = known.get(name)!;
  return `<path fill="${solid ? SOLID : 'none'}" ${STROKE} d="${path}"/>`;
}
