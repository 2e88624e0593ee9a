import { packageOf, rangeOf } from './shared.mjs';

test('the version of a deep import is that of its package', () => {
  expect(packageOf('react/jsx-runtime')).toBe('react');
  expect(packageOf('@tessera/kit/router')).toBe('@tessera/kit');
});

test('a newer patch or minor on either side is no conflict', () => {
  expect(rangeOf('19.3.1')).toBe('^19.3.0');
});
