import * as v from 'valibot';
import { registryEntry, release } from './schemas.ts';

/** As contract 1.1 published it. */
const OLD = {
  release: '0.1.0-9f2c1a7b',
  baseUrl: '/remotes/mf-example/0.1.0-9f2c1a7b/',
  files: {},
  parts: {},
  titles: {},
  entry: 'entry.js',
  global: 'example',
  shared: {},
  config: { name: 'mf-example', contract: '^1.0.0' },
  signature: 'x',
};

describe('a release', () => {
  it('of contract 1.1 is still read, and says nothing of what it did not know', () => {
    const read = v.parse(release, OLD);
    expect([read.version, read.bytes, read.made, read.publisher]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('says its version, its weight, who made it, and whose signature it is', () => {
    const said = {
      version: '0.1.0',
      bytes: 12_000,
      made: { at: '2026-01-31T12:00:00.000Z', by: 'a team', commit: null, changes: '' },
      publisher: 'team',
    };
    expect(v.parse(release, { ...OLD, ...said })).toMatchObject(said);
    expect(v.is(release, { ...OLD, ...said, made: { ...said.made, at: 'yesterday' } })).toBe(false);
    expect(v.is(release, { ...OLD, bytes: 1.5 })).toBe(false);
  });

  it('is live for a visitor, or a canary', () => {
    const entry = { name: 'mf-example', live: OLD, previous: null };
    expect(v.parse(registryEntry, entry).channel).toBeUndefined();
    expect(v.parse(registryEntry, { ...entry, channel: 'canary' }).channel).toBe('canary');
    expect(v.is(registryEntry, { ...entry, channel: 'beta' })).toBe(false);
  });
});
