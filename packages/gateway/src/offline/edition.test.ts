import { createContext, runInContext } from 'node:vm';
import { FIRST_SCREEN_ID, FIRST_SCREEN_WHOLE } from '@tessera/wire';
import { jsonBlock } from '../html/markup.ts';
import { serviceWorkerScript } from './service-worker.ts';

const document = (attribute: string) =>
  `<main>Lobby</main>${jsonBlock(FIRST_SCREEN_ID, { answers: {} }, attribute).text}`;
const WHOLE = document(FIRST_SCREEN_WHOLE);
const IN_PART = document('');

/** Runs the worker with a network that sends these documents, and has it keep the home page. */
async function keep(documents: readonly string[]): Promise<{ kept: string[]; requested: number }> {
  const kept: string[] = [];
  let requested = 0;
  const listeners = new Map<string, (event: object) => void>();
  const cache = {
    keys: async () => [],
    addAll: async () => undefined,
    put: async (_: string, response: Response) => void kept.push(await response.text()),
  };
  runInContext(
    serviceWorkerScript,
    createContext({
      addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
      caches: { open: async () => cache, keys: async () => [] },
      fetch: async () => new Response(documents[Math.min(requested++, documents.length - 1)]),
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
  expect(await keep(['<main></main>', IN_PART, IN_PART, WHOLE])).toEqual({ kept: [WHOLE], requested: 4 });
  expect((await keep([IN_PART])).kept).toEqual([]);
});
