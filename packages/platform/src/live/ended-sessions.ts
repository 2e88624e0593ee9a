import type { Server } from 'socket.io';
import type { FastifyBaseLogger } from 'fastify';
import type { Sessions } from '../sessions/sessions.ts';
import { Grants } from './grants.ts';

/** What ended earlier is found by looking at every session, which is done so often. */
const SWEEP_MS = 5_000;

interface Deps {
  readonly io: Server;
  readonly sessions: Pick<Sessions, 'alive' | 'endedOfLate'>;
  readonly everyMs: number;
  /** Resolves when what was announced before now is sent: the news of an end comes before the end. */
  readonly announced: () => Promise<void>;
  /** Told of each session that has ended and is held by a socket of this process. */
  readonly drop: (sessionId: string) => void;
  readonly log: FastifyBaseLogger;
}

/**
 * Looks for sessions that have ended, at whichever process and in whatever way: those that end by time tell nobody.
 * Often for those that ended just now, which is cheap; seldom for all, which also finds those that fell idle.
 * @returns what stops it
 */
export function leaveEndedSessions({ io, sessions, everyMs, announced, drop, log }: Deps): () => void {
  let isLooking = false;
  let sweptAt = Date.now();

  async function look(): Promise<void> {
    const held = new Set(
      [...io.of('/').sockets.values()].flatMap((socket) => Grants.of(socket).sessionIds()),
    );
    if (held.size === 0) return;
    if (Date.now() - sweptAt > SWEEP_MS) {
      sweptAt = Date.now();
      const alive = await sessions.alive([...held]);
      return leave([...held].filter((id) => !alive.has(id)));
    }
    const ended = await sessions.endedOfLate();
    return leave(ended.filter((id) => held.has(id)));
  }

  async function leave(ended: readonly string[]): Promise<void> {
    if (ended.length === 0) return;
    await announced();
    for (const id of ended) drop(id);
  }

  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => log.error({ err: error }, 'the sessions of sockets could not be checked'))
      .finally(() => (isLooking = false));
  }, everyMs);
  return () => clearInterval(timer);
}
