import { createPublicKey, verify } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPublisher, makePublisher } from './publisher.mjs';

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

test('who was made signs so that the entry of the list verifies it, and the key is nobody else’s to read', () => {
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

test('a key that is there is not overwritten', () => {
  const { file } = makePublisher('agent-team', ['mf-agent'], folder);
  const before = readFileSync(file, 'utf8');
  expect(() => makePublisher('agent-team', ['mf-agent'], folder)).toThrow(/is there already/);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('the site of this machine signs by its own key, where none is named', () => {
  mkdirSync(join(folder, '.data/keys'), { recursive: true });
  const { file } = makePublisher('any', ['*'], folder);
  writeFileSync(join(folder, '.data/keys/release.key'), readFileSync(file));
  expect(findPublisher({}, {}, folder).id).toBe('site');
});

test('CI gives the key itself, and must say whose it is', () => {
  const { file } = makePublisher('agent-team', ['mf-agent'], folder);
  const env = { TESSERA_RELEASE_KEY: readFileSync(file, 'utf8') };
  expect(() => findPublisher({}, env, folder)).toThrow(/Whose key is it\?/);
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
])('without a usable key (%j) it says where to get one, and nothing of the key', (said, env, message) => {
  expect(() => findPublisher(said, env, folder)).toThrow(message);
});

test.each(['', '../up', 'two words', 'x'.repeat(65)])('%j is no publisher’s name', (id) => {
  expect(() => makePublisher(id, ['mf-x'], folder)).toThrow(/A publisher's name/);
});
