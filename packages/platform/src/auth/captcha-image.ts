import { randomInt } from 'node:crypto';
import sharp from 'sharp';

/** Twice the size in which forms show it. */
const WIDTH = 264;
const HEIGHT = 96;
const MARGIN = 30;
/** The pieces that each stroke is cut into, so that a wave can bend it. */
const PIECES = 6;

type Point = readonly [x: number, y: number];

/** Each digit's strokes on a field of 10 by 16. */
const DIGITS: Readonly<Record<string, readonly (readonly Point[])[]>> = {
  '0': [
    [
      [5, 0],
      [1, 3],
      [0, 8],
      [1, 13],
      [5, 16],
      [9, 13],
      [10, 8],
      [9, 3],
      [5, 0],
    ],
  ],
  '1': [
    [
      [2, 4],
      [6, 0],
      [6, 16],
    ],
    [
      [2, 16],
      [9, 16],
    ],
  ],
  '2': [
    [
      [0, 4],
      [2, 1],
      [6, 0],
      [9, 2],
      [9, 6],
      [5, 10],
      [0, 16],
      [10, 16],
    ],
  ],
  '3': [
    [
      [1, 1],
      [6, 0],
      [9, 3],
      [8, 6],
      [4, 8],
      [8, 9],
      [10, 12],
      [7, 16],
      [0, 15],
    ],
  ],
  '4': [
    [
      [7, 16],
      [7, 0],
      [0, 11],
      [10, 11],
    ],
  ],
  '5': [
    [
      [9, 0],
      [2, 0],
      [1, 7],
      [6, 6],
      [10, 10],
      [8, 15],
      [4, 16],
      [0, 14],
    ],
  ],
  '6': [
    [
      [8, 0],
      [3, 4],
      [0, 10],
      [2, 15],
      [6, 16],
      [10, 13],
      [8, 8],
      [4, 8],
      [1, 11],
    ],
  ],
  '7': [
    [
      [0, 0],
      [10, 0],
      [6, 7],
      [4, 16],
    ],
    [
      [3, 8],
      [8, 8],
    ],
  ],
  '8': [
    [
      [5, 0],
      [1, 3],
      [3, 7],
      [8, 9],
      [10, 13],
      [5, 16],
      [0, 13],
      [2, 9],
      [7, 7],
      [9, 3],
      [5, 0],
    ],
  ],
  '9': [
    [
      [9, 5],
      [6, 8],
      [2, 7],
      [0, 4],
      [3, 0],
      [8, 1],
      [9, 5],
      [8, 11],
      [4, 16],
    ],
  ],
};

const INKS = ['#f4f1ea', '#ffb020', '#2bd4a0', '#6cb8ff', '#ff9d8a'];
const GROUND = '#171b24';

/**
 * Draws the digits as a PNG in a data URL: each one turned, sheared and bent by a wave, with strokes across that have their width
 * and colours. It is sent as pixels only: a vector file gives its strokes away to be counted.
 */
export async function drawCaptcha(answer: string): Promise<string> {
  const wave = createWave();
  const step = (WIDTH - 2 * MARGIN) / answer.length;
  const digits = [...answer].flatMap((digit, index) => drawDigit(digit, MARGIN + (index + 0.5) * step, wave));
  const strokes = Array.from({ length: 8 }, () => drawArc(wave));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>${shuffle([...digits, ...strokes]).join('')}</svg>`;
  const picture = sharp(Buffer.from(svg)).composite([{ input: grain(), raw: GRAIN, blend: 'over' }]);
  const png = await picture.png({ palette: true, colours: 16, effort: 3 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

type Wave = (point: Point) => Point;

/** Bends the whole picture, so that a digit looks different at each place. */
function createWave(): Wave {
  const [ax, ay] = [between(3, 6), between(4, 8)];
  const [fx, fy] = [between(0.05, 0.09), between(0.025, 0.05)];
  const [px, py] = [between(0, 6.3), between(0, 6.3)];
  return ([x, y]) => [x + ax * Math.sin(y * fx + px), y + ay * Math.sin(x * fy + py)];
}

function drawDigit(digit: string, centre: number, wave: Wave): string[] {
  const turn = between(-0.5, 0.5);
  const shear = between(-0.35, 0.35);
  const [wide, high] = [between(2.4, 3.7), between(2.5, 3.5)];
  const [left, top] = [centre + between(-5, 5), HEIGHT / 2 + between(-9, 9)];
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 5) * wide + between(-1.6, 1.6), (y - 8) * high + between(-1.6, 1.6)];
    const sheared = dx + dy * shear;
    return [
      left + sheared * Math.cos(turn) - dy * Math.sin(turn),
      top + sheared * Math.sin(turn) + dy * Math.cos(turn),
    ];
  };
  const ink = pick(INKS);
  return (DIGITS[digit] ?? []).map((line) => stroke(cut(line.map(place)).map(wave), ink));
}

/** A stroke that belongs to no digit, and looks like one that does. */
function drawArc(wave: Wave): string {
  const [x, y] = [between(0, WIDTH), between(0, HEIGHT)];
  const [turn, bend, length] = [between(0, 6.3), between(-0.5, 0.5), between(18, 60)];
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const way = (index / 9) * length;
    const angle = turn + bend * (index / 3);
    return [x + way * Math.cos(angle), y + way * Math.sin(angle)];
  });
  return stroke(points.map(wave), pick(INKS));
}

function cut(line: readonly Point[]): Point[] {
  return line.flatMap((from, index) => {
    const to = line[index + 1];
    if (!to) return [from];
    return Array.from({ length: PIECES }, (_, piece): Point => {
      const part = piece / PIECES;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    });
  });
}

function stroke(points: readonly Point[], ink: string): string {
  const path = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return `<path d="M${path}" fill="none" stroke="${ink}" stroke-width="${between(3.6, 5.4)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const GRAIN = { width: WIDTH, height: HEIGHT, channels: 4 } as const;

/** Specks of the ground on the strokes, and of the inks on the ground. */
function grain(): Buffer {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4);
  for (let speck = 0; speck < 500; speck += 1) {
    const isDark = randomInt(2) === 0;
    const at = randomInt(WIDTH * (HEIGHT - 1) - 2);
    const colour = isDark ? [0x17, 0x1b, 0x24, 255] : [0xd0, 0xc8, 0xb8, 220];
    for (const pixel of [at, at + 1, at + WIDTH]) pixels.set(colour, pixel * 4);
  }
  return pixels;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const between = (from: number, to: number): number => from + (randomInt(10_000) / 10_000) * (to - from);
const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
const shuffle = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => [randomInt(1_000_000), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
