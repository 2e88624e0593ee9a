import hoistStatics from 'hoist-non-react-statics';
import { forwardRef, memo } from 'react';
import * as ours from './react-is.mjs';

jest.mock('react-is', () => ({ ...jest.requireActual('./react-is.mjs'), __esModule: true }));

const Plain = () => null;

test('knows the marks of React’s components', () => {
  expect(memo(Plain).$$typeof).toBe(ours.Memo);
  expect(forwardRef(Plain).$$typeof).toBe(ours.ForwardRef);
  expect(ours.isMemo(memo(Plain))).toBe(true);
  for (const other of [Plain, forwardRef(Plain), null, undefined]) expect(ours.isMemo(other)).toBe(false);
});

test.each([
  ['a function', () => Object.assign(() => null, { displayName: 'Own', preload: 'all' })],
  ['memo', () => Object.assign(memo(Plain), { displayName: 'Own', preload: 'all' })],
  ['forwardRef', () => Object.assign(forwardRef(Plain), { displayName: 'Own', preload: 'all' })],
])('passes the own statics of %s on, and none of React’s', (_name, source) => {
  const target = hoistStatics(forwardRef(Plain), source());
  expect(target.preload).toBe('all');
  expect(target.displayName).toBeUndefined();
  expect(target.$$typeof).toBe(ours.ForwardRef);
  expect(target.type).toBeUndefined();
});
