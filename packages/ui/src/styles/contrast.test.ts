import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Theme = Record<string, string>;
type Rgb = readonly [number, number, number];

const css = readFileSync(join(__dirname, 'themes.css'), 'utf8');
const THEMES: Record<string, Theme> = Object.fromEntries(
  Array.from(
    css.matchAll(/\[data-template='(\w+)'\] \{([^}]*--color-page[^}]*)\}/g),
    ([, name = '', block = '']) => [
      name,
      Object.fromEntries(
        Array.from(block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6})\b/g), ([, key, value]) => [key, value]),
      ),
    ],
  ),
);

function rgb(hex: string | undefined): Rgb {
  if (!hex) throw new Error('A theme lacks this colour, or it is not opaque');
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
}

/** Blends `front` with an opacity over `back`. */
function over(front: Rgb, back: Rgb, opacity: number): Rgb {
  return front.map((part, i) => part * opacity + back[i]! * (1 - opacity)) as unknown as Rgb;
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2 contrast, 1 to 21. */
function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const TEXTS = ['text', 'muted', 'accent-text', 'positive', 'negative', 'info'];
const SURFACES = ['page', 'base', 'card', 'raised'];
const FILLS = [
  ['text', 'fill'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-negative', 'negative'],
  ['page', 'text'],
  ['on-art', 'scrim'],
] as const;

test('covers all three templates', () => {
  expect(Object.keys(THEMES)).toEqual(['site02', 'suncity', 'apsport']);
});

describe.each(Object.entries(THEMES))('%s', (_name, theme) => {
  const colour = (name: string) => rgb(theme[name]);

  test.each(TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)))(
    '%s reads on %s at 4.5:1',
    (text, surface) => {
      expect(contrast(colour(text), colour(surface))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(FILLS)('%s reads on %s at 4.5:1', (text, fill) => {
    expect(contrast(colour(text), colour(fill))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['positive', 'negative', 'info', 'text'])('a tag of %s reads on its own tint', (tone) => {
    for (const surface of ['page', 'base', 'card']) {
      const tint = over(colour(tone), colour(surface), 0.12);
      expect(contrast(colour(tone), tint)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('disabled controls are legible', () => {
    for (const surface of ['page', 'card']) {
      expect(contrast(colour('muted'), over(colour('text'), colour(surface), 0.08))).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });

  test('text on images is legible even on white', () => {
    const thinnest = over(colour('scrim'), [255, 255, 255], 0.62);
    expect(contrast(colour('on-art'), thinnest)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SURFACES)('focus ring and control borders stand out from %s at 3:1', (surface) => {
    expect(contrast(colour('focus'), colour(surface))).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('control'), colour(surface))).toBeGreaterThanOrEqual(3);
  });
});
