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
  it('of contract 1.1 is accepted without the later fields', () => {
    const read = v.parse(release, OLD);
    expect([read.version, read.bytes, read.made, read.publisher]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has a version, a size, a maker and a publisher', () => {
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

  it('is live or a canary for a visitor', () => {
    const entry = { name: 'mf-example', live: OLD, previous: null };
    expect(v.parse(registryEntry, entry).channel).toBeUndefined();
    expect(v.parse(registryEntry, { ...entry, channel: 'canary' }).channel).toBe('canary');
    expect(v.is(registryEntry, { ...entry, channel: 'beta' })).toBe(false);
  });
});
