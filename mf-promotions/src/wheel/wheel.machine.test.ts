import { nextSpin, READY, type Spin, type SpinEvent } from './wheel.machine.ts';

const answered: SpinEvent = { kind: 'answered', prizeId: 3, remainingDraws: 2 };
const walk = (...events: SpinEvent[]): Spin => events.reduce(nextSpin, READY);

test('asks, turns, stops, and can be pressed again', () => {
  expect(walk({ kind: 'pressed' }, answered)).toEqual({ status: 'turning', prizeId: 3, remainingDraws: 2 });
  const stopped = walk({ kind: 'pressed' }, answered, { kind: 'arrived' });
  expect(stopped).toEqual({ status: 'stopped', prizeId: 3, remainingDraws: 2 });
  expect(nextSpin(stopped, { kind: 'pressed' })).toEqual({ status: 'asking' });
});

test('ignores a press while it asks or turns, and whatever comes out of turn', () => {
  expect(walk({ kind: 'pressed' }, { kind: 'pressed' })).toEqual({ status: 'asking' });
  expect(walk({ kind: 'pressed' }, answered, { kind: 'pressed' }).status).toBe('turning');
  expect(walk(answered)).toBe(READY);
  expect(walk({ kind: 'arrived' })).toBe(READY);
});

test('is ready again after a refusal', () => {
  expect(walk({ kind: 'pressed' }, { kind: 'refused' })).toBe(READY);
});
