import type { Server, Socket } from 'socket.io';
import type { Sessions } from '../sessions/sessions.ts';
import { Grants } from './grants.ts';

/**
 * Recovery hands out the missed packets before any middleware runs, so the question whether the sessions are
 * still good is put where the state is restored.
 */
export function refuseRecoveryOfEndedSessions(io: Server, sessions: Pick<Sessions, 'alive'>): void {
  const adapter = io.of('/').adapter;
  const restore = adapter.restoreSession.bind(adapter);
  adapter.restoreSession = async (pid, offset) => {
    const restored = await restore(pid, offset);
    const grants = Grants.from((restored?.data as Socket['data'] | undefined)?.grants);
    const alive = await sessions.alive(grants.sessionIds());
    const isStillGood = grants.sessionIds().every((id) => alive.has(id));
    return isStillGood ? restored : (null as unknown as typeof restored);
  };
}
