import pg from 'pg';
import type { TestPlatform } from './platform.ts';
import { until } from './until.ts';

/** A table that is held. */
export interface HeldTable {
  /** Settles when somebody waits for it. */
  awaited(): Promise<void>;
  /** Lets them go on. */
  release(): Promise<void>;
}

/** Makes whoever asks for this table wait. */
export async function lockTable(platform: TestPlatform, table: string): Promise<HeldTable> {
  const client = new pg.Client({ connectionString: platform.databaseUrl });
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${client.escapeIdentifier(table)} IN ACCESS EXCLUSIVE MODE`);
  return {
    async awaited() {
      // Databases that were copied from one another have tables of the same numbers.
      const waiting = `SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
        WHERE datname = current_database() AND relation = $1::regclass AND NOT granted`;
      await until(async () => (await client.query(waiting, [table])).rowCount !== 0);
    },
    async release() {
      await client.query('COMMIT');
      await client.end();
    },
  };
}
