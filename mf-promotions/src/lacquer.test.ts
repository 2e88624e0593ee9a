import { BRASS, ENGRAVED, IVORY, LACQUER, LIGHT, PLAIN_STONE, STONES } from './lacquer.ts';

/** Returns the channels of a colour in the light, each from 0 to 1. */
const channels = (hex: string, opacity: number): number[] =>
  [1, 3, 5].map((at) => {
    const part = (colour: string) => parseInt(colour.slice(at, at + 2), 16) / 255;
    return part(LIGHT.colour) * opacity + part(hex) * (1 - opacity);
  });

function luminance(hex: string, light: number): number {
  const [red = 0, green = 0, blue = 0] = channels(hex, light).map((share) => {
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast, 1 to 21. */
function contrast(a: string, b: string, light = 0): number {
  const [upper, lower] = [luminance(a, light), luminance(b, light)].sort((x, y) => y - x) as [number, number];
  return (upper + 0.05) / (lower + 0.05);
}

test.each([...STONES, PLAIN_STONE])(
  'a label reads on the stone %s at 4.5:1, in the shadow and in the light',
  (stone) => {
    for (const light of [0, LIGHT.opacity])
      expect(contrast(ENGRAVED, stone, light)).toBeGreaterThanOrEqual(4.5);
  },
);

test('a share reads on its card at 4.5:1', () => {
  expect(contrast(LACQUER.dark, IVORY)).toBeGreaterThanOrEqual(4.5);
});

test('has another colour for each stone', () => {
  expect(new Set([...STONES, PLAIN_STONE, BRASS.middle]).size).toBe(STONES.length + 2);
});
