import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { test } from 'node:test';

const ROOT = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
}).split('\n');

const COMPONENT = /^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/;
const OTHER = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*\.(ts|tsx|mjs|css)$/;

test('a component is PascalCase.tsx, every other source is kebab.role.ts', () => {
  const sources = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
  assert.ok(sources.length > 2_000);
  const misnamed = sources.filter((file) => !COMPONENT.test(basename(file)) && !OTHER.test(basename(file)));
  assert.deepEqual(misnamed, []);
});

test('the top level holds the apps, packages, scripts, documents and configuration only', () => {
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
  const allowed = /^(shell|mf-[a-z-]+|packages|scripts|docs|\.ci|\.github)$/;
  assert.deepEqual(
    [...folders].filter((folder) => !allowed.test(folder)),
    [],
  );
});
