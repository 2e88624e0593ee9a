import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

// The schemas are internal to each server's package.
const entriesOf = async (file) => (await import(new URL(`../../packages/${file}`, import.meta.url))).ENTRIES;
const games = await entriesOf('games/src/server/settings.ts');
const gateway = await entriesOf('gateway/src/settings.ts');
const platform = await entriesOf('platform/src/settings.ts');

/** Servers whose default differs from the first one in the README. */
const OWN_DEFAULTS = { TRUST_PROXY: { platform: 'loopback' } };

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const [, section] = readme.split('## Settings\n');
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => {
    const [, names, defaults] = line.split('|');
    const values = [...defaults.matchAll(/`([^`]+)`/g)].map(([, value]) => value);
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name], index) => [name, values[index]]);
  });

test('the README has the same defaults as the servers’ settings', () => {
  assert.ok(rows.length > 20);
  for (const [name, expected] of rows) {
    const servers = Object.entries({ games, gateway, platform }).filter(([, entries]) => name in entries);
    assert.ok(servers.length > 0, `no server reads ${name}`);
    for (const [server, entries] of servers) {
      assert.equal(
        entries[name].default || undefined,
        OWN_DEFAULTS[name]?.[server] ?? expected,
        `${name} of ${server}`,
      );
    }
  }
});

test('the README has every setting that a server reads', () => {
  const listed = new Set(rows.map(([name]) => name));
  const read = [games, gateway, platform].flatMap((entries) => Object.keys(entries));
  assert.deepEqual(
    [...new Set(read)].filter((name) => !listed.has(name)),
    [],
  );
});
