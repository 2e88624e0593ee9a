import { readReleaseOptions } from './options.ts';

test('five rounds are measured unless it is said', () => {
  expect(readReleaseOptions([])).toEqual({ rounds: 5, help: false });
  expect(readReleaseOptions(['--rounds', '9', '--help'])).toEqual({ rounds: 9, help: true });
});

test.each(['0', '-1', '1.5', 'many', ''])('%p is no number of rounds', (rounds) => {
  expect(() => readReleaseOptions([`--rounds=${rounds}`])).toThrow(`not "${rounds}"`);
});
