import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layer } from '../tokens.ts';

const root = join(__dirname, '..');
const sheets = readdirSync(__dirname).filter((name) => name.endsWith('.css'));
const defined = new Set(
  sheets.flatMap((name) =>
    Array.from(
      readFileSync(join(__dirname, name), 'utf8').matchAll(/(--[\w-]+):/g),
      ([, property]) => property,
    ),
  ),
);

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(tsx?|css)$/.test(name),
);

test.each(sources)('defines every custom property used in %s', (name) => {
  const source = readFileSync(join(root, name), 'utf8');
  const own = Array.from(source.matchAll(/(--[\w-]+):/g), ([, property]) => property);
  const read = Array.from(source.matchAll(/var\((--[\w-]+)\)/g), ([, property]) => property);
  expect(read.filter((property) => !defined.has(property) && !own.includes(property))).toEqual([]);
});

/** The values of a length in a sheet's rules with this selector, in px: on phones, then on desktops. */
const lengthsIn = (sheet: string, selector: string, property: string) =>
  Array.from(readFileSync(join(__dirname, sheet), 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g))
    .filter(([, names = '']) => names.includes(selector))
    .flatMap(([, , rule = '']) => new RegExp(`${property}: (\\d+)px`).exec(rule)?.[1] ?? [])
    .map(Number);

test.each(['--tile-gap', '--shelf-gap'])(
  'is denser in the sports template than in others by %s, on phones and on desktops',
  (property) => {
    const [phone = 0, desktop = 0] = lengthsIn('tokens.css', ':root', property);
    const [densePhone, denseDesktop] = lengthsIn('themes.css', "data-template='apsport'", property);
    expect(densePhone).toBeLessThan(phone);
    expect(denseDesktop).toBeLessThan(desktop);
  },
);

test.each(['--control-height', '--control-height-large'])(
  'has lower controls in the sports template by %s',
  (property) => {
    const [usual = 0] = lengthsIn('tokens.css', ':root', property);
    expect(lengthsIn('themes.css', "data-template='apsport'", property)[0]).toBeLessThan(usual);
  },
);

test('places layers upward from 2000, messages above all', () => {
  const upward = Object.values(layer);
  expect(upward[0]).toBe(2_000);
  expect(upward).toEqual(upward.toSorted((low, high) => low - high));
  expect(Math.max(...upward)).toBe(layer.toast);
});
