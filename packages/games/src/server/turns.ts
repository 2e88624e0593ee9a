import { GAME_CODES } from '../protocol/codes.ts';
import { Refusal } from './refusal.ts';

export interface Turns {
  /** Runs the work after all earlier work of this session. @throws Refusal 429 where too much of it waits */
  inTurn<T>(session: string, work: () => Promise<T>): Promise<T>;
}

/** A page asks for one round at a time; what waits is a page that was changed, or a network that was slow. */
const MOST_IN_LINE = 8;

/**
 * One thing at a time per session, in the order in which it was asked for. Of this server alone: between several the
 * database decides.
 */
export function createTurns(): Turns {
  const tails = new Map<string, { readonly tail: Promise<unknown>; readonly length: number }>();
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
  };
}
