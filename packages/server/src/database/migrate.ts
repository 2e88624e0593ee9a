import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

export interface Migrations {
  /** Made by drizzle-kit. */
  readonly folder: string;
  /** Any number, each server's own: two of them that start on one database at once migrate one after the other. */
  readonly lock: number;
}

/** Brings the database to the newest of these migrations. */
export async function migrateDatabase(url: string, { folder, lock }: Migrations): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    await client.query('SET client_min_messages = warning');
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
