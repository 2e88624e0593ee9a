import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Files of the page that are not script: faces and styles, each named by its content's hash. */

const require = createRequire(import.meta.url);

const FACES = [
  [
    'Bricolage Grotesque Variable',
    '@fontsource-variable/bricolage-grotesque',
    'bricolage-grotesque-latin-wght-normal.woff2',
  ],
  [
    'Hanken Grotesk Variable',
    '@fontsource-variable/hanken-grotesk',
    'hanken-grotesk-latin-wght-normal.woff2',
  ],
];

function hashed(assets, name, extension, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const file = `${name}.${hash}.${extension}`;
  writeFileSync(join(assets, file), content);
  return file;
}

/** @returns each face's file, and the rule that names it */
export function writeFaces(assets) {
  return FACES.map(([family, owner, file]) => {
    const folder = join(require.resolve(`${owner}/package.json`), '..', 'files');
    const content = readFileSync(join(folder, file));
    const name = hashed(assets, file.replace(/-latin.*$/, ''), 'woff2', content);
    const rule = `@font-face{font-family:"${family}";font-weight:200 800;font-display:swap;src:url(/assets/${name}) format("woff2")}`;
    return { name, rule };
  });
}

/** Writes the style sheets of a folder as one, in the order of their names. @returns its file, `undefined` where there is none */
export function writeStyle(assets, name, folder, before = '') {
  const sources = readdirSync(folder)
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  if (sources.length === 0) return undefined;
  const small = sources
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
  return hashed(assets, name, 'css', before + small);
}

/** Writes each file's brotli form beside it. @returns file → its bytes */
export function compressAll(assets) {
  const sizes = new Map();
  for (const name of readdirSync(assets)) {
    if (name.endsWith('.woff2')) continue;
    const content = readFileSync(join(assets, name));
    const small = brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    writeFileSync(join(assets, `${name}.br`), small);
    sizes.set(name, small.length);
  }
  return sizes;
}
