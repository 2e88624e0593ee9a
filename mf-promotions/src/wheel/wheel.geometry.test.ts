import { arcPath, arcsOf, EXTRA_DEGREES, labelIn, rotationTo } from './wheel.geometry.ts';

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

const arcOf = (sweep: number) => ({ prize: prize(1, 90), start: 90 - sweep / 2, end: 90 + sweep / 2 });

test('writes a label along the rim where its arc is wide', () => {
  expect(labelIn('$5.00', arcOf(45))).toEqual({
    size: 10,
    isRadial: false,
    transform: 'translate(66 0) rotate(90)',
  });
});

test('writes a label from the rim to the middle where its arc is thin', () => {
  expect(labelIn('$5.00', arcOf(14.4))).toEqual({
    size: 10,
    isRadial: true,
    transform: 'translate(83 0) rotate(180)',
  });
});

test('makes a long label as small as its arc needs', () => {
  const long = labelIn('₫1,250,000.00', arcOf(45));
  expect(long?.isRadial).toBe(true);
  expect(long?.size).toBeLessThan(10);
  expect((long?.size ?? 0) * 13 * 0.6).toBeLessThanOrEqual(63.1);
});

test('writes no label that cannot be read', () => {
  expect(labelIn('$20.00', arcOf(2.9))).toBeUndefined();
  expect(labelIn('₫1,250,000,000.00', arcOf(45))).toBeUndefined();
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
