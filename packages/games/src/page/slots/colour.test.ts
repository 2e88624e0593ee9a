import fc from 'fast-check';
import { mix, withAlpha } from './colour.ts';

const share = fc.double({ min: -3, max: 3, noNaN: true });

test('a colour is one, however far before or after its time it is asked for', () => {
  fc.assert(
    fc.property(share, (at) => {
      expect(mix('#4fd8e0', '#07080d', at)).toMatch(/^#[0-9a-f]{6}$/);
      expect(withAlpha('#4fd8e0', at)).toMatch(/^#[0-9a-f]{8}$/);
    }),
  );
});

test('its ends are the colours that were given', () => {
  expect(mix('#4fd8e0', '#07080d', 0)).toBe('#4fd8e0');
  expect(mix('#4fd8e0', '#07080d', 1)).toBe('#07080d');
  expect(withAlpha('#4fd8e0', 0.5)).toBe('#4fd8e080');
});
