import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLinkedCheckout } from '../testing/checkouts.mjs';
import { findUnused, unusedIn } from './exports.mjs';
import { compareWithList, NO_HISTORY, readBefore, readList } from './list.mjs';

const LIST = 'scripts/unused/exports.json';

test('every export, file and dependency is used or on the list of those that a screen will use', async (t) => {
  const { withoutScreen, notForScreens } = readList(LIST);
  const found = await findUnused();
  const before = readBefore(LIST);
  const listedBefore = before && Object.keys(JSON.parse(before).withoutScreen);
  if (!before) t.diagnostic(NO_HISTORY);
  const unused = found.filter((key) => !Object.hasOwn(notForScreens, key));
  assert.deepEqual(compareWithList(unused, withoutScreen, listedBefore), []);
  const stale = Object.keys(notForScreens).filter((key) => !found.includes(key));
  assert.deepEqual(stale, [], 'these are in use or gone: take them off the list');
});

test('converts a report to one key per unused file, export or dependency', () => {
  const report = {
    issues: [
      { file: 'a.ts', files: [{ name: 'a.ts' }], exports: [], dependencies: [] },
      { file: 'b.ts', exports: [{ name: 'unused', line: 1 }], duplicates: [[{ name: 'x' }, { name: 'y' }]] },
      { file: 'package.json', dependencies: [{ name: 'left-pad' }] },
    ],
  };
  assert.deepEqual(unusedIn(report), [
    'a.ts',
    'b.ts: duplicates x = y',
    'b.ts: unused',
    'package.json: dependencies left-pad',
  ]);
});

test('finds what this checkout does not use, where its node_modules is that of another', async () => {
  const files = {
    'package.json': { name: 'site', private: true, type: 'module', workspaces: ['shell', 'packages/*'] },
    'knip.json': {
      includeEntryExports: true,
      workspaces: { shell: { entry: 'main.mjs!', includeEntryExports: false }, 'packages/*': {} },
    },
    'packages/wire/package.json': { name: '@tessera/wire', type: 'module', exports: { '.': './index.mjs' } },
    'packages/wire/index.mjs': 'export const login = 1;\nexport const logout = 2;\n',
    'shell/package.json': { name: 'shell', type: 'module', dependencies: { '@tessera/wire': '1' } },
    'shell/main.mjs': "import { login } from '@tessera/wire';\nlogin();\n",
  };
  const { root, remove } = createLinkedCheckout(files, files);
  try {
    assert.deepEqual(await findUnused(root), ['packages/wire/index.mjs: logout']);
  } finally {
    remove();
  }
});
