import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';

/** Builds the game's page into `dist/`: hashed assets, their brotli form, and the manifest that the server reads. */

const here = import.meta.dirname;
const dist = join(here, 'dist');
const assets = join(dist, 'assets');
const require = createRequire(import.meta.url);
/** kB of 1,000 bytes, brotli: what the page needs before the first spin. */
const FIRST_CODE_BUDGET_KB = 60;

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

function hashed(name, extension, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const file = `${name}.${hash}.${extension}`;
  writeFileSync(join(assets, file), content);
  return file;
}

function buildFaces() {
  return FACES.map(([family, owner, file]) => {
    const folder = join(require.resolve(`${owner}/package.json`), '..', 'files');
    const name = hashed(file.replace(/-latin.*$/, ''), 'woff2', readFileSync(join(folder, file)));
    const rule = `@font-face{font-family:"${family}";font-weight:200 800;font-display:swap;src:url(/assets/${name}) format("woff2")}`;
    return { name, rule };
  });
}

function buildStyle(faces) {
  const folder = join(here, 'src', 'client', 'style');
  const source = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const small = source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim();
  return hashed('game', 'css', faces.map(({ rule }) => rule).join('') + small);
}

async function buildScript() {
  const compiler = webpack({
    mode: 'production',
    context: here,
    entry: { game: './src/client/main.ts' },
    output: {
      path: assets,
      publicPath: '/assets/',
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      uniqueName: 'tessera-game',
      trustedTypes: { policyName: 'tessera-game' },
    },
    resolve: { extensions: ['.ts', '.js'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, env: undefined },
        },
      ],
    },
    optimization: {
      chunkIds: 'named',
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    performance: false,
    devtool: false,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ colors: false, modules: false }));
  await promisify(compiler.close.bind(compiler))();
  return stats.toJson({ entrypoints: true, assets: false }).entrypoints.game.assets.map(({ name }) => name);
}

function compressAll() {
  const sizes = new Map();
  for (const name of readdirSync(assets)) {
    const content = readFileSync(join(assets, name));
    if (name.endsWith('.woff2')) continue;
    const small = brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    });
    writeFileSync(join(assets, `${name}.br`), small);
    sizes.set(name, small.length);
  }
  return sizes;
}

rmSync(dist, { recursive: true, force: true });
mkdirSync(assets, { recursive: true });
const faces = buildFaces();
const style = buildStyle(faces);
const entry = await buildScript();
const script = entry.find((name) => name.endsWith('.js'));
const manifest = { script, style, preload: faces.map(({ name }) => name) };
writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest, null, 2));
const sizes = compressAll();
const kilobytes = (bytes) => (bytes / 1_000).toFixed(1);
/** The script, the largest theme and the largest catalogue: a first view loads one of each. */
const largest = (pattern) =>
  Math.max(0, ...[...sizes].filter(([name]) => pattern.test(name)).map(([, size]) => size));
const first = sizes.get(script) + sizes.get(style) + largest(/_themes_/) + largest(/_messages_/);
console.log(
  `game: script ${kilobytes(sizes.get(script))} kB, first view ${kilobytes(first)} kB brotli of ${FIRST_CODE_BUDGET_KB}`,
);
if (first > FIRST_CODE_BUDGET_KB * 1_000) {
  console.error(
    `The first view weighs ${kilobytes(first)} kB, its budget is ${FIRST_CODE_BUDGET_KB} kB: load something later.`,
  );
  process.exitCode = 1;
}
