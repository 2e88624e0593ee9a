import { createState } from '@tessera/domain/state';
import { siteDetail } from '@tessera/wire';
import type { Http } from './http.ts';
import { watchReachable } from './reachable.ts';

const answer =
  (status: number): Http =>
  async () => ({ status, headers: new Headers(), body: undefined });
const send = (http: Http, signal?: AbortSignal) => http({ call: siteDetail, body: {}, headers: {}, signal });

test.each([
  [200, true],
  [401, true],
  [500, true],
  [502, false],
  [503, false],
  [504, false],
])('an answer %i means reachable: %s', async (status, reachable) => {
  const state = createState(!reachable);
  await send(watchReachable(answer(status), state));
  expect(state.get()).toBe(reachable);
});

test('does not count it as away for what a page that is left takes back', async () => {
  const state = createState(true);
  const page = new EventTarget();
  const http = watchReachable(() => Promise.reject(new Error('network error')), state, page);
  page.dispatchEvent(new Event('pagehide'));
  await expect(send(http)).rejects.toThrow('network error');
  expect(state.get()).toBe(true);
  page.dispatchEvent(new Event('pageshow'));
  await expect(send(http)).rejects.toThrow('network error');
  expect(state.get()).toBe(false);
});

test('counts the platform as away without an answer, unless the request was aborted', async () => {
  const state = createState(true);
  const http = watchReachable(() => Promise.reject(new Error('network error')), state);
  await expect(send(http, AbortSignal.abort())).rejects.toThrow('network error');
  expect(state.get()).toBe(true);
  await expect(send(http)).rejects.toThrow('network error');
  expect(state.get()).toBe(false);
});
