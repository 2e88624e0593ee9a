import assert from 'node:assert/strict';
import { test } from 'node:test';
import { APPS } from '../lib/apps.mjs';
import { browserCalls, importedFromWire, namesImportedFrom } from './calls.mjs';
import { compareWithList, readBefore, readList } from './list.mjs';

const LIST = 'scripts/unused/calls.json';

test('every call is sent by an app or on the list of calls that need a screen', () => {
  const { withoutScreen, notForScreens } = readList(LIST);
  const sent = importedFromWire(APPS);
  const unsent = browserCalls().filter((name) => !sent.has(name) && !Object.hasOwn(notForScreens, name));
  const before = readBefore(LIST);
  const listedBefore = before && Object.keys(JSON.parse(before).withoutScreen);
  assert.deepEqual(compareWithList(unsent, withoutScreen, listedBefore), []);
});

test('every call that is not for screens exists and is sent by no app', () => {
  const sent = importedFromWire(APPS);
  const calls = browserCalls();
  for (const name of Object.keys(readList(LIST).notForScreens)) {
    assert.ok(calls.includes(name), `${name} is not a call: remove it from the list`);
    assert.ok(!sent.has(name), `${name} is sent by an app: remove it from the list`);
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
