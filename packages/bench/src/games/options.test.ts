import { GAMES_USAGE, isWhole, MEASURES, readGamesOptions } from './options.ts';

test('everything of every game is measured unless it is said, and only that is written down', () => {
  const options = readGamesOptions([]);
  expect(options).toMatchObject({ rounds: 3, seconds: 5, games: undefined, help: false });
  expect([...options.only]).toEqual(Object.keys(MEASURES));
  expect(isWhole(options)).toBe(true);
  for (const less of [
    ['--rounds', '2'],
    ['--seconds', '4'],
    ['--only', 'frames'],
    ['--games', 'crash'],
  ]) {
    expect(isWhole(readGamesOptions(less))).toBe(false);
  }
});

test('what is asked for is what is measured', () => {
  const { only, games, rounds } = readGamesOptions([
    '--only=sizes,settled',
    '--games=crash,lines',
    '--rounds=9',
  ]);
  expect([...only]).toEqual(['sizes', 'settled']);
  expect([...games!]).toEqual(['crash', 'lines']);
  expect(rounds).toBe(9);
});

test.each([
  [['--rounds=0'], '--rounds is a whole number from 1, not "0"'],
  [['--seconds=some'], 'not "some"'],
  [['--only=frames,tea'], 'not "tea"'],
  [['--fast'], '--fast'],
])('%j is told what was meant', (args, said) => {
  expect(() => readGamesOptions(args)).toThrow(said);
});

test('the help names every measure', () => {
  for (const name of Object.keys(MEASURES)) expect(GAMES_USAGE).toContain(name);
});
