import type { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * Makes transactions of a drizzle database return their connection to the pool whatever fails. Drizzle's own keeps it when
 * "begin" fails, as on a connection that has just broken: the pool runs out of connections, and never ends.
 */
export function returnConnections<Schema extends Record<string, unknown>>(
  db: NodePgDatabase<Schema>,
  pool: pg.Pool,
): void {
  const session = db._.session as NodePgSession<Schema, never>;
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      // The same session on this connection: what is not the pool, drizzle leaves to the caller to release.
      const own = Object.create(session, { client: { value: client } }) as typeof session;
      return await own.transaction(work as never, config);
    } finally {
      client.release();
    }
  };
}
