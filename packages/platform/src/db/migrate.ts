import { fileURLToPath } from 'node:url';
import { migrateDatabase } from '@tessera/server';

const MIGRATIONS = {
  folder: fileURLToPath(new URL('../../migrations', import.meta.url)),
  lock: 7_355_608,
};

/** Brings the database to this release's schema. */
export const migrateToLatest = (url: string): Promise<void> => migrateDatabase(url, MIGRATIONS);
