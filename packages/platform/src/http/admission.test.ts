import { createAdmission, Overloaded } from './admission.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const here = new AbortController().signal;
const reasonOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof Overloaded ? error.reason : String(error)),
  );

/** Work that ends when the test says so. */
function createJobs() {
  const started: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  return {
    started,
    job: (name: string) => (): Promise<void> => {
      started.push(name);
      const end = Promise.withResolvers<void>();
      ends.set(name, end);
      return end.promise;
    },
    end: (name: string) => ends.get(name)?.resolve(),
    fail: (name: string) => ends.get(name)?.reject(new Error('failed')),
  };
}

test('runs up to its limit, then the next in the order of arrival, also after a failure', async () => {
  const admit = createAdmission({ concurrent: 2, waiting: 9, maxWaitMs: 1_000 });
  const { started, job, end, fail } = createJobs();
  const all = ['a', 'b', 'c', 'd'].map((name) => reasonOf(admit(here, job(name))));
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['a', 'b']);
  fail('b');
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  await jest.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all(all)).toEqual(['done', 'Error: failed', 'done', 'done']);
});

test('sheds a request at once when the queue is full, and a waiting one when it is late', async () => {
  const admit = createAdmission({ concurrent: 1, waiting: 1, maxWaitMs: 1_000 });
  const { started, job, end } = createJobs();
  const first = reasonOf(admit(here, job('first')));
  const late = reasonOf(admit(here, job('late')));
  expect(await reasonOf(admit(here, job('refused')))).toBe('full');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await late).toBe('late');
  end('first');
  expect(await first).toBe('done');
  const next = reasonOf(admit(here, job('next')));
  await jest.advanceTimersByTimeAsync(0);
  end('next');
  expect([await next, started]).toEqual(['done', ['first', 'next']]);
});

test('does not work for a client that has gone', async () => {
  const admit = createAdmission({ concurrent: 1, waiting: 1, maxWaitMs: 1_000 });
  const { started, job, end } = createJobs();
  const first = reasonOf(admit(here, job('first')));
  const client = new AbortController();
  const waiting = reasonOf(admit(client.signal, job('waiting')));
  client.abort();
  expect(await waiting).toBe('gone');
  expect(await reasonOf(admit(client.signal, job('gone')))).toBe('gone');
  end('first');
  await first;
  expect(started).toEqual(['first']);
  expect(jest.getTimerCount()).toBe(0);
});
