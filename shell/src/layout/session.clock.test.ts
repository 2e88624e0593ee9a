import { msToNextMinute, sessionTime } from './session.clock.ts';

const minutes = (count: number) => count * 60_000;

test.each([
  [0, 'en-US', '0:00'],
  [5, 'en-US', '0:05'],
  [65, 'en-US', '1:05'],
  [605, 'bn-BD', '১০:০৫'],
])('after %i minutes in %s it shows %s', (count, tag, shown) => {
  expect(sessionTime(1_000, 1_000 + minutes(count), tag)).toBe(shown);
});

test('a device whose clock was set back shows no negative time', () => {
  expect(sessionTime(minutes(10), 0, 'en-US')).toBe('0:00');
  expect(msToNextMinute(minutes(10), 0)).toBe(60_000);
});

test('the next change is a minute after the last', () => {
  expect(msToNextMinute(1_000, 1_000 + 61_500)).toBe(58_500);
});
