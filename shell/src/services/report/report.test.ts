/** @jest-environment jsdom */
import { CLIENT_REPORT_PATH, clientReport } from '@tessera/wire';
import * as v from 'valibot';
import { createReporter } from './report.ts';

const lobby = { name: 'mf-lobby', release: '0.1.0-abc' };

function open() {
  const fetch = jest.fn<Promise<Response>, [RequestInfo | URL, RequestInit?]>(async () => ({}) as Response);
  const reporter = createReporter({ fetch, window });
  const bodies = () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as object);
  return { reporter, fetch, bodies };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('sends an error to the gateway with its remote, release and causes', () => {
  const { reporter, fetch, bodies } = open();
  const error = new TypeError('no banners', { cause: new RangeError('off by one') });
  reporter.for(lobby).error(error, { in: 'banners' });
  jest.runAllTimers();
  expect(fetch.mock.calls[0]?.[0]).toBe(CLIENT_REPORT_PATH);
  expect(bodies()).toMatchObject([
    {
      remote: 'mf-lobby',
      release: '0.1.0-abc',
      message: 'no banners, because: off by one',
      cause: 'TypeError < RangeError',
      path: '/',
      context: { in: 'banners' },
    },
  ]);
});

test('reports the same error once, and at most twenty errors of a page', () => {
  const { reporter, bodies } = open();
  const { error } = reporter.for(lobby);
  error(new Error('again'));
  error(new Error('again'));
  for (let n = 0; n < 40; n += 1) error(new Error(`number ${n}`));
  jest.runAllTimers();
  expect(bodies()).toHaveLength(20);
});

test('sends a report by an ordinary request where the browser refuses one that survives leaving', async () => {
  const { reporter, fetch, bodies } = open();
  fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  reporter.for(lobby).error(new Error('one of many'));
  await jest.runAllTimersAsync();
  expect(bodies()).toMatchObject([{ message: 'one of many' }, { message: 'one of many' }]);
  expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});

test('cuts long errors to the limits of the gateway', () => {
  const { reporter, bodies } = open();
  window.history.replaceState(null, '', `/${'a'.repeat(900)}`);
  const error = new Error('x'.repeat(9_000), { cause: new Error('y'.repeat(9_000)) });
  error.name = 'N'.repeat(900);
  error.stack = 's'.repeat(90_000);
  reporter.for(lobby).error(error, { ['k'.repeat(90)]: 'v'.repeat(900) });
  reporter.for(lobby).error('t'.repeat(9_000));
  jest.runAllTimers();
  window.history.replaceState(null, '', '/');
  expect(bodies()).toHaveLength(2);
  for (const body of bodies()) expect(v.safeParse(clientReport, body).issues).toBeUndefined();
});

test.each([
  ['text', 'text'],
  [undefined, 'undefined'],
  [Object.create(null), 'something that has no text'],
])('reports %p as a thrown value without throwing', (thrown, message) => {
  const { reporter, fetch, bodies } = open();
  fetch.mockRejectedValue(new TypeError('offline'));
  expect(() => reporter.for(lobby).error(thrown)).not.toThrow();
  jest.runAllTimers();
  expect(bodies()).toMatchObject([{ message }]);
});

test('reports uncaught errors too, and sends them when the page is left', () => {
  const { reporter, fetch } = open();
  const sendBeacon = jest.fn(() => true);
  Object.assign(navigator, { sendBeacon });
  const stop = reporter.watch(window, { name: 'shell', release: '1' });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('uncaught') }));
  window.dispatchEvent(new Event('pagehide'));
  expect(sendBeacon).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();
  stop();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }));
  jest.runAllTimers();
  expect(fetch).not.toHaveBeenCalled();
});
