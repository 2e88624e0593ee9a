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

test('announces a new version after ten minutes on the old page, not before', () => {
  const { isShown, isOld } = watch();
  pass(NOTICE_AFTER_MS);
  isOld.set(true);
  pass(NOTICE_AFTER_MS - 1);
  expect(isShown.get()).toBe(false);
  pass(5_001);
  expect(isShown.get()).toBe(true);
});

test('announces nothing to a visitor who goes from page to page', () => {
  const { isShown, isOld, moved } = watch();
  isOld.set(true);
  for (let n = 0; n < 5; n += 1) {
    pass(NOTICE_AFTER_MS - 1_000);
    moved();
  }
  expect(isShown.get()).toBe(false);
});

test('waits for the end of a game, and hides when one starts', () => {
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

test('shows the notice again ten minutes after the player postponed it', () => {
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

test('hides the notice after a rollback to the page’s own version', () => {
  const { isShown, isOld } = watch();
  isOld.set(true);
  pass(NOTICE_AFTER_MS + 5_000);
  isOld.set(false);
  expect(isShown.get()).toBe(false);
  isOld.set(true);
  pass(5_000);
  expect(isShown.get()).toBe(false);
});

test('shows an urgent notice as soon as the player is not busy', () => {
  const { isShown, isOld, makeUrgent } = watch();
  makeUrgent();
  expect(isShown.get()).toBe(false);
  isBusy = true;
  isOld.set(true);
  expect(isShown.get()).toBe(false);
  isBusy = false;
  pass(5_000);
  expect(isShown.get()).toBe(true);
});
