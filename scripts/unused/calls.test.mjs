import assert from 'node:assert/strict';
import { test } from 'node:test';
import { APPS } from '../lib/apps.mjs';
import { createLinkedCheckout } from '../testing/checkouts.mjs';
import { browserCalls, namesSentIn, sentBy } from './calls.mjs';
import { compareWithList, NO_HISTORY, readBefore, readList } from './list.mjs';

const LIST = 'scripts/unused/calls.json';

test('every call is sent by an app or on the list of calls that need a screen', async (t) => {
  const { withoutScreen, notForScreens } = readList(LIST);
  const sent = sentBy(APPS);
  const calls = await browserCalls();
  const unsent = calls.filter((name) => !sent.has(name) && !Object.hasOwn(notForScreens, name));
  const before = readBefore(LIST);
  const listedBefore = before && Object.keys(JSON.parse(before).withoutScreen);
  if (!before) t.diagnostic(NO_HISTORY);
  assert.deepEqual(compareWithList(unsent, withoutScreen, listedBefore), []);
});

test('every call that is not for screens exists and is sent by no app', async () => {
  const sent = sentBy(APPS);
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

const IMPORTS = `import { login, type Member, logout as end, layout, play } from '@tessera/wire';`;

for (const [code, sent] of [
  ['useAnswer(layout, {})', ['layout']],
  ['const { submit } = useIntent(login, { about: 1 });', ['login']],
  ['await shell.api.send(end, {})', ['logout']],
  ['queries.prefetchQuery({ ...callQuery(shell, layout, {}), staleTime: 0 })', ['layout']],
  ['<ReadAll call={play} />', ['play']],
  ['http({ call: login, body: encodePayload(login, {}) })', ['login']],
  ['useAnswer(layout, {}); queries.invalidateQueries({ queryKey: keyOf(play) })', ['layout']],
  ['refetchOn(scope, signal, [{ on: memberCash, refetch: [layout, play] }])', []],
  ['for (const call of [layout, play]) void refetch(keyOf(call))', []],
  ['type Answer = AnswerOf<typeof login>; const texts: Texts<typeof end> = {};', []],
  ['report(login.name)', []],
]) {
  test(`${code} sends ${sent.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(namesSentIn(`${IMPORTS}\n${code}`, '@tessera/wire'), sent);
  });
}

test('reports newly unused keys, keys in use again and keys added to the list', () => {
  assert.deepEqual(compareWithList(['a', 'b'], { b: 'screen', c: 'screen' }, ['b']), [
    'a is unused: use it or delete it.',
    'c is used or deleted: remove it from the list.',
    'c was added to the list, which may only shrink.',
  ]);
});
