import { createState } from '@tessera/domain/state';
import { createVersionNotice, NOTICE_AFTER_MS } from './notice.ts';

let isBusy: boolean;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  isBusy = false;
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function watch() {
  const isOld = createState(false);
  const notice = createVersionNotice({ isOld, isBusy: () => isBusy, now: () => Date.now() });
  stop = notice.watch();
  return { ...notice, isOld };
}
const pass = (ms: number) => jest.advanceTimersByTime(ms);

test('a new version is told of after ten minutes on the old page, not before', () => {
  const { isShown, isOld } = watch();
  pass(NOTICE_AFTER_MS);
  isOld.set(true);
  pass(NOTICE_AFTER_MS - 1);
  expect(isShown.get()).toBe(false);
  pass(5_001);
  expect(isShown.get()).toBe(true);
});

test('who goes from page to page is not told', () => {
  const { isShown, isOld, moved } = watch();
  isOld.set(true);
  for (let n = 0; n < 5; n += 1) {
    pass(NOTICE_AFTER_MS - 1_000);
    moved();
  }
  expect(isShown.get()).toBe(false);
});

test('never during a game: it waits for its end, and goes when one begins', () => {
  const { isShown, isOld } = watch();
  isOld.set(true);
  isBusy = true;
  pass(2 * NOTICE_AFTER_MS);
  expect(isShown.get()).toBe(false);
  isBusy = false;
  pass(5_000);
  expect(isShown.get()).toBe(true);
  isBusy = true;
  pass(5_000);
  expect(isShown.get()).toBe(false);
});

test('later means ten minutes later', () => {
  const { isShown, isOld, later } = watch();
  isOld.set(true);
  pass(NOTICE_AFTER_MS + 5_000);
  later();
  expect(isShown.get()).toBe(false);
  pass(NOTICE_AFTER_MS - 5_000);
  expect(isShown.get()).toBe(false);
  pass(10_000);
  expect(isShown.get()).toBe(true);
});

test('a rollback to the page’s own version takes it back', () => {
  const { isShown, isOld } = watch();
  isOld.set(true);
  pass(NOTICE_AFTER_MS + 5_000);
  isOld.set(false);
  expect(isShown.get()).toBe(false);
  isOld.set(true);
  pass(5_000);
  expect(isShown.get()).toBe(false);
});

test('where something of the page is missing, it is said as soon as the player is free', () => {
  const { isShown, isOld, hurry } = watch();
  hurry();
  expect(isShown.get()).toBe(false);
  isBusy = true;
  isOld.set(true);
  expect(isShown.get()).toBe(false);
  isBusy = false;
  pass(5_000);
  expect(isShown.get()).toBe(true);
});
