import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { lobbyOrigin } from './lobby-origin.mjs';

const OWN = 'http://localhost:3000';

for (const [env, expected] of [
  [{}, OWN],
  [{ LOBBY_ORIGIN: '', PUBLIC_URL: '' }, OWN],
  [{ PUBLIC_URL: 'https://play.example.com' }, 'https://play.example.com'],
  [
    { PUBLIC_URL: 'https://play.example.com', LOBBY_ORIGIN: 'https://a.example,https://b.example' },
    'https://a.example,https://b.example',
  ],
]) {
  test(`with ${JSON.stringify(env)} games are shown in frames of ${expected}`, () => {
    assert.equal(lobbyOrigin(env, OWN), expected);
  });
}

for (const file of ['start.mjs', 'lib/dev-all.mjs']) {
  test(`${file} starts the games with that origin`, () => {
    const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8');
    assert.match(source, /LOBBY_ORIGIN: lobbyOrigin\(/);
  });
}
