import { createTexts, type Texts } from './texts.ts';

// Nothing is painted here: there is no canvas. A picture is named after what is written on it.
jest.mock('./write.ts', () => ({
  textWidth: (text: string, px: number) => text.length * px,
  paintText: (ctx: { written: string }, text: string) => (ctx.written = text),
}));
jest.mock('../../../../page/slots/pictures.ts', () => ({
  picture2d: (_width: number, _height: number, _ratio: number, draw: (ctx: unknown) => void) => {
    const ctx = { translate: () => undefined, written: '' };
    draw(ctx);
    return ctx.written;
  },
}));

let painted: unknown[];
let texts: Texts;
beforeEach(() => {
  jest.useFakeTimers();
  painted = [];
  texts = createTexts(2, (picture) => painted.push(picture));
});
afterEach(() => jest.useRealTimers());

test('what is wanted is painted in turn, one at a time, when nothing else is to be done', () => {
  texts.ahead([
    ['8×', 14],
    ['12×', 14],
  ]);
  texts.ahead([['$0.40', 20]]);
  expect(painted).toEqual([]);
  jest.advanceTimersToNextTimer();
  expect(painted).toEqual(['8×']);
  jest.runAllTimers();
  expect(painted).toEqual(['8×', '12×', '$0.40']);
});

test('what was painted once is that picture again, and another one in another size', () => {
  texts.ahead([['8×', 14]]);
  jest.runAllTimers();
  const painting = texts.of('8×', 14);
  expect(painting).toMatchObject({ picture: '8×', width: 28 });
  expect(texts.of('8×', 14)).toBe(painting);
  expect(texts.of('8×', 20)).toMatchObject({ width: 40 });
});

test('a water that is gone paints no more', () => {
  texts.ahead([['8×', 14]]);
  texts.dispose();
  jest.runAllTimers();
  expect(painted).toEqual([]);
});
