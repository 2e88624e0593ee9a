import { clockText } from './clock.ts';

test.each([
  [0, '0:00'],
  [75, '1:15'],
  [3_599, '59:59'],
  [3_675, '1:01:15'],
])('%d seconds are %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
