import { createPublicKey, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPublisher, makePublisher, readRights } from './publisher.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'tessera-keys-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const isBy = (entry, text, sig) =>
  verify(
    null,
    Buffer.from(text),
    createPublicKey({ key: Buffer.from(entry.key, 'base64'), type: 'spki', format: 'der' }),
    Buffer.from(sig, 'base64'),
  );

test('makes a key whose signatures the list’s entry verifies, and that only its owner may read', () => {
  const { file, entry } = makePublisher('agent-team', ['mf-agent'], folder);
  expect(entry).toMatchObject({
    id: 'agent-team',
    parts: ['mf-agent'],
    may: ['publish', 'move'],
    retired: false,
  });
  expect(statSync(file).mode & 0o077).toBe(0);
  const publisher = findPublisher({ key: file }, {}, folder);
  expect(publisher.id).toBe('agent-team');
  expect(isBy(entry, 'a text', publisher.sign('a text'))).toBe(true);
  expect(isBy(entry, 'another', publisher.sign('a text'))).toBe(false);
});

test('makes a key that may only check', () => {
  const { entry } = makePublisher('ci-check', ['*'], folder, ['check']);
  expect(entry).toMatchObject({ id: 'ci-check', parts: ['*'], may: ['check'] });
});

test('reads the rights of a key, and names those that exist', () => {
  expect([readRights(), readRights('check'), readRights('check, move')]).toEqual([
    ['publish', 'move'],
    ['check'],
    ['check', 'move'],
  ]);
  expect(() => readRights('everything')).toThrow(
    '--may is a list of check, publish, move, not "everything".',
  );
  expect(() => readRights('')).toThrow('--may is a list');
});

test('does not overwrite a key', () => {
  const { file } = makePublisher('agent-team', ['mf-agent'], folder);
  const before = readFileSync(file, 'utf8');
  expect(() => makePublisher('agent-team', ['mf-agent'], folder)).toThrow(/exists already/);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('signs with the own key of this machine’s site where none is named', () => {
  mkdirSync(join(folder, '.data/keys'), { recursive: true });
  const { file } = makePublisher('any', ['*'], folder);
  writeFileSync(join(folder, '.data/keys/release.key'), readFileSync(file));
  expect(findPublisher({}, {}, folder).id).toBe('site');
});

test('takes the key itself from the environment, and asks for its publisher', () => {
  const { file } = makePublisher('agent-team', ['mf-agent'], folder);
  const env = { TESSERA_RELEASE_KEY: readFileSync(file, 'utf8') };
  expect(() => findPublisher({}, env, folder)).toThrow(/The key has no publisher/);
  expect(findPublisher({}, { ...env, TESSERA_PUBLISHER: 'agent-team' }, folder).id).toBe('agent-team');
  expect(findPublisher({ as: 'me' }, { ...env, TESSERA_PUBLISHER: 'agent-team' }, folder).id).toBe('me');
});

test.each([
  [{}, {}, /No key to sign with/],
  [{ key: 'not-there.key' }, {}, /There is no key not-there\.key/],
  [
    { as: 'x' },
    { TESSERA_RELEASE_KEY: '-----BEGIN PRIVATE KEY-----\nc2VjcmV0\n' },
    /^TESSERA_RELEASE_KEY is no private Ed25519 key in PEM\.$/,
  ],
])('without a usable key (%j) names the ways to get one, and nothing of the key', (said, env, message) => {
  expect(() => findPublisher(said, env, folder)).toThrow(message);
});

test.each(['', '../up', 'two words', 'x'.repeat(65)])('refuses %j as a publisher’s name', (id) => {
  expect(() => makePublisher(id, ['mf-x'], folder)).toThrow(/A publisher's name/);
});
