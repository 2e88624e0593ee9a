import { takeTurns } from '../ledger/turns.ts';
import { onConnection, type Database } from './connect.ts';
import { serializable, type Transaction } from './serializable.ts';

/** What is stood in line for; the number is the lock's first half. */
const LINES = { red_envelope: 7_355_701, roulette: 7_355_702, introductions: 7_355_703 } as const;

export type InLine = <T>(thing: number, work: (tx: Transaction) => Promise<T>) => Promise<T>;

/**
 * Serialisable transactions on one thing, one after the other across all servers. Tried again and again they would
 * starve each other where a crowd wants the same row: PostgreSQL fails all but the first of those that overlap. The lock
 * is taken before the transaction and so before its snapshot, which a lock inside it would come too late for. In this
 * process only the first of each line waits for it, so that waiting takes up one connection.
 */
export function serializableInLine(db: Database, line: keyof typeof LINES): InLine {
  const inTurn = takeTurns();
  return (thing, work) =>
    inTurn(thing, async () => {
      const client = await db.$client.connect();
      let mayHoldLock = true;
      try {
        await client.query('SELECT pg_advisory_lock($1, $2)', [LINES[line], thing]);
        try {
          return await serializable(onConnection(client), work);
        } finally {
          await client.query('SELECT pg_advisory_unlock($1, $2)', [LINES[line], thing]);
          mayHoldLock = false;
        }
      } finally {
        // One that may still hold the lock is closed, which gives it back.
        client.release(mayHoldLock);
      }
    });
}
