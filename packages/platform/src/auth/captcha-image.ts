import { randomInt } from 'node:crypto';

const WIDTH = 132;
const HEIGHT = 48;
const STEP = 28;

type Point = readonly [x: number, y: number];

/** Each digit's strokes on a field of 10 by 16: drawn lines, so that no letter stands in the picture's source. */
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

/** A picture of the digits as a data URL: each one turned, sheared and wobbling, with lines and dots across. */
export function drawCaptcha(answer: string): string {
  const digits = [...answer].map((digit, index) => drawDigit(digit, 14 + index * STEP));
  const lines = Array.from({ length: 5 }, () => {
    const [x1, y1] = [between(-10, 30), between(2, HEIGHT - 2)];
    const [x2, y2] = [between(WIDTH - 30, WIDTH + 10), between(2, HEIGHT - 2)];
    const bend = `${between(30, 100)} ${between(-10, HEIGHT + 10)}`;
    return stroke(`M${x1} ${y1}Q${bend} ${x2} ${y2}`, pick(INKS), 0.9, 0.55);
  });
  const dots = Array.from({ length: 26 }, () => {
    const [x, y] = [between(0, WIDTH), between(0, HEIGHT)];
    return stroke(`M${x} ${y}l${between(-2, 2)} ${between(-2, 2)}`, pick(INKS), 1.6, 0.45);
  });
  const picture = shuffle([...digits, ...lines, ...dots]).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#171b24"/>${picture}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

function drawDigit(digit: string, left: number): string {
  const turn = between(-0.35, 0.35);
  const shear = between(-0.25, 0.25);
  const scale = between(1.35, 1.7);
  const top = between(8, 15);
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 5) * scale + between(-0.8, 0.8), (y - 8) * scale + between(-0.8, 0.8)];
    const sheared = dx + dy * shear;
    return [
      round(left + 8 + sheared * Math.cos(turn) - dy * Math.sin(turn)),
      round(top + 12 + sheared * Math.sin(turn) + dy * Math.cos(turn)),
    ];
  };
  const path = (DIGITS[digit] ?? [])
    .map((line) => `M${line.map((point) => place(point).join(' ')).join('L')}`)
    .join('');
  return stroke(path, pick(INKS), between(2, 3), 1);
}

function stroke(path: string, ink: string, width: number, opacity: number): string {
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${round(width)}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
const between = (from: number, to: number): number =>
  round(from + (randomInt(10_000) / 10_000) * (to - from));
const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;
const shuffle = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => [randomInt(1_000_000), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
