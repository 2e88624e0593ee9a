import { GENERAL_CODES, isCallError } from '@tessera/wire';
import type { Said } from './text.ts';

/** What to say about a call that failed for a reason that is not its own (spec §8: "others server message"). */
export function sayFailure(error: unknown): Said {
  if (!isCallError(error)) return { id: 'fail.unknown' };
  switch (error.failure.kind) {
    case 'timeout':
      return { id: 'fail.timeout' };
    case 'network':
      return { id: 'fail.network' };
    case 'refused':
      if (error.failure.code === GENERAL_CODES.rateLimited) return { id: 'fail.rateLimited' };
      return error.message ? { words: error.message } : { id: 'fail.unknown' };
    default:
      return { id: 'fail.unknown' };
  }
}
