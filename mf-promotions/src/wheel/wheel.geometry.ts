import type { RoulettePrizeSetting } from '@tessera/wire';

/** How far the wheel turns beside the way to the prize (spec §9: about 3600 degrees). */
export const EXTRA_DEGREES = 3_600;

export interface Arc {
  readonly prize: RoulettePrizeSetting;
  /** In degrees clockwise from the top; `end` may be beyond 360. */
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the arcs of a wheel, as large as their chances. Where these are unknown, each reaches half the way to the middles
 * of its neighbours.
 */
export function arcsOf(prizes: readonly RoulettePrizeSetting[]): readonly Arc[] {
  const sorted = [...prizes].sort((a, b) => a.angle - b.angle);
  if (sorted.every(({ sweep }) => sweep !== undefined)) {
    return sorted.map((prize) => {
      const half = (prize.sweep ?? 0) / 2;
      return { prize, start: prize.angle - half, end: prize.angle + half };
    });
  }
  return sorted.map((prize, index) => {
    const before = sorted.at(index - 1) ?? prize;
    const after = sorted[(index + 1) % sorted.length] ?? prize;
    return {
      prize,
      start: prize.angle - gap(before.angle, prize.angle) / 2,
      end: prize.angle + gap(prize.angle, after.angle) / 2,
    };
  });
}

/** The way clockwise from one angle to another; a whole turn to itself. */
const gap = (from: number, to: number): number => (to - from + 360) % 360 || 360;

/** Returns the rotation that ends with the angle at the pointer, some turns after the present one. */
export function rotationTo(present: number, angle: number): number {
  return present + EXTRA_DEGREES + ((360 - angle - (present % 360) + 720) % 360);
}

/** Distances of labels from the middle: of those along the rim, and between which those along the radius are. */
const RIM_DISTANCE = 66;
const RADIAL_START = 83;
const RADIAL_END = 20;
const LABEL_SIZE = 10;
/** Of a digit, as a part of the font's size. */
const DIGIT_WIDTH = 0.6;

/** Smaller letters cannot be read: the list beside the wheel has what such an arc wins. */
const LEAST_SIZE = 7;

export interface Label {
  readonly size: number;
  /** Written from the rim to the middle, as the arc is too thin for a label along the rim. */
  readonly isRadial: boolean;
  readonly transform: string;
}

/** Returns size and place of a label in its arc; `undefined` where it would be too small to be read. */
export function labelIn(text: string, { prize, start, end }: Arc): Label | undefined {
  const radians = (Math.min(end - start, 180) * Math.PI) / 180;
  const lengthOf = DIGIT_WIDTH * text.length;
  const rimSize = Math.min(LABEL_SIZE, (radians * RIM_DISTANCE * 0.92) / lengthOf);
  // The arc is thinnest at the label's inner end, which is the nearer to the middle the larger the label is.
  const thinSize = (radians * RADIAL_START) / (1.1 + radians * lengthOf);
  const radialSize = Math.min(LABEL_SIZE, (RADIAL_START - RADIAL_END) / lengthOf, thinSize);
  const isRadial = radialSize > rimSize;
  const size = round(Math.max(rimSize, radialSize));
  if (size < LEAST_SIZE) return undefined;
  const place = pointAt(prize.angle, isRadial ? RADIAL_START : RIM_DISTANCE).join(' ');
  return {
    size,
    isRadial,
    transform: `translate(${place}) rotate(${isRadial ? prize.angle + 90 : prize.angle})`,
  };
}

/** A point of the wheel's plane, with its middle at 0 and the top at 0 degrees. */
export function pointAt(degrees: number, distance: number): readonly [x: number, y: number] {
  const radians = (degrees * Math.PI) / 180;
  return [round(Math.sin(radians) * distance), round(-Math.cos(radians) * distance)];
}

/** Short paths, and the same ones on every device. */
const round = (number: number): number => Math.round(number * 100) / 100 || 0;

/** Returns the SVG path of an arc. A single one is the whole disc. */
export function arcPath({ start, end }: Pick<Arc, 'start' | 'end'>, distance: number): string {
  if (end - start >= 360) {
    return `M0 ${-distance}A${distance} ${distance} 0 1 1 0 ${distance}A${distance} ${distance} 0 1 1 0 ${-distance}Z`;
  }
  const [from, to] = [pointAt(start, distance), pointAt(end, distance)];
  const isLarge = end - start > 180 ? 1 : 0;
  return `M0 0L${from.join(' ')}A${distance} ${distance} 0 ${isLarge} 1 ${to.join(' ')}Z`;
}
