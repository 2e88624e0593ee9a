import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findUnused, unusedIn } from './exports.mjs';
import { compareWithList, readBefore, readList } from './list.mjs';

const LIST = 'scripts/unused/exports.json';

test('every export, file and dependency is used or on the list of those that a screen will use', async () => {
  const { withoutScreen, notForScreens } = readList(LIST);
  const found = await findUnused();
  const before = readBefore(LIST);
  const listedBefore = before && Object.keys(JSON.parse(before).withoutScreen);
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
