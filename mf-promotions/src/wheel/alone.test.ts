import { takeWheel } from './alone.ts';

const locks = (request: LockManager['request']) => ({ request }) as LockManager;

test('takes the wheel where the browser has no locks', async () => {
  expect(await takeWheel(undefined)).toBeInstanceOf(Function);
});

test('takes the wheel where the browser refuses its locks', async () => {
  const refused = new DOMException('The request was denied.', 'SecurityError');
  expect(await takeWheel(locks(() => Promise.reject(refused)))).toBeInstanceOf(Function);
});
