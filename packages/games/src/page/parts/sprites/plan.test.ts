/** @jest-environment jsdom */

import { createSprites, type Planned, type Recipe, type Sprite, type Sprites } from './sprites.ts';

/** Drawn by the page, as this browser has neither workers nor canvases: what it would draw is written down. */

let frames: Map<number, () => void>;
let paintedOn: Map<unknown, string>;
let drawn: readonly (string | undefined)[];
let sprites: Sprites<string>;

beforeEach(() => {
  frames = new Map();
  let asked = 0;
  paintedOn = new Map();
  drawn = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((run) => {
    asked += 1;
    frames.set(asked, () => run(0));
    return asked;
  });
  jest.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((id) => void frames.delete(id));
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: unknown) {
    return {
      canvas: this,
      save: () => undefined,
      scale: () => undefined,
      restore: () => undefined,
      setTransform: () => undefined,
      clearRect: () => (drawn = []),
      drawImage: (picture: unknown) => (drawn = [...drawn, paintedOn.get(picture)]),
    } as unknown as never;
  });
  sprites = createSprites<string>({
    size: { width: 300, height: 200 },
    ratio: 2,
    art: { paint: (ctx, { what }) => paintedOn.set(ctx.canvas, what) },
    worker: () => {
      throw new Error('there are none');
    },
  });
});
afterEach(() => jest.restoreAllMocks());

const recipe = (key: string, what: string, meanwhile?: Recipe<string>): Recipe<string> => ({
  ...{ key, what, meanwhile },
});
const plan = (...recipes: readonly Recipe<string>[]): void =>
  sprites.plan(recipes.map((picture): Planned<string> => ({ picture, width: 10, height: 20 })));
function show(...recipes: readonly Recipe<string>[]): void {
  const at = [1, 0, 0, 1, 0, 0];
  sprites.show(recipes.map((picture): Sprite<string> => ({ picture, width: 10, height: 20, at })));
}
function nextFrame(): void {
  const asked = [...frames.values()];
  frames.clear();
  for (const run of asked) run();
}

test('what was planned is painted one in a frame, in its turn, and is seen from then on', () => {
  const [one, two] = [recipe('1', 'a crab'), recipe('2', 'an eel')];
  plan(one, two);
  expect([...paintedOn.values()]).toEqual([]);
  nextFrame();
  expect([...paintedOn.values()]).toEqual(['a crab']);
  show(one, two);
  nextFrame();
  expect([...paintedOn.values()]).toEqual(['a crab', 'an eel']);
  expect(drawn).toEqual(['a crab']);
  show(one, two);
  nextFrame();
  expect(drawn).toEqual(['a crab', 'an eel']);
});

test('what is not painted yet has a coarser one in its place', () => {
  const coarse = recipe('1', 'a coarse eel');
  const fine = recipe('2', 'a fine eel', recipe('3', 'never planned', coarse));
  plan(coarse, fine);
  nextFrame();
  show(fine);
  nextFrame();
  expect(drawn).toEqual(['a coarse eel']);
  show(fine);
  nextFrame();
  expect(drawn).toEqual(['a fine eel']);
});

test('after another plan, what the one before had of the same name is seen until all is painted', () => {
  plan(recipe('1', 'a small crab'), recipe('2', 'a small eel'));
  nextFrame();
  nextFrame();
  const [crab, eel] = [recipe('1', 'a large crab'), recipe('2', 'a large eel')];
  plan(crab, eel);
  show(crab, eel);
  nextFrame();
  expect(drawn).toEqual(['a small crab', 'a small eel']);
  show(crab, eel);
  nextFrame();
  expect(drawn).toEqual(['a large crab', 'a small eel']);
  show(crab, eel);
  nextFrame();
  expect(drawn).toEqual(['a large crab', 'a large eel']);
});

test('a plan that replaces one which was half painted loses nothing that was seen', () => {
  plan(recipe('1', 'a small crab'), recipe('2', 'a small eel'));
  nextFrame();
  plan(recipe('1', 'a crab'), recipe('2', 'an eel'));
  const [crab, eel] = [recipe('1', 'a large crab'), recipe('2', 'a large eel')];
  plan(crab, eel);
  show(crab, eel);
  nextFrame();
  expect(drawn).toEqual(['a small crab']);
});
