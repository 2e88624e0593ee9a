import fc from 'fast-check';
import { Transform } from 'konva/lib/Util';
import type { SpriteArt } from './art.ts';
import { createBrush, type Brush, type BrushOrder } from './brush.ts';
import { FIELDS } from './list.ts';
import { placedAt } from './sprites.ts';

const RATIO = 2;
const UPRIGHT = [1, 0, 0, 1];

/** What is drawn: each picture with its place in the canvas' pixels. */
type Drawn = readonly {
  readonly picture: unknown;
  readonly at: readonly number[];
  readonly opacity: number;
  readonly seenThrough?: typeof seenThrough;
}[];

let frames: ((now: number) => void)[];
let now: number;
let drawn: Drawn;
/** What was opened for the sprites that are drawn now, and where. */
let seenThrough: { readonly over: string; readonly at: readonly number[] } | undefined;
let canvas: { width: number; height: number };
let brush: Brush<string>;
/** A brush, with an art that has this besides. */
let take: (own: SpriteArt<never, string>) => void;

beforeEach(() => {
  frames = [];
  now = 0;
  drawn = [];
  seenThrough = undefined;
  let at: number[] = [];
  const ctx = {
    globalAlpha: 1,
    setTransform: (...matrix: number[]) => (at = matrix),
    clearRect: () => (drawn = []),
    save: jest.fn(),
    restore: () => (seenThrough = undefined),
    drawImage: (picture: unknown) =>
      (drawn = [...drawn, { picture, at, opacity: ctx.globalAlpha, ...(seenThrough && { seenThrough }) }]),
  };
  canvas = { width: 0, height: 0 };
  const whole = Object.assign(canvas, { getContext: () => ctx });
  take = (own) =>
    (brush = createBrush(whole as unknown as OffscreenCanvas, (run) => frames.push(run), {
      under: (_, over) => (seenThrough = { over, at }),
      draw: (_, over) => (drawn = [...drawn, { picture: over, at, opacity: ctx.globalAlpha }]),
      ...own,
    }));
  take({});
});

const learn = (id: number): void =>
  brush.take({ kind: 'learn', id, picture: `picture ${id}` as unknown as ImageBitmap });
const listOf = (...ids: number[]): Extract<BrushOrder<string>, { kind: 'show' }> => ({
  kind: 'show',
  over: undefined,
  list: new Float32Array(ids.flatMap((id) => [id, 0, 10, 20, 0.5, ...UPRIGHT, id * 100, 7])),
});
function nextFrame(ms = 16.7): void {
  now += ms;
  frames.splice(0).forEach((run) => run(now));
}
/** Something new is shown in each of so many frames. */
function move(count: number, msOf: (at: number) => number, pause?: () => void): void {
  for (let at = 0; at < count; at += 1) {
    brush.take(listOf(1));
    nextFrame(msOf(at));
    pause?.();
  }
}

test('sprites are drawn one over the other, where the list says, in the pixels of the device', () => {
  learn(1);
  learn(2);
  brush.take({ kind: 'size', size: { width: 390, height: 500, ratio: RATIO } });
  brush.take(listOf(2, 1));
  nextFrame();
  expect(canvas).toMatchObject({ width: 780, height: 1_000 });
  expect(drawn).toEqual([
    { picture: 'picture 2', at: [2, 0, 0, 2, 400, 14], opacity: 0.5 },
    { picture: 'picture 1', at: [2, 0, 0, 2, 200, 14], opacity: 0.5 },
  ]);
});

test('what is drawn over them comes last, in the pixels of the page, and goes with its list', () => {
  learn(1);
  brush.take({ kind: 'size', size: { width: 390, height: 500, ratio: RATIO } });
  brush.take({ ...listOf(1), over: 'a light' });
  nextFrame();
  expect(drawn.map(({ picture }) => picture)).toEqual(['picture 1', 'a light']);
  expect(drawn.at(-1)).toMatchObject({ at: [RATIO, 0, 0, RATIO, 0, 0], opacity: 1 });
  brush.take(listOf(1));
  nextFrame();
  expect(drawn.map(({ picture }) => picture)).toEqual(['picture 1']);
});

test('sprites are seen through what the art clips to for their list; what is drawn over them is not', () => {
  learn(1);
  brush.take({ kind: 'size', size: { width: 390, height: 500, ratio: RATIO } });
  brush.take({ ...listOf(1), over: 'a window' });
  nextFrame();
  const opened = { over: 'a window', at: [RATIO, 0, 0, RATIO, 0, 0] };
  expect(drawn.map((one) => one.seenThrough)).toEqual([opened, undefined]);
  brush.take(listOf(1));
  nextFrame();
  expect(drawn.map((one) => one.seenThrough)).toEqual([undefined]);
});

test('of what was said since the last frame only the last is drawn, and once', () => {
  learn(1);
  learn(2);
  brush.take(listOf(1));
  brush.take(listOf(1, 2));
  brush.take(listOf(2));
  expect(frames).toHaveLength(1);
  nextFrame();
  expect(drawn.map(({ picture }) => picture)).toEqual(['picture 2']);
});

test('a picture that is not known, or not any more, is left out, and the others are there', () => {
  learn(1);
  learn(3);
  brush.take(listOf(1, 2, 3));
  nextFrame();
  expect(drawn.map(({ picture }) => picture)).toEqual(['picture 1', 'picture 3']);
  brush.take({ kind: 'forget', id: 1 });
  brush.take(listOf(1, 2, 3));
  nextFrame();
  expect(drawn.map(({ picture }) => picture)).toEqual(['picture 3']);
});

test('a copy that is forgotten gives its pixels back', () => {
  const copy = { close: jest.fn() };
  brush.take({ kind: 'learn', id: 1, picture: copy as unknown as ImageBitmap });
  brush.take({ kind: 'forget', id: 1 });
  expect(copy.close).toHaveBeenCalledTimes(1);
});

const SEEN = { width: 400, height: 500, ratio: RATIO };

test('where its frames are late, it draws them in fewer pixels, at the same places', () => {
  learn(1);
  brush.take({ kind: 'size', size: SEEN });
  move(400, () => (canvas.width > 600 ? 33.4 : 16.7));
  expect(canvas).toMatchObject({ width: 600, height: 750 });
  expect(drawn).toEqual([{ picture: 'picture 1', at: [1.5, 0, 0, 1.5, 150, 10.5], opacity: 0.5 }]);
});

test('a page that is late with what it shows loses no pixels by it', () => {
  learn(1);
  brush.take({ kind: 'size', size: SEEN });
  move(
    400,
    () => 16.7,
    () => {
      // The frame after a drawing comes in time; then nothing is new for a while.
      nextFrame();
      expect(frames).toHaveLength(0);
      now += 80;
    },
  );
  expect(canvas).toMatchObject({ width: 800, height: 1_000 });
});

test('who looks elsewhere for a time finds it as sharp as before', () => {
  learn(1);
  brush.take({ kind: 'size', size: SEEN });
  move(400, (at) => (at % 40 === 0 ? 60_000 : 16.7));
  expect(canvas).toMatchObject({ width: 800, height: 1_000 });
});

test('a display with other pixels is begun with anew', () => {
  learn(1);
  brush.take({ kind: 'size', size: SEEN });
  move(400, () => 33.4);
  brush.take({ kind: 'size', size: { ...SEEN, ratio: 1 } });
  nextFrame();
  expect(canvas).toMatchObject({ width: 400, height: 500 });
});

test('lists that are further apart than frames are gone to, one frame after the other, and then it rests', () => {
  take({ glideMs: 50 });
  learn(1);
  brush.take({ kind: 'size', size: { ...SEEN, ratio: 1 } });
  const at = (x: number) => new Float32Array([1, 9, 10, 20, 0.5, ...UPRIGHT, x, 7]);
  const xs: number[] = [];
  const seeAll = (): void => {
    while (frames.length > 0) {
      drawn = [];
      nextFrame();
      if (drawn[0]) xs.push(drawn[0].at[4]!);
    }
  };
  brush.take({ kind: 'show', over: undefined, list: at(0) });
  seeAll();
  xs.length = 0;
  brush.take({ kind: 'show', over: undefined, list: at(30) });
  seeAll();
  expect(xs).toHaveLength(3);
  expect(xs[0]).toBeCloseTo(10, 0);
  expect(xs[1]).toBeCloseTo(20, 0);
  expect(xs[2]).toBe(30);
});

test('a list has as many numbers of each sprite as are read', () => {
  expect(listOf(1, 2).list).toHaveLength(2 * FIELDS);
});

test('a place is turned, made larger, seen from behind and moved, in this turn', () => {
  const number = fc.double({ min: -1_000, max: 1_000, noNaN: true });
  const scale = fc.double({ min: 0.1, max: 5, noNaN: true });
  fc.assert(
    fc.property(number, number, number, scale, fc.boolean(), (x, y, turn, size, flipped) => {
      const other = new Transform()
        .translate(x, y)
        .rotate(turn)
        .scale(flipped ? -size : size, size);
      const at = placedAt({ x, y, turn, scale: size, flipped });
      other.getMatrix().forEach((value, n) => expect(at[n]).toBeCloseTo(value, 6));
    }),
  );
});
