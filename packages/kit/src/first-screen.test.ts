import { createFakeShell } from '@tessera/testing';
import { carousel, lastPlayed } from '@tessera/wire';
import { keyOf } from './queries.ts';
import { createScope } from './scope.ts';

const PAYLOAD = { siteId: 1, useType: 0 } as const;

test('keeps the server’s answers when the session changes before a part is hydrated', async () => {
  const key = keyOf(carousel, PAYLOAD);
  const shell = { ...createFakeShell(), firstScreen: { answers: [[key, { list: [] }]] } };
  const life = new AbortController();
  const { queries } = await createScope({ name: 'mf-x' }, shell, life.signal, async () => ({ default: {} }));
  const memberKey = keyOf(lastPlayed, {});
  queries.setQueryData(memberKey, { list: [] });
  shell.session.login();
  expect(queries.getQueryData(key)).toEqual({ list: [] });
  expect(queries.getQueryData(memberKey)).toBeUndefined();
  life.abort();
});
