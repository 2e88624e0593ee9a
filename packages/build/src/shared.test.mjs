import { packageOf, rangeOf } from './shared.mjs';

test('the version of a deep import is that of its package', () => {
  expect(packageOf('react/jsx-runtime')).toBe('react');
  expect(packageOf('@tessera/kit/router')).toBe('@tessera/kit');
});

test('a newer patch or minor on either side is no conflict', () => {
  expect(rangeOf('react', '19.3.1')).toBe('^19.3.0');
});

test('which minor of the contract a remote needs is said by its own configuration alone', () => {
  expect(rangeOf('@tessera/contracts', '1.2.0')).toBe('^1.0.0');
});
