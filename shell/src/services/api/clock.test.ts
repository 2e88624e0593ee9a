import { createServerClock } from './clock.ts';

const SERVER = Date.parse('2026-03-01T12:00:00Z');
const MINUTE = 60_000;
const answerAt = (ms: number) => new Headers({ date: new Date(ms).toUTCString() });

/** A device whose clock is wrong by `aheadMs`, and the passing of time. */
function open(aheadMs: number, renderedAt?: number) {
  const device = { aheadMs, passedMs: 0 };
  const clock = createServerClock({
    deviceNow: () => SERVER + device.passedMs + device.aheadMs,
    steadyNow: () => device.passedMs,
    renderedAt,
  });
  return { clock, device };
}

test('does not jump with the clock of the device', () => {
  const { clock, device } = open(0);
  device.aheadMs = 60 * MINUTE;
  device.passedMs = 1_000;
  expect(clock.now()).toBe(SERVER + 1_000);
});

test.each([17 * MINUTE, -17 * MINUTE, 365 * 24 * 60 * MINUTE])(
  'starts with the page’s time on a device that is wrong by %d ms',
  (aheadMs) => {
    const { clock, device } = open(aheadMs, SERVER - 4 * MINUTE);
    device.passedMs = 5_000;
    expect(clock.now()).toBe(SERVER - 4 * MINUTE + 5_000);
  },
);

test('starts with the device’s time where that fits the page’s', () => {
  expect(open(2 * MINUTE, SERVER - 4 * MINUTE).clock.now()).toBe(SERVER + 2 * MINUTE);
});

test('takes over the time of an answer', () => {
  const { clock, device } = open(17 * MINUTE);
  clock.learn(answerAt(SERVER));
  device.passedMs = 1_000;
  expect(clock.now()).toBe(SERVER + 1_000);
});

test('keeps its time where an answer’s differs by no more than the header can say', () => {
  const { clock } = open(1_500);
  clock.learn(answerAt(SERVER));
  expect(clock.now()).toBe(SERVER + 1_500);
});
