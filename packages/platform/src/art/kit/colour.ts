/** Colour arithmetic in OKLab, where mixing keeps its saturation and equal steps look equal. */

interface Oklab {
  l: number;
  a: number;
  b: number;
}

type Rgb = readonly [number, number, number];

/** `#RRGGBB` to three channels in 0–255. */
export function channels(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Three channels in 0–255 (clamped) to `#rrggbb`. */
export function toHex(rgb: Rgb): string {
  const parts = rgb.map((channel) =>
    Math.round(Math.min(255, Math.max(0, channel)))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
}

const toLinear = (channel: number): number => {
  const c = channel / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const toGamma = (linear: number): number => {
  const c = Math.min(1, Math.max(0, linear));
  return 255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
};

function toOklab(hex: string): Oklab {
  const [red, green, blue] = channels(hex).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function fromOklab({ l, a, b }: Oklab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return toHex([
    toGamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    toGamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    toGamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]);
}

/** `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const x = toOklab(from);
  const y = toOklab(to);
  return fromOklab({
    l: x.l + (y.l - x.l) * amount,
    a: x.a + (y.a - x.a) * amount,
    b: x.b + (y.b - x.b) * amount,
  });
}

/** The same hue at OKLab lightness `l` (0–1), its chroma multiplied by `saturation`. */
export function atLightness(hex: string, l: number, saturation = 1): string {
  const lab = toOklab(hex);
  return fromOklab({ l, a: lab.a * saturation, b: lab.b * saturation });
}

/** OKLab lightness, 0–1. */
export const lightness = (hex: string): number => toOklab(hex).l;

/** Distance in OKLab: 0.02 is barely seen, 0.1 is plainly another colour. */
export function difference(x: string, y: string): number {
  const p = toOklab(x);
  const q = toOklab(y);
  return Math.hypot(p.l - q.l, p.a - q.a, p.b - q.b);
}

/** WCAG relative luminance, 0–1. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map(toLinear) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
