import { IDLE_LIMIT_MS, whenIdle } from './when-idle.ts';

/** A window as far as it is asked, without idle callbacks unless they are given. */
function pageOf(readyState: DocumentReadyState, idle: object = {}) {
  const page = Object.assign(new EventTarget(), { document: { readyState } }, idle);
  return page as unknown as Window;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waits for an idle moment, no longer than its limit', () => {
  const request = jest.fn(() => 7);
  const cancel = jest.fn();
  const page = pageOf('loading', { requestIdleCallback: request, cancelIdleCallback: cancel });
  const work = jest.fn();
  whenIdle(work, { page });
  expect(request).toHaveBeenCalledWith(work, { timeout: IDLE_LIMIT_MS });
  whenIdle(work, { page, limitMs: 1_500 })();
  expect(request).toHaveBeenLastCalledWith(work, { timeout: 1_500 });
  expect(cancel).toHaveBeenCalledWith(7);
});

test('without idle callbacks it works a moment after the load event', () => {
  const page = pageOf('loading');
  const work = jest.fn();
  whenIdle(work, { page });
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('load'));
  expect(work).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
});

test('cancelled before or after the load event it does nothing', () => {
  const work = jest.fn();
  const loading = pageOf('loading');
  whenIdle(work, { page: loading })();
  loading.dispatchEvent(new Event('load'));
  whenIdle(work, { page: pageOf('complete') })();
  jest.runAllTimers();
  expect(work).not.toHaveBeenCalled();
});

test('after the load event only, where that is asked for', () => {
  const request = jest.fn(() => 7);
  const page = pageOf('loading', { requestIdleCallback: request, cancelIdleCallback: jest.fn() });
  const work = jest.fn();
  const cancel = whenIdle(work, { page, afterLoad: true });
  expect(request).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('load'));
  expect(request).toHaveBeenCalledWith(work, { timeout: IDLE_LIMIT_MS });
  cancel();
  expect(page.cancelIdleCallback).toHaveBeenCalledWith(7);
});
