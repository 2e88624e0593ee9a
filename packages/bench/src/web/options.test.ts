import { isWhole, MEASURES, readWebOptions, WEB_USAGE } from './options.ts';

test('without options everything is measured, seven times, over both protocols', () => {
  const options = readWebOptions([]);
  expect(options.rounds).toBe(7);
  expect([...options.only]).toEqual(Object.keys(MEASURES));
  expect(options.protocols).toEqual(['http1', 'http2']);
  expect(isWhole(options)).toBe(true);
});

test('a part of it is no run to be written down', () => {
  expect(isWhole(readWebOptions(['--only', 'lcp,bytes']))).toBe(false);
  expect(isWhole(readWebOptions(['--rounds', '3']))).toBe(false);
  expect(isWhole(readWebOptions(['--protocol', 'http2']))).toBe(false);
});

test('what is asked for is what is measured', () => {
  const { only, rounds, protocols } = readWebOptions([
    '--only',
    'lcp,bytes',
    '--rounds',
    '9',
    '--protocol',
    'http2',
  ]);
  expect([...only]).toEqual(['lcp', 'bytes']);
  expect(rounds).toBe(9);
  expect(protocols).toEqual(['http2']);
});

test.each([
  [['--rounds', 'many'], '--rounds is a whole number from 1, not "many"'],
  [['--rounds', '0'], '--rounds is a whole number from 1, not "0"'],
  [['--only', 'lcp,speed'], 'not "speed"'],
  [['--protocol', 'http3'], '--protocol knows http1, http2, not "http3"'],
  [['--fast'], '--fast'],
])('%j is refused with what was meant', (args, message) => {
  expect(() => readWebOptions(args)).toThrow(message);
});

test('compares with the site of an earlier state, which is no run to be written down', () => {
  const options = readWebOptions(['--before', 'http://localhost:8080/en-US']);
  expect(options.before).toBe('http://localhost:8080');
  expect(isWhole(options)).toBe(false);
});

test('the help names every measure', () => {
  for (const name of Object.keys(MEASURES)) expect(WEB_USAGE).toContain(name);
});
