import pg from 'pg';
import type { TestPlatform } from './platform.ts';

/** Makes whoever asks for this table wait. @returns what lets them go on */
export async function lockTable(platform: TestPlatform, table: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: platform.databaseUrl });
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE ${client.escapeIdentifier(table)} IN ACCESS EXCLUSIVE MODE`);
  return async () => {
    await client.query('COMMIT');
    await client.end();
  };
}
