import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import { StableOrderPlugin } from './stable-order.mjs';

const MAIN = `import * as used from './used.js';\nglobalThis.used = used;`;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-order-'));
  write(
    'node_modules/shop/package.json',
    JSON.stringify({ name: 'shop', sideEffects: false, type: 'module' }),
  );
  write('node_modules/shop/index.js', `export { till } from './till.js';\nexport * from './stock.js';`);
  write('node_modules/shop/till.js', `export const till = () => 'till';`);
  write('node_modules/shop/stock.js', `export const stock = () => 'stock';`);
  write('used.js', `export { stock, till } from 'shop';`);
  write('main.js', MAIN);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Builds with webpack's cache on disk, and returns the bundle. */
async function build() {
  const compiler = webpack({
    context: folder,
    mode: 'production',
    entry: './main.js',
    plugins: [new StableOrderPlugin()],
    output: { path: join(folder, 'dist') },
    optimization: { minimize: false },
    cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
  });
  await new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(),
    ),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return readFileSync(join(folder, 'dist/main.js'), 'utf8');
}

test('gives the same file without a cache, with one, and after a change that was taken back', async () => {
  const first = await build();
  expect(first.indexOf('shop/stock.js')).toBeLessThan(first.indexOf('shop/till.js'));
  expect(await build()).toBe(first);
  write('main.js', `export {};`);
  expect(await build()).not.toBe(first);
  write('main.js', MAIN);
  expect(await build()).toBe(first);
});
