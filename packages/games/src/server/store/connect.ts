import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { returnConnections } from '@tessera/server';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema>;
/** A database or a transaction of it. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'query'>;

export interface Store {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** Where it is now: an embedded database may come back at another port. */
  readonly url: () => string;
  close(): Promise<void>;
}

const POOL_SIZE = 12;
const STATEMENT_MS = 10_000;
/** Who waits longer for a free connection is told so: an endless queue would answer nobody in time. */
const CONNECTION_MS = 5_000;

/**
 * @param url asked for each new connection
 * @param onLost told of connections that broke; the pool replaces them
 */
export function connect(url: () => string, onLost: (error: Error) => void): Store {
  const options = {
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    application_name: 'tessera-games',
  };
  class Client extends pg.Client {
    constructor() {
      super({ ...options, connectionString: url() });
    }
  }
  const pool = new pg.Pool({ ...options, Client, max: POOL_SIZE });
  pool.on('error', onLost);
  // The pool listens to idle ones only. One that breaks between two statements of a transaction would end the process;
  // the transaction's next statement says what happened.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  returnConnections(db, pool);
  return { db, pool, url, close: () => pool.end() };
}
