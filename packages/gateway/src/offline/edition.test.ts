import { createContext, runInContext } from 'node:vm';
import { FIRST_SCREEN_ID, FIRST_SCREEN_WHOLE } from '@tessera/wire';
import { jsonBlock } from '../html/markup.ts';
import { serviceWorkerScript } from './service-worker.ts';

const document = (attribute: string) =>
  `<main>Lobby</main>${jsonBlock(FIRST_SCREEN_ID, { answers: {} }, attribute).text}`;
const WHOLE = document(FIRST_SCREEN_WHOLE);
const IN_PART = document('');

/** Answers of the network and of the cache, in turn; the last one is given again. */
interface Surroundings {
  /** Documents; a number is the status of a refusal, and `null` no network. */
  home: readonly (string | number | null)[];
  /** Names of the errors with which files are not kept, or when they are; `null` keeps them at once. */
  files?: readonly (string | Promise<void> | null)[];
}

/** Runs the worker in these surroundings. */
function start({ home, files = [null] }: Surroundings) {
  const kept: string[] = [];
  let requested = 0;
  let filesRequested = 0;
  const next = <T>(answers: readonly T[], index: number) => answers[Math.min(index, answers.length - 1)];
  const listeners = new Map<string, (event: object) => void>();
  const cache = {
    keys: async () => [],
    addAll: async () => {
      const answer = next(files, filesRequested++);
      if (typeof answer === 'string')
        throw Object.assign(new Error('Files were not kept.'), { name: answer });
      await answer;
    },
    put: async (_: string, response: Response) => void kept.push(await response.text()),
  };
  const worker = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    caches: { open: async () => cache, keys: async () => [] },
    fetch: async () => {
      const answer = next(home, requested++);
      if (answer === null) throw new TypeError('Failed to fetch');
      return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
    },
    // The pauses between tries.
    setTimeout: (work: () => void) => queueMicrotask(work),
    ...{ AbortSignal, Request, Response, Headers, URL },
  };
  runInContext(serviceWorkerScript, createContext(worker));
  /** A page asks for the home page to be kept. */
  const ask = async () => {
    let done: Promise<unknown> = Promise.resolve();
    const waitUntil = (work: Promise<unknown>) => (done = work);
    listeners.get('message')?.({ data: { home: '/', files: [] }, waitUntil });
    await done;
  };
  return { ask, seen: () => ({ kept, requested }) };
}

async function keep(surroundings: Surroundings): Promise<{ kept: string[]; requested: number }> {
  const { ask, seen } = start(surroundings);
  await ask();
  return seen();
}

test('keeps a home page only with its whole first screen, which a later document has', async () => {
  const home = ['<main></main>', IN_PART, IN_PART, WHOLE];
  expect(await keep({ home })).toEqual({ kept: [WHOLE], requested: 4 });
  expect((await keep({ home: [IN_PART] })).kept).toEqual([]);
});

test('asks again where a busy gateway refused the page or a file, or the network was away', async () => {
  expect(await keep({ home: [503, 429, null, WHOLE] })).toEqual({ kept: [WHOLE], requested: 4 });
  expect(await keep({ home: [WHOLE], files: ['TypeError', null] })).toEqual({ kept: [WHOLE], requested: 2 });
});

test('does not ask again for a page that is not there, nor where the disk is full', async () => {
  expect(await keep({ home: [404, WHOLE] })).toEqual({ kept: [], requested: 1 });
  const files = ['QuotaExceededError', null];
  expect(await keep({ home: [WHOLE], files })).toEqual({ kept: [], requested: 1 });
});

test('keeps one page after the other: a slow one does not replace a later one', async () => {
  const slow = Promise.withResolvers<void>();
  const [earlier, later] = [`${WHOLE}<!-- 1 -->`, `${WHOLE}<!-- 2 -->`];
  const { ask, seen } = start({ home: [earlier, later], files: [slow.promise, null] });
  const asked = [ask(), ask()];
  await new Promise((resolve) => setImmediate(resolve));
  slow.resolve();
  await Promise.all(asked);
  expect(seen().kept).toEqual([earlier, later]);
});
