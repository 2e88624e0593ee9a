import { isPlaying, nextStop, stopCount } from './autoplay.ts';

const free = { paused: false, hovered: false, focused: false, reducedMotion: false, hidden: false };

test('plays without a reason to pause', () => {
  expect(isPlaying(free)).toBe(true);
});

test.each(Object.keys(free))('pauses when only "%s" is set', (hold) => {
  expect(isPlaying({ ...free, [hold]: true })).toBe(false);
});

test.each([
  [5, 1.1, 5],
  [5, 3.02, 3],
  [3, 3, 1],
  [2, 3, 1],
])('%i slides with %d in view have %i stops', (count, inView, stops) => {
  expect(stopCount(count, inView)).toBe(stops);
});

test('starts over after the last stop', () => {
  expect([nextStop(0, 3), nextStop(1, 3), nextStop(2, 3)]).toEqual([1, 2, 0]);
});
