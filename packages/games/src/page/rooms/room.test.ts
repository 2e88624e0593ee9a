import { NO_ROOM, withCaught, withSeat } from './room.model.ts';

test('who was greeted stays so, whichever news comes first', () => {
  const heard = withCaught(NO_ROOM, '7', [3]);
  const asked = withCaught(heard, '7', [1, 2]);
  expect([...asked.caught].sort()).toEqual([1, 2, 3]);
  expect(asked.tide).toBe('7');
});

test('a new tide has guests of its own, and late news of the one before changes nothing', () => {
  const next = withCaught(withCaught(NO_ROOM, '9', [3]), '10', [8]);
  expect([next.tide, ...next.caught]).toEqual(['10', 8]);
  expect(withCaught(next, '9', [5])).toBe(next);
});

test('a seat is the player’s until it is another', () => {
  const seated = withSeat(NO_ROOM, 2);
  expect(seated.seat).toBe(2);
  expect(withSeat(seated, 2)).toBe(seated);
  expect(withSeat(seated, null).seat).toBeNull();
});
