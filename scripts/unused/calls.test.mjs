import assert from 'node:assert/strict';
import { test } from 'node:test';
import { APPS } from '../lib/apps.mjs';
import { createLinkedCheckout } from '../testing/checkouts.mjs';
import { browserCalls, importedFromWire, namesImportedFrom } from './calls.mjs';
import { compareWithList, NO_HISTORY, readBefore, readList } from './list.mjs';

const LIST = 'scripts/unused/calls.json';

test('every call is sent by an app or on the list of calls that need a screen', async (t) => {
  const { withoutScreen, notForScreens } = readList(LIST);
  const sent = importedFromWire(APPS);
  const calls = await browserCalls();
  const unsent = calls.filter((name) => !sent.has(name) && !Object.hasOwn(notForScreens, name));
  const before = readBefore(LIST);
  const listedBefore = before && Object.keys(JSON.parse(before).withoutScreen);
  if (!before) t.diagnostic(NO_HISTORY);
  assert.deepEqual(compareWithList(unsent, withoutScreen, listedBefore), []);
});

test('every call that is not for screens exists and is sent by no app', async () => {
  const sent = importedFromWire(APPS);
  const calls = await browserCalls();
  for (const name of Object.keys(readList(LIST).notForScreens)) {
    assert.ok(calls.includes(name), `${name} is not a call: remove it from the list`);
    assert.ok(!sent.has(name), `${name} is sent by an app: remove it from the list`);
  }
});

test('lists the calls of this checkout, where its node_modules is that of another', async () => {
  const call = (name) => `export const ${name} = { path: '/${name}', audience: 'visitor', answer: {} };\n`;
  const files = (source) => ({
    'packages/wire/package.json': { name: '@tessera/wire', type: 'module', exports: { '.': './index.mjs' } },
    'packages/wire/index.mjs': source,
  });
  const { root, remove } = createLinkedCheckout(files(call('old')), files(call('fresh')));
  try {
    assert.deepEqual(await browserCalls(root), ['fresh']);
  } finally {
    remove();
  }
});

test('counts imports of values but not of types', () => {
  const source = `
    import { login, type Member, logout as end } from '@tessera/wire';
    import type { register } from '@tessera/wire';
    import { play } from './play.ts';`;
  assert.deepEqual(namesImportedFrom(source, '@tessera/wire'), ['login', 'logout']);
});

test('reports newly unused keys, keys in use again and keys added to the list', () => {
  assert.deepEqual(compareWithList(['a', 'b'], { b: 'screen', c: 'screen' }, ['b']), [
    'a is unused: use it or delete it.',
    'c is used or deleted: remove it from the list.',
    'c was added to the list, which may only shrink.',
  ]);
});
