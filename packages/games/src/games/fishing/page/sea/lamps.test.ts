import { beyond, lampOf, lampOfSeat, LAMPS, mouthOf } from './lamps.ts';

const SIZES = [
  { width: 1_440, height: 640 },
  { width: 390, height: 480 },
  { width: 636, height: 300 },
];

test('wherever the player sits, the three others are at three lamps', () => {
  for (const own of [1, 2, 3, 4]) {
    const others = [1, 2, 3, 4].filter((seat) => seat !== own);
    expect(others.map((seat) => lampOfSeat(seat, own))).toEqual([1, 2, 3]);
  }
});

test('who has no lamp here blows from below: without a seat, and the fourth where the player has none', () => {
  expect(lampOfSeat(null, 1)).toBeUndefined();
  expect(lampOfSeat(2, 2)).toBeUndefined();
  expect([1, 2, 3, 4].map((seat) => lampOfSeat(seat, null))).toEqual([1, 2, 3, undefined]);
  for (const size of SIZES) expect(beyond(12, size).y).toBeGreaterThan(size.height);
});

test.each(SIZES)('lamps stand in the water, apart from each other ($width × $height)', (size) => {
  const lamps = LAMPS.map((index) => lampOf(index, size));
  for (const { x, y, radius } of lamps) {
    expect(x - radius).toBeGreaterThan(0);
    expect(x + radius).toBeLessThan(size.width);
    expect(y + radius).toBeLessThan(size.height);
  }
  for (const one of lamps)
    for (const other of lamps)
      if (one !== other)
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius);
});

test('bubbles leave a lamp on the side of whom they are sent to', () => {
  const lamp = { x: 100, y: 100, radius: 20 };
  expect(mouthOf(lamp, { x: 100, y: 0 })).toEqual({ x: expect.closeTo(100), y: expect.closeTo(70) });
});
