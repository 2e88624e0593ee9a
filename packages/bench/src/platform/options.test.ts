import { isWhole, readPlatformOptions } from './options.ts';

test('everything is measured unless it is said, and only that is written down', () => {
  const options = readPlatformOptions([]);
  expect(options).toMatchObject({ rounds: 5, seconds: 5, sockets: 5_000, entries: 1_000_000, help: false });
  expect([...options.only]).toEqual(['home', 'login', 'round', 'fan', 'records']);
  expect(isWhole(options)).toBe(true);
  for (const less of [
    ['--rounds', '4'],
    ['--seconds', '4'],
    ['--sockets', '10'],
    ['--entries', '999'],
    ['--only', 'home,fan'],
  ]) {
    expect(isWhole(readPlatformOptions(less))).toBe(false);
  }
});

test.each([
  [['--rounds=0'], '--rounds is a whole number from 1, not "0"'],
  [['--sockets=some'], 'not "some"'],
  [['--only=home,tea'], 'not "tea"'],
])('%j is told what was meant', (args, said) => {
  expect(() => readPlatformOptions(args)).toThrow(said);
});
