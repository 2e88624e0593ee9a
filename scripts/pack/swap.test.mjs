import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { swap } from './swap.mjs';

const HERE = import.meta.dirname;
const SOURCE = {
  name: '@own/mini',
  version: '1.2.3',
  private: true,
  type: 'module',
  exports: { '.': './src/index.ts' },
  files: ['dist/lib'],
  scripts: {
    prepack: `node -e "import('${join(HERE, 'swap.mjs')}').then((own) => own.swap(process.cwd()))"`,
    postpack: `node ${join(HERE, 'postpack.mjs')}`,
  },
};

let root;
let folder;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tessera-swap-'));
  folder = join(root, 'packages/mini');
  mkdirSync(join(folder, 'dist/lib'), { recursive: true });
  writeFileSync(join(root, 'package.json'), JSON.stringify({ private: true, workspaces: ['packages/*'] }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(SOURCE));
  writeFileSync(join(folder, 'dist/lib/index.js'), 'export const built = true;');
});
afterEach(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

const manifest = () => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

test('npm pack -w packs the compiled package and restores the source', () => {
  const npm = spawnSync('npm', ['pack', '-w', '@own/mini'], { cwd: root, encoding: 'utf8' });
  assert.equal(npm.status, 0, npm.stderr);
  const tarball = join(root, 'own-mini-1.2.3.tgz');
  const packed = spawnSync('tar', ['xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  assert.deepEqual(JSON.parse(packed.stdout), {
    name: '@own/mini',
    version: '1.2.3',
    type: 'module',
    exports: { '.': { types: './dist/lib/index.d.ts', default: './dist/lib/index.js' } },
    files: ['dist/lib'],
  });
  const files = spawnSync('tar', ['tzf', tarball], { encoding: 'utf8' }).stdout.trim().split('\n');
  assert.deepEqual(files.sort(), ['package/dist/lib/index.js', 'package/package.json']);
  assert.deepEqual(manifest(), SOURCE);
});

test('restores the source by itself if npm is killed in between', async () => {
  swap(folder, 300);
  assert.equal(manifest().private, undefined);
  for (const end = Date.now() + 15_000; manifest().private === undefined && Date.now() < end;)
    await pause(50);
  assert.deepEqual(manifest(), SOURCE);
});

test('starts the next pack from the source if it was never restored', () => {
  swap(folder);
  swap(folder);
  assert.deepEqual(manifest().exports['.'].default, './dist/lib/index.js');
});
