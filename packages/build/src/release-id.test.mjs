import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseId } from './release-id.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-release-'));
  write('src/remote.ts', 'export const one = 1;');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const id = () => releaseId(folder, [], '1.2.3', 'production');

test('is another one for other sources, and for another mode', () => {
  const before = id();
  expect(before).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
  expect(releaseId(folder, [], '1.2.3', 'development')).not.toBe(before);
  write('src/remote.ts', 'export const one = 2;');
  expect(id()).not.toBe(before);
});

test.each([
  'test-counts/test.json',
  'test-results/journey/error.md',
  'coverage/lcov.info',
  'playwright-report/index.html',
  'node_modules/.cache/webpack/0.pack',
  'dist/release.json',
  '.nx/cache/run.json',
  'src/remote.test.ts',
  'npm-debug.log',
])('is the same one with %s', (path) => {
  const before = id();
  write(path, String(Math.random()));
  expect(id()).toBe(before);
});
