import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');
const NAME = /'((?:gateway|tessera)_[a-z_]+)'/g;
const namesIn = (file) => [...readFileSync(join(ROOT, file), 'utf8').matchAll(NAME)].map(([, name]) => name);

const sources = [
  'packages/gateway/src/metrics.ts',
  'packages/gateway/src/internal/field-metrics.ts',
  'packages/platform/src/metrics/metrics.ts',
  'packages/platform/src/serve.ts',
];

/** `a_{b,c}_d` is `a_b_d` and `a_c_d`. */
const expanded = (name) => {
  const [, before, options, after] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return options === undefined ? [name] : options.split(',').map((one) => before + one + after);
};

test('docs/operating.md has every metric of gateway and platform, and no other', () => {
  const rows = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8').match(/^\| `(?:gateway|tessera)_.*$/gm);
  const listed = rows.flatMap((row) => [...row.split('|')[1].matchAll(/`([^`]+)`/g)]);
  assert.deepEqual(
    listed.flatMap(([, name]) => expanded(name)).sort(),
    [...new Set(sources.flatMap(namesIn))].sort(),
  );
});

test('metrics are registered in these files only', () => {
  const files = globSync('packages/{gateway,platform,games,server}/src/**/*.ts', {
    cwd: ROOT,
    exclude: ['**/*.test.ts'],
  });
  const registers = (file) =>
    /from 'prom-client'|metrics\.gauge\(/.test(readFileSync(join(ROOT, file), 'utf8'));
  assert.deepEqual(files.filter(registers).sort(), sources.sort());
});
