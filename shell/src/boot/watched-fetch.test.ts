import { watchFetch } from './watched-fetch.ts';

const answering = (status: number) => watchFetch(async () => new Response('{}', { status }));

test.each([200, 400, 401, 404, 501])('counts the answer %i as one', async (status) => {
  const { fetch, hasFailed } = answering(status);
  expect((await fetch('http://platform/')).status).toBe(status);
  expect(hasFailed()).toBe(false);
});

test.each([429, 502, 503, 504])('counts the answer %i as a failure that may pass', async (status) => {
  const { fetch, hasFailed } = answering(status);
  await fetch('http://platform/');
  expect(hasFailed()).toBe(true);
});

test('counts a call without an answer as failed, and passes its error on', async () => {
  const { fetch, hasFailed } = watchFetch(() => Promise.reject(new TypeError('fetch failed')));
  await expect(fetch('http://platform/')).rejects.toThrow('fetch failed');
  expect(hasFailed()).toBe(true);
});
