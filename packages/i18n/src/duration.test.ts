import { formatDuration, splitDuration } from './duration.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

test.each([
  [0, 'en-US', '0:00'],
  [75 * SECOND + 999, 'en-US', '1:15'],
  [HOUR - SECOND, 'hi-IN', '59:59'],
  [HOUR + MINUTE + 15 * SECOND, 'ta-IN', '1:01:15'],
  [25 * HOUR, 'ja-JP', '25:00:00'],
  [65 * SECOND, 'bn-BD', '1:05'],
  [65 * SECOND, 'my-MM', '1:05'],
])('formats %d ms with seconds in %s as %s', (ms, tag, text) => {
  expect(formatDuration(ms, tag)).toBe(text);
});

test.each([
  [59 * SECOND, 'en-US', '0:00'],
  [5 * MINUTE, 'en-US', '0:05'],
  [65 * MINUTE, 'zh-TW', '1:05'],
  [605 * MINUTE, 'bn-BD', '10:05'],
])('formats %d ms with minutes in %s as %s', (ms, tag, text) => {
  expect(formatDuration(ms, tag, 'minutes')).toBe(text);
});

test('splits a duration into whole units and never returns a negative one', () => {
  expect(splitDuration(25 * HOUR + 5 * MINUTE + 1_999)).toEqual({ hours: 25, minutes: 5, seconds: 1 });
  expect(splitDuration(-HOUR)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
  expect(formatDuration(-HOUR, 'en-US')).toBe('0:00');
});
