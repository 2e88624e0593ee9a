import { arcPath, arcsOf, EXTRA_DEGREES, labelSize, rotationTo } from './wheel.geometry.ts';

const prize = (prizeId: number, angle: number) => ({ prizeId, angle, amount: '1.00' });

test('gives equal arcs to prizes at equal distances, around their angles', () => {
  const arcs = arcsOf([prize(1, 0), prize(2, 90), prize(3, 180), prize(4, 270)]);
  expect(arcs.map(({ start, end }) => [start, end])).toEqual([
    [-45, 45],
    [45, 135],
    [135, 225],
    [225, 315],
  ]);
});

test('fills the wheel with arcs of unequal settings, in any order', () => {
  const arcs = arcsOf([prize(2, 200), prize(1, 10), prize(3, 260)]);
  expect(arcs.map(({ prize: { prizeId } }) => prizeId)).toEqual([1, 2, 3]);
  expect(arcs.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(360);
});

test('makes each arc as large as its chance', () => {
  const chance = (prizeId: number, angle: number, sweep: number) => ({ ...prize(prizeId, angle), sweep });
  const arcs = arcsOf([chance(1, 0, 90), chance(2, 135, 180), chance(3, 270, 90)]);
  expect(arcs.map(({ start, end }) => [start, end])).toEqual([
    [-45, 45],
    [45, 225],
    [225, 315],
  ]);
});

test('draws a single prize as the whole disc', () => {
  const [arc] = arcsOf([prize(1, 0)]);
  expect(arc && arc.end - arc.start).toBe(360);
  expect(arcPath(arc!, 10)).toContain('A10 10 0 1 1 0 10');
});

test('makes a long label as small as its arc needs', () => {
  const arc = { start: 0, end: 45 };
  expect(labelSize('$5.00', arc)).toBe(8.5);
  expect(labelSize('₫1,250,000.00', arc)).toBeLessThan(7);
  expect(labelSize('₫1,250,000.00', arc)! * 13 * 0.6).toBeLessThan(48.7);
  expect(labelSize('$50.00', { start: 0, end: 0.7 })).toBeUndefined();
});

test.each([
  [0, 0],
  [0, 90],
  [3_870, 45],
  [123_456, 315],
])('from %d degrees turns clockwise to the prize at %d', (present, angle) => {
  const rotation = rotationTo(present, angle);
  expect((rotation + angle) % 360).toBe(0);
  expect(rotation - present).toBeGreaterThanOrEqual(EXTRA_DEGREES);
  expect(rotation - present).toBeLessThan(EXTRA_DEGREES + 360);
});
