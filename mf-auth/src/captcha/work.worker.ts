import { findNumber, type Work } from './find-number.ts';

/** Solves a proof of work beside the page; answers with the number, or with `undefined` where none is right. */
addEventListener('message', ({ data }: MessageEvent<Work>) => {
  postMessage(findNumber(data, 0, data.max + 1));
});
