import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../failure.ts';
import { USER } from './server.ts';

/** The database of the embedded PostgreSQL that holds the site. */
export const EMBEDDED_NAME = 'tessera';

/** The line of `postmaster.pid` that holds the port, from 0. */
const PORT_LINE = 3;

/**
 * The address of a database of the embedded PostgreSQL that a platform has running on this directory.
 * @throws StartFailure where none runs
 */
export function runningDatabaseUrl(dataDir: string, database: string): string {
  try {
    const port = Number(
      readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[PORT_LINE],
    );
    const password = readFileSync(join(dataDir, 'database-key'), 'utf8').trim();
    return `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;
  } catch (error) {
    throw new StartFailure(
      `No platform runs on the data directory ${dataDir}: start one with "npm start", or set DATA_DIR or DATABASE_URL to where it is.`,
      { cause: error },
    );
  }
}
