import type { Server } from 'socket.io';
import type { FastifyBaseLogger } from 'fastify';
import { leaveEndedSessions } from './ended-sessions.ts';
import { Grants } from './grants.ts';

const LOOK_MS = 400;

test('sockets leave the channels of a session that has ended after what was announced before', async () => {
  jest.useFakeTimers();
  try {
    const socket = { data: {} };
    jest.spyOn(Grants, 'of').mockReturnValue({ sessionIds: () => ['ended'] } as unknown as Grants);
    const done: string[] = [];
    let announce: () => void = () => undefined;
    const stop = leaveEndedSessions({
      io: { of: () => ({ sockets: new Map([['one', socket]]) }) } as unknown as Server,
      sessions: { alive: async () => new Set(), endedOfLate: async () => ['ended', 'elsewhere'] },
      everyMs: LOOK_MS,
      announced: () =>
        new Promise((resolve) => {
          announce = () => {
            done.push('announced');
            resolve();
          };
        }),
      drop: (id) => done.push(`left ${id}`),
      log: { error: (_: unknown, words: string) => done.push(words) } as unknown as FastifyBaseLogger,
    });
    await jest.advanceTimersByTimeAsync(LOOK_MS);
    expect(done).toEqual([]);
    announce();
    await jest.advanceTimersByTimeAsync(0);
    expect(done).toEqual(['announced', 'left ended']);
    stop();
  } finally {
    jest.useRealTimers();
  }
});
