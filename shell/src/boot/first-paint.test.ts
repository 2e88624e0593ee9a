/** @jest-environment jsdom */
import { firstPaint } from './first-paint.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Creates a page whose largest picture has loaded or not. */
function pageWith(picture: { readonly complete: boolean } | undefined): {
  readonly image: HTMLImageElement;
  readonly isSeen: () => boolean;
} {
  document.body.innerHTML = picture ? '<img fetchpriority="high">' : '<p>words alone</p>';
  const image = document.querySelector('img')!;
  if (picture) Object.defineProperty(image, 'complete', { value: picture.complete });
  let seen = false;
  void firstPaint(document).then(() => (seen = true));
  return { image, isSeen: () => seen };
}
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test.each([undefined, { complete: true }])(
  'a page whose picture is %j is seen with its next frame',
  async (picture) => {
    const { isSeen } = pageWith(picture);
    expect(isSeen()).toBe(false);
    await after(40);
    expect(isSeen()).toBe(true);
  },
);

test.each(['load', 'error'])('waits for a loading picture until its %s event', async (end) => {
  const { image, isSeen } = pageWith({ complete: false });
  await after(200);
  expect(isSeen()).toBe(false);
  image.dispatchEvent(new Event(end));
  await after(40);
  expect(isSeen()).toBe(true);
});

test('stops waiting for a picture after a time limit', async () => {
  const { isSeen } = pageWith({ complete: false });
  await after(290);
  expect(isSeen()).toBe(false);
  await after(60);
  expect(isSeen()).toBe(true);
});

test('does not wait for a frame in a background tab, which paints nothing', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const { isSeen } = pageWith(undefined);
  await after(90);
  expect(isSeen()).toBe(false);
  await after(20);
  expect(isSeen()).toBe(true);
});
