import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_CODES } from '../protocol.ts';
import { Refusal } from './refusal.ts';

export interface Turns {
  /** Runs the work after all earlier work of this session. @throws Refusal 429 where too much of it waits */
  inTurn<T>(session: string, work: () => Promise<T>): Promise<T>;
  /** Waits until the session's last paced work began `minMs` ago. Call it inside a turn. */
  pace(session: string): Promise<void>;
}

/** A page asks for one round at a time; what waits is a page that was changed, or a network that was slow. */
const MOST_IN_LINE = 8;

/** One thing at a time per session, and never a round faster than `minMs` after the one before. */
export function createTurns(minMs: number, now: () => number = Date.now): Turns {
  const tails = new Map<string, { readonly tail: Promise<unknown>; readonly length: number }>();
  const began = new Map<string, number>();
  return {
    inTurn(session, work) {
      const { tail: before = Promise.resolve(), length = 0 } = tails.get(session) ?? {};
      if (length >= MOST_IN_LINE) {
        return Promise.reject(new Refusal(GAME_CODES.tooMany, 'wait for the rounds that were asked for'));
      }
      const turn = before.then(work, work);
      const tail = turn
        .catch(() => undefined)
        .then(() => {
          const now = tails.get(session);
          if (now === undefined || now.tail === tail) tails.delete(session);
          else tails.set(session, { ...now, length: now.length - 1 });
        });
      tails.set(session, { tail, length: length + 1 });
      return turn;
    },
    async pace(session) {
      const wait = (began.get(session) ?? -Infinity) + minMs - now();
      if (wait > 0) await sleep(wait);
      began.delete(session);
      began.set(session, now());
      for (const [other, at] of began) {
        if (now() - at < minMs) break;
        began.delete(other);
      }
    },
  };
}
