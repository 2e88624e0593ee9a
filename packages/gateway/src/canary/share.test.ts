import { seededVisitors } from '../testing/seeded.ts';
import { isInCanary, placeOf } from './share.ts';

const visitors = Array.from({ length: 2_000 }, seededVisitors(1));
const canary = { part: 'mf-agent', release: '0.2.0-cccc3333', share: 0.2 };
const inside = (share: number, release = canary.release) =>
  visitors.filter((visitor) => isInCanary(visitor, { ...canary, release, share }));

test('a canary of 20 % has 17 to 23 % of 2,000 visitors', () => {
  expect(inside(0.2).length / visitors.length).toBeGreaterThan(0.17);
  expect(inside(0.2).length / visitors.length).toBeLessThan(0.23);
});

test('who is in stays in while the share grows', () => {
  const few = inside(0.1);
  const many = new Set(inside(0.5));
  expect(few.filter((visitor) => !many.has(visitor))).toEqual([]);
  expect(many.size).toBeGreaterThan(few.length);
});

test('nobody is in a canary of nothing, everybody in one of all', () => {
  expect(inside(0)).toEqual([]);
  expect(inside(1)).toHaveLength(visitors.length);
});

test('another release, and another part, has other visitors', () => {
  const first = new Set(inside(0.2));
  const both = inside(0.2, '0.3.0-dddd4444').filter((visitor) => first.has(visitor));
  expect(both.length / visitors.length).toBeLessThan(0.08);
  expect(placeOf('a', 'mf-agent', 'b')).not.toBe(placeOf('a', 'mf-lobby', 'b'));
});

test('the place of a visitor is the same in every gateway', () => {
  expect(placeOf('visitor', 'mf-agent', '0.2.0-cccc3333')).toBe(0.1051034357001015);
});
