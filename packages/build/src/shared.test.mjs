import { packageOf, rangeOf } from './shared.mjs';

test('finds the package of a deep import', () => {
  expect(packageOf('react/jsx-runtime')).toBe('react');
  expect(packageOf('@tessera/kit/router')).toBe('@tessera/kit');
});

test('accepts a newer patch or minor on either side', () => {
  expect(rangeOf('react', '19.3.1')).toBe('^19.3.0');
});

test('accepts any minor of the contract, which the remote’s configuration limits', () => {
  expect(rangeOf('@tessera/contracts', '1.2.0')).toBe('^1.0.0');
});
