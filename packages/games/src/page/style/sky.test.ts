import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORLD_NAMES, type WorldName } from '@tessera/domain';
import { mix } from '../slots/colour.ts';
import { worldOf } from '../worlds.ts';

/** WCAG 2, for text of normal size. */
const LEAST_CONTRAST = 4.5;
/** For the large multiplier. */
const LEAST_CONTRAST_LARGE = 3;
const TEXTS = { '--text': '#f4f1ea', '--muted': '#b4bac6' };
const CORAL = '#ff6b5e';

const base = readFileSync(join(__dirname, '1-base.css'), 'utf8');
/** The rule of each game that has the sky of its world behind words. */
const RULES = { crash: '.game-crash .sky', sportsbook: '.game-sportsbook .strip' } as const;
type Game = keyof typeof RULES;

/** Returns the colours that a game's rule mixes of the sky of a world. */
function groundsOf(game: Game, name: WorldName): readonly string[] {
  const css = readFileSync(join(__dirname, '../../games', game, 'page/style.css'), 'utf8');
  const rule = css.slice(css.indexOf(`${RULES[game]} {`)).split('}')[0]!;
  const { sky } = worldOf(name);
  return Array.from(
    rule.matchAll(/color-mix\(in srgb, var\(--sky-([123])\) (\d+)%, (#[0-9a-f]{6})\)/g),
    ([, part, percent, dark]) => mix(dark!, sky[Number(part) - 1]!, Number(percent) / 100),
  );
}

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const cases = (Object.keys(RULES) as Game[]).flatMap((game) =>
  WORLD_NAMES.map((name) => [game, name] as const),
);

test.each(cases)('%s has the sky of %s behind its words, and they are legible on it', (game, name) => {
  const grounds = groundsOf(game, name);
  expect(grounds.length).toBeGreaterThan(0);
  for (const [variable, colour] of Object.entries(TEXTS)) {
    expect(base).toContain(`${variable}: ${colour};`);
    for (const ground of grounds) expect(contrast(colour, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  }
});

test.each(WORLD_NAMES)('the multiplier of a crash is legible on the sky of %s', (name) => {
  expect(base).toContain(`--coral: ${CORAL};`);
  const grounds = groundsOf('crash', name);
  expect(grounds.length).toBeGreaterThan(0);
  for (const ground of grounds) {
    expect(contrast(CORAL, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST_LARGE);
    expect(contrast(worldOf(name).light, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST_LARGE);
  }
});

test.each(WORLD_NAMES)('the minutes of matches that run are legible on the sky of %s', (name) => {
  const grounds = groundsOf('sportsbook', name);
  expect(grounds.length).toBeGreaterThan(0);
  for (const ground of grounds)
    expect(contrast(worldOf(name).accent, ground)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
});
