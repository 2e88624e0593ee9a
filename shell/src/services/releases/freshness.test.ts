/** @jest-environment jsdom */
import { CHECK_EVERY_MS, createFreshness, INTENT_PAUSE_MS, type PartReleases } from './freshness.ts';

const PAGE = { shell: '1', 'mf-lobby': '1' };
let live: PartReleases;
let visibility: DocumentVisibilityState;
let online: boolean;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  live = PAGE;
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
  const fetchLive = jest.fn(async (_: AbortSignal): Promise<PartReleases> => live);
  const freshness = createFreshness({ page: window, pageReleases: PAGE, fetchLive, now: () => Date.now() });
  stop = freshness.watch();
  return { ...freshness, fetchLive };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const point = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('checks every 20 s, and makes the page old when one part has another release', async () => {
  const { isOld, fetchLive } = watch();
  await pass(CHECK_EVERY_MS - 1);
  expect(fetchLive).not.toHaveBeenCalled();
  await pass(1);
  expect(isOld.get()).toBe(false);
  live = { ...PAGE, 'mf-lobby': '2' };
  await pass(CHECK_EVERY_MS);
  expect(isOld.get()).toBe(true);
  expect(fetchLive).toHaveBeenCalledTimes(2);
});

test.each<[string, PartReleases]>([
  ['a new shell', { ...PAGE, shell: '2' }],
  ['an additional remote', { ...PAGE, 'mf-news': '1' }],
  ['a missing remote', { shell: '1' }],
  ['another remote', { shell: '1', 'mf-news': '1' }],
])('makes the page old after %s', async (_, now) => {
  const { isOld, check } = watch();
  live = now;
  await check();
  expect(isOld.get()).toBe(true);
});

test('makes the page current again after a rollback to its releases', async () => {
  const { isOld, check } = watch();
  live = { ...PAGE, shell: '2' };
  await check();
  live = { ...PAGE };
  await check();
  expect(isOld.get()).toBe(false);
});

test('does not check while the page is hidden, and checks at once when it is visible again', async () => {
  const { fetchLive } = watch();
  visibility = 'hidden';
  await pass(10 * CHECK_EVERY_MS);
  expect(fetchLive).not.toHaveBeenCalled();
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetchLive).toHaveBeenCalledTimes(1);
});

test('does not check after a short time hidden', async () => {
  const { fetchLive } = watch();
  await pass(CHECK_EVERY_MS / 2);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetchLive).not.toHaveBeenCalled();
});

test('does not check without a network', async () => {
  const { fetchLive } = watch();
  online = false;
  await pass(3 * CHECK_EVERY_MS);
  point('b');
  expect(fetchLive).not.toHaveBeenCalled();
});

test('checks once in 5 s when a link of this site is pointed at, but not at other elements', async () => {
  const { fetchLive } = watch();
  await pass(INTENT_PAUSE_MS);
  point('p');
  point('a[href^="https"]');
  expect(fetchLive).not.toHaveBeenCalled();
  point('b');
  point('b');
  await pass(INTENT_PAUSE_MS - 1);
  point('b');
  expect(fetchLive).toHaveBeenCalledTimes(1);
  await pass(1);
  point('b');
  expect(fetchLive).toHaveBeenCalledTimes(2);
});

test('checks only at links if the visitor saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  const { fetchLive } = watch();
  await pass(5 * CHECK_EVERY_MS);
  expect(fetchLive).not.toHaveBeenCalled();
  point('b');
  expect(fetchLive).toHaveBeenCalledTimes(1);
});

test('keeps the result after a failed check, and updates it with the next', async () => {
  const { isOld, check, fetchLive } = watch();
  live = { ...PAGE, shell: '2' };
  await check();
  fetchLive.mockRejectedValueOnce(new TypeError('offline'));
  await check();
  expect(isOld.get()).toBe(true);
  live = PAGE;
  await check();
  expect(isOld.get()).toBe(false);
});

test('shares one request between checks at the same time', async () => {
  const { check, fetchLive } = watch();
  await Promise.all([check(), check()]);
  expect(fetchLive).toHaveBeenCalledTimes(1);
});

test('does not check after its end', async () => {
  const { fetchLive } = watch();
  stop();
  await pass(3 * CHECK_EVERY_MS);
  point('b');
  expect(fetchLive).not.toHaveBeenCalled();
});
