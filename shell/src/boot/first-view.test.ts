import type { PartKey, PartState } from '../composition/parts.ts';
import { areReady } from './first-view.ts';

const KEYS: readonly PartKey[] = [
  { remote: 'mf-lobby', kind: 'slot', name: 'home.main' },
  { remote: 'mf-auth', kind: 'slot', name: 'header.account' },
];
const READY: PartState = { status: 'ready', Component: () => null };

test.each<[boolean, PartState]>([
  [true, READY],
  [false, { status: 'failed', error: new Error('mf-lobby has no server build') }],
  [false, { status: 'pending' }],
])('returns %s for a first view whose main part is %p', (expected, main) => {
  const parts = { stateOf: ({ name }: PartKey) => (name === 'home.main' ? main : READY) };
  expect(areReady(parts, KEYS)).toBe(expected);
});
