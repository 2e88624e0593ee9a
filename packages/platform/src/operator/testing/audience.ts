import { auditEntries, type AuditEntry } from '../../db/schema/content.ts';
import type { TestPlatform } from '../../testing/platform.ts';
import { openSocket, type TestSocket } from '../../testing/socket.ts';

/** Who hears and sees what operators do in a test. @param platformOf asked when it is needed */
export function audienceOf(platformOf: () => TestPlatform) {
  const sockets: TestSocket[] = [];
  return {
    async listen(channel: string, token?: string): Promise<TestSocket> {
      const socket = await openSocket(platformOf().url);
      sockets.push(socket);
      socket.subscribe(channel, token);
      await socket.settle();
      return socket;
    },

    async lastAudit(): Promise<AuditEntry | undefined> {
      const rows = await platformOf().db.select().from(auditEntries);
      return rows.toSorted((a, b) => Number(b.id - a.id))[0];
    },

    /** Closes every socket that has listened. */
    leave(): void {
      for (const socket of sockets.splice(0)) socket.close();
    },
  };
}

/** Waits for this event with this payload; the end of what another test did may come before it. */
export async function told(socket: TestSocket, event: string, payload: object): Promise<void> {
  for (;;) {
    const [, heard] = await socket.next(event);
    if (JSON.stringify(heard) === JSON.stringify(payload)) return;
  }
}

/** The first number that was said. */
export const idIn = (said: string): string => /\d+/.exec(said)?.[0] ?? '';
