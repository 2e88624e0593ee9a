import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { returnConnections } from '@tessera/server';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { readonly $client: pg.Pool };
/** A database or a transaction of it. */
export type Queries = Pick<
  Database,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'query'
>;

export interface Connection {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** `pg_trgm.word_similarity` from which a name is looked at, 0 to 1: two swapped letters come to a third. */
const LIKENESS = 0.3;
const POOL_SIZE = 16;
const STATEMENT_MS = 15_000;
/** Who waits longer for a free connection is told so: an endless queue would answer nobody in time. */
const CONNECTION_MS = 10_000;

/** @param onLost told of connections that broke; the pool replaces them */
export function connect(url: string, onLost: (error: Error) => void): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECTION_MS,
    keepAlive: true,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    application_name: 'tessera-platform',
    // The search's: a word that resembles what was typed this much is worth looking at (lobby/search.ts). Compiling a
    // page's statement takes longer than running it.
    options: `-c pg_trgm.word_similarity_threshold=${LIKENESS} -c jit=off`,
  });
  pool.on('error', onLost);
  // The pool listens to idle ones only. One that breaks between two statements of a transaction would end the process;
  // the transaction's next statement says what happened.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  returnConnections(db, pool);
  return { db, pool, close: () => pool.end() };
}

/** One connection of the pool, for what must stay on it; the caller releases it. */
export const onConnection = (client: pg.PoolClient): NodePgDatabase<typeof schema> =>
  drizzle(client, { schema, casing: 'snake_case' });
