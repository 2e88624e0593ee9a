import { PREVIOUS_GRACE_MS, ROTATE_AFTER_MS, promote, standingOf, type Hashes } from './rotation.ts';

const START = Date.UTC(2026, 0, 1);
const fresh: Hashes = {
  tokenHash: 'first',
  tokenSince: new Date(START),
  nextHash: null,
  nextSince: null,
  previousHash: null,
  previousUntil: null,
  retiredHashes: [],
};
const LATER = START + ROTATE_AFTER_MS + 1;
const replaced: Hashes = { ...fresh, nextHash: 'second', nextSince: new Date(LATER) };

test('a token is replaced when it is old, and not twice at once', () => {
  expect(standingOf(fresh, 'first', START)).toEqual({ kind: 'current', rotate: false });
  expect(standingOf(fresh, 'first', LATER)).toEqual({ kind: 'current', rotate: true });
  expect(standingOf(replaced, 'first', LATER + 1)).toEqual({ kind: 'current', rotate: false });
});

test('a replacement whose answer was lost is replaced again, and the old token goes on', () => {
  expect(standingOf(replaced, 'first', LATER + 61_000)).toEqual({ kind: 'current', rotate: true });
});

test('the old token is good for a grace after the new one was used, then no more', () => {
  const used = LATER + 5_000;
  const promoted = promote(replaced, used);
  expect(standingOf(replaced, 'second', used)).toEqual({ kind: 'next' });
  expect(standingOf(promoted, 'second', used)).toEqual({ kind: 'current', rotate: false });
  expect(standingOf(promoted, 'first', used + PREVIOUS_GRACE_MS - 1)).toEqual({ kind: 'previous' });
  expect(standingOf(promoted, 'first', used + PREVIOUS_GRACE_MS)).toEqual({ kind: 'retired' });
});

test('the last three secrets before the previous one stay known as retired', () => {
  const secrets = ['second', 'third', 'fourth', 'fifth', 'sixth'];
  const hashes = secrets.reduce(
    (before, nextHash, index) => promote({ ...before, nextHash }, LATER + index),
    fresh,
  );
  const kinds = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map(
    (secret) => standingOf(hashes, secret, LATER + 10).kind,
  );
  expect(kinds).toEqual(['unknown', 'retired', 'retired', 'retired', 'previous', 'current']);
});

test('a stranger is unknown', () => {
  expect(standingOf(fresh, 'stranger', START)).toEqual({ kind: 'unknown' });
});
