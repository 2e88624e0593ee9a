import { layoutOf, orbitOf } from './globes.ts';
import { FIVE_LOTTERY, PICK3_LOTTERY } from './lotteries.ts';

const SIZES = [
  { width: 760, height: 600 },
  { width: 374, height: 110 },
  { width: 374, height: 420 },
  { width: 300, height: 190 },
];

test.each(SIZES)('on $width by $height every globe, slot and stone is in view', (size) => {
  for (const { drums } of [FIVE_LOTTERY, PICK3_LOTTERY]) {
    const { globes, slots, slot } = layoutOf(size, drums);
    const isIn = ({ x, y, radius }: { x: number; y: number; radius: number }) =>
      x >= radius && y >= radius && x <= size.width - radius && y <= size.height - radius;
    for (const { x, y } of slots) expect(isIn({ x, y, radius: slot / 2 })).toBe(true);
    globes.forEach((globe, at) => {
      expect(isIn(globe)).toBe(true);
      const { balls } = drums[at]!;
      for (let ball = 0; ball < balls; ball += 1) {
        const stone = orbitOf(globe, balls, ball, 12_345, 0.4);
        expect(Math.hypot(stone.x - globe.x, stone.y - globe.y) + stone.radius).toBeLessThanOrEqual(
          globe.radius + 1,
        );
      }
    });
  }
});

test('slots lie beside each other, those of digits below the globes that they fall from', () => {
  for (const size of SIZES) {
    const { globes, slots, slot } = layoutOf(size, PICK3_LOTTERY.drums);
    expect(slots.map(({ x }) => x)).toEqual(globes.map(({ x }) => x));
    for (const [at, { x }] of slots.slice(1).entries()) expect(x - slots[at]!.x).toBeGreaterThanOrEqual(slot);
  }
});

test('globes that hold the same stones do not show them alike', () => {
  const { globes } = layoutOf(SIZES[0]!, PICK3_LOTTERY.drums);
  const seen = globes.map((globe) => {
    const { x, y } = orbitOf(globe, 10, 0, 0, 0);
    return [Math.round(x - globe.x), Math.round(y - globe.y)].join();
  });
  expect(new Set(seen).size).toBe(3);
});

test('a draw ends where the next sale begins: nothing jumps', () => {
  const { globes } = layoutOf(SIZES[0]!, FIVE_LOTTERY.drums);
  const [still, drawn] = [orbitOf(globes[0]!, 36, 7, 5_000, 0), orbitOf(globes[0]!, 36, 7, 5_000, 1)];
  expect(drawn.x).toBeCloseTo(still.x, 6);
  expect(drawn.y).toBeCloseTo(still.y, 6);
});
