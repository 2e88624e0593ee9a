import { isLegalInput, type InputRule } from './input-checks.ts';

test.each<[string, InputRule, readonly string[], readonly string[]]>([
  ['an integer', { kind: 'integer' }, ['0', '-12', '007'], ['1.5', 'a', '-', '1e3', ' 1']],
  ['a number', { kind: 'numeric' }, ['0', '-1.5', '.5', '2.'], ['.', '1,5', '1e3', '--1', 'NaN']],
  [
    'an http address',
    { kind: 'url' },
    ['https://a.example/b?c=d', 'http://127.0.0.1:80'],
    ['a.example', 'javascript:alert(1)', 'ftp://a.example', 'https://'],
  ],
  [
    'an IP address',
    { kind: 'ip' },
    ['127.0.0.1', '255.255.255.255', '::1', '2001:db8::8a2e:370:7334', '::ffff:192.0.2.1'],
    ['256.1.1.1', '1.2.3', '01.2.3.4', '1::2::3', 'fe80', '[::1]', 'a.b.c.d'],
  ],
  ['at most three characters', { maxLength: 3 }, ['abc', '😀😀😀'], ['abcd']],
  ['a pattern', { pattern: /^\w*$/ }, ['player_1'], ['player 1']],
  ['a check of its own', { validate: (value) => value !== 'no' }, ['yes'], ['no']],
])('accepts %s', (_name, rule, legal, illegal) => {
  for (const value of ['', ...legal]) expect([value, isLegalInput(value, rule)]).toEqual([value, true]);
  for (const value of illegal) expect([value, isLegalInput(value, rule)]).toEqual([value, false]);
});
