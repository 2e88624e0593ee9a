import type { FastifyBaseLogger } from 'fastify';
import type { Media } from './media.ts';

/** The first visitors get the processor before the pictures that no page has asked for yet. */
const REST_AFTER_MS = 10_000;
/** A site without some covers is better than none. */
const FIRST_VIEW_LIMIT_MS = 90_000;

export interface Drawing {
  /** Whether the pictures of the first view are there, or were waited for long enough. */
  hasFirstView(): boolean;
  stop(): void;
}

/** Draws the pictures that the home page shows first, and after a pause all others. */
export function drawInOrder(
  media: Media,
  firstView: () => Promise<readonly string[]>,
  log: FastifyBaseLogger,
): Drawing {
  let isReady = false;
  let isStopped = false;
  let rest: NodeJS.Timeout | undefined;
  const limit = setTimeout(() => (isReady = true), FIRST_VIEW_LIMIT_MS).unref();

  const drawFirstView = async () => {
    try {
      await media.drawFirst(await firstView());
    } catch (error) {
      if (!isStopped) log.error({ err: error }, 'the first pictures could not be drawn');
    }
    clearTimeout(limit);
    isReady = true;
    if (!isStopped) rest = setTimeout(() => void media.drawAll(), REST_AFTER_MS);
  };
  void drawFirstView();

  return {
    hasFirstView: () => isReady,
    stop() {
      isStopped = true;
      clearTimeout(limit);
      clearTimeout(rest);
    },
  };
}
