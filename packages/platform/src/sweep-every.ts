import type { FastifyBaseLogger } from 'fastify';

/**
 * Runs chores again and again; one that fails is logged, and the others go on.
 *
 * @returns what stops it, once the sweep that runs is done
 */
export function sweepEvery(
  everyMs: number,
  chores: readonly (() => Promise<void>)[],
  log: FastifyBaseLogger,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = Promise.all(
      chores.map((chore) => chore().catch((error: unknown) => log.error({ err: error }, 'a sweep failed'))),
    );
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
