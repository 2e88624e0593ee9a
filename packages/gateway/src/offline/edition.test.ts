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
  /** Names of the errors with which files are not kept; `null` keeps them. */
  files?: readonly (string | null)[];
}

/** Runs the worker in these surroundings, and has it keep the home page. */
async function keep({ home, files = [null] }: Surroundings): Promise<{ kept: string[]; requested: number }> {
  const kept: string[] = [];
  let requested = 0;
  let filesRequested = 0;
  const inTurn = <T>(answers: readonly T[], index: number) => answers[Math.min(index, answers.length - 1)];
  const send = () => {
    const answer = inTurn(home, requested++);
    if (answer === null) throw new TypeError('Failed to fetch');
    return typeof answer === 'number' ? new Response('', { status: answer }) : new Response(answer);
  };
  const listeners = new Map<string, (event: object) => void>();
  const cache = {
    keys: async () => [],
    addAll: async () => {
      const name = inTurn(files, filesRequested++);
      if (name) throw Object.assign(new Error('Files were not kept.'), { name });
    },
    put: async (_: string, response: Response) => void kept.push(await response.text()),
  };
  runInContext(
    serviceWorkerScript,
    createContext({
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      caches: { open: async () => cache, keys: async () => [] },
      fetch: async () => send(),
      // The pauses between tries.
      setTimeout: (work: () => void) => queueMicrotask(work),
      Response,
      Headers,
      URL,
    }),
  );
  let done: Promise<unknown> = Promise.resolve();
  listeners.get('message')?.({
    data: { home: '/', files: [] },
    waitUntil: (work: Promise<unknown>) => (done = work),
  });
  await done;
  return { kept, requested };
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
