import { advanced, remoteNames, returned } from './pointer.ts';

describe('the standings', () => {
  it('advance to a release and remember the one before', () => {
    const first = advanced({}, 'mf-lobby', '1');
    const second = advanced(first, 'mf-lobby', '2');
    expect(second['mf-lobby']).toEqual({ live: '2', previous: '1', canary: null });
    expect(advanced(second, 'mf-lobby', '2')).toBe(second);
  });

  it('return to the previous release where there is one', () => {
    const parts = advanced(advanced({}, 'mf-lobby', '1'), 'mf-lobby', '2');
    expect(returned(parts, 'mf-lobby')?.['mf-lobby']).toEqual({ live: '1', previous: '2', canary: null });
    expect(returned({}, 'mf-lobby')).toBeUndefined();
  });

  it('keep a canary of another release, and end one that is live now', () => {
    const canary = { release: '3', share: 0.2, since: '2026-01-31T12:00:00.000Z', limit: 0.05 };
    const parts = { 'mf-lobby': { live: '2', previous: '1', canary } };
    expect(advanced(parts, 'mf-lobby', '4')['mf-lobby']?.canary).toEqual(canary);
    expect(advanced(parts, 'mf-lobby', '3')['mf-lobby']?.canary).toBeNull();
    expect(returned(parts, 'mf-lobby')?.['mf-lobby']?.canary).toEqual(canary);
  });

  it('name the remotes in one order', () => {
    const parts = advanced(advanced(advanced({}, 'mf-lobby', '1'), 'shell', '1'), 'mf-auth', '1');
    expect(remoteNames({ parts })).toEqual(['mf-auth', 'mf-lobby']);
  });
});
