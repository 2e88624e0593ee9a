import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
