import type { Work } from './find-number.ts';

/** Numbers tried at once where there is no worker. */
const BATCH = 200;

/**
 * Finds the number of a proof of work in a worker. Where the browser starts none, the page finds it in short batches.
 * @throws Error where no number is right; the signal's reason when it aborts
 */
export async function solveWork(work: Work, signal: AbortSignal): Promise<string> {
  const found = await inWorker(work, signal).catch(() => {
    signal.throwIfAborted();
    return inPage(work, signal);
  });
  if (found === undefined) throw new Error('the proof of work has no answer');
  return String(found);
}

function inWorker(work: Work, signal: AbortSignal): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(
      // Without a hash in its name: the federation runtime cannot name a worker's file otherwise, and a release never changes.
      /* webpackEntryOptions: { filename: "proof-of-work.js" } */ new URL(
        './work.worker.ts',
        import.meta.url,
      ),
      { name: 'proof-of-work' },
    );
    const end = () => worker.terminate();
    signal.addEventListener('abort', () => {
      end();
      reject(signal.reason as Error);
    });
    worker.addEventListener('message', ({ data }: MessageEvent<number | undefined>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', () => {
      end();
      reject(new Error('the worker could not be started'));
    });
    worker.postMessage(work);
  });
}

/** The browser's own hash function works beside the page; each batch is short, so that the form stays usable. */
async function inPage(work: Work, signal: AbortSignal): Promise<number | undefined> {
  for (let first = 0; first <= work.max; first += BATCH) {
    const numbers = Array.from(
      { length: Math.min(BATCH, work.max - first + 1) },
      (_, index) => first + index,
    );
    const matches = await Promise.all(numbers.map((number) => isAnswer(work, number)));
    signal.throwIfAborted();
    const found = numbers.find((_, index) => matches[index]);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function isAnswer({ salt, challenge }: Work, number: number): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(salt + number));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('') === challenge;
}
