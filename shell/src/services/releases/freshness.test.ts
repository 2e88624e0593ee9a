/** @jest-environment jsdom */
import { ASK_EVERY_MS, createFreshness, INTENT_PAUSE_MS, type PartReleases } from './freshness.ts';

const OWN = { shell: '1', 'mf-lobby': '1' };
let live: PartReleases;
let visibility: DocumentVisibilityState;
let online: boolean;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  live = OWN;
  visibility = 'visible';
  online = true;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  document.body.innerHTML =
    '<a href="/faq"><b>Help</b></a><a href="https://other.test/">Other</a><p>text</p>';
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'connection');
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function watch() {
  const askLive = jest.fn(async (_: AbortSignal): Promise<PartReleases> => live);
  const freshness = createFreshness({ page: window, own: OWN, askLive, now: () => Date.now() });
  stop = freshness.watch();
  return { ...freshness, askLive };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('a page is asked about every 20 s, and is old as soon as one part has moved', async () => {
  const { isOld, askLive } = watch();
  await pass(ASK_EVERY_MS - 1);
  expect(askLive).not.toHaveBeenCalled();
  await pass(1);
  expect(isOld.get()).toBe(false);
  live = { ...OWN, 'mf-lobby': '2' };
  await pass(ASK_EVERY_MS);
  expect(isOld.get()).toBe(true);
  expect(askLive).toHaveBeenCalledTimes(2);
});

test.each<[string, PartReleases]>([
  ['a new shell', { ...OWN, shell: '2' }],
  ['a remote more', { ...OWN, 'mf-news': '1' }],
  ['a remote less', { shell: '1' }],
  ['another remote', { shell: '1', 'mf-news': '1' }],
])('%s makes it old too', async (_, now) => {
  const { isOld, ask } = watch();
  live = now;
  await ask();
  expect(isOld.get()).toBe(true);
});

test('a rollback to what the page has makes it young again', async () => {
  const { isOld, ask } = watch();
  live = { ...OWN, shell: '2' };
  await ask();
  live = { ...OWN };
  await ask();
  expect(isOld.get()).toBe(false);
});

test('nobody asks for a page that nobody sees, and once it is seen again it is asked about at once', async () => {
  const { askLive } = watch();
  visibility = 'hidden';
  await pass(10 * ASK_EVERY_MS);
  expect(askLive).not.toHaveBeenCalled();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(askLive).toHaveBeenCalledTimes(1);
});

test('a short look away asks nothing', async () => {
  const { askLive } = watch();
  await pass(ASK_EVERY_MS / 2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(askLive).not.toHaveBeenCalled();
});

test('without a network nothing is asked', async () => {
  const { askLive } = watch();
  online = false;
  await pass(3 * ASK_EVERY_MS);
  point('b');
  expect(askLive).not.toHaveBeenCalled();
});

test('a link of this site that is pointed at asks, once in 5 s; other things do not', async () => {
  const { askLive } = watch();
  await pass(INTENT_PAUSE_MS);
  point('p');
  point('a[href^="https"]');
  expect(askLive).not.toHaveBeenCalled();
  point('b');
  point('b');
  await pass(INTENT_PAUSE_MS - 1);
  point('b');
  expect(askLive).toHaveBeenCalledTimes(1);
  await pass(1);
  point('b');
  expect(askLive).toHaveBeenCalledTimes(2);
});

test('where data is saved, only an intention asks', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { askLive } = watch();
  await pass(5 * ASK_EVERY_MS);
  expect(askLive).not.toHaveBeenCalled();
  point('b');
  expect(askLive).toHaveBeenCalledTimes(1);
});

test('an answer that does not come changes nothing, and the next one counts', async () => {
  const { isOld, ask, askLive } = watch();
  live = { ...OWN, shell: '2' };
  await ask();
  askLive.mockRejectedValueOnce(new TypeError('offline'));
  await ask();
  expect(isOld.get()).toBe(true);
  live = OWN;
  await ask();
  expect(isOld.get()).toBe(false);
});

test('who asks while an answer is on its way gets the same', async () => {
  const { ask, askLive } = watch();
  await Promise.all([ask(), ask()]);
  expect(askLive).toHaveBeenCalledTimes(1);
});

test('its end is an end', async () => {
  const { askLive } = watch();
  stop();
  await pass(3 * ASK_EVERY_MS);
  point('b');
  expect(askLive).not.toHaveBeenCalled();
});
