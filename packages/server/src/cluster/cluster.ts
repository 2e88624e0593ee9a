import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installationSecret } from '../data-dir/secret.ts';
import { findBinaries } from './binaries.ts';
import { initialise } from './initialise.ts';
import { keepServer, type Reports, type StopServer } from './keep.ts';
import { clearOrphan } from './orphan.ts';
import { chooseUser } from './run-as.ts';
import { startServer, urlOf, USER, type Place } from './server.ts';

export interface Cluster {
  /** Of the server's maintenance database. */
  readonly url: string;
  /** What the last run left behind, see {@link clearOrphan}. */
  readonly found: 'nothing' | 'stopped' | 'stale';
  readonly stop: StopServer;
}

/**
 * A real PostgreSQL of this data directory, on a port of the loopback that only its password opens; every commit
 * is synced to disk. It runs until it is stopped: should it die before, it is started again. The caller holds the data
 * directory's lock.
 * @param dataDir absolute
 * @throws StartFailure with the end of the database's own log
 */
export async function startCluster(dataDir: string, reports: Reports): Promise<Cluster> {
  const directory = join(dataDir, 'postgres');
  const binaries = findBinaries();
  const user = chooseUser(binaries, dataDir);
  const password = installationSecret(dataDir, 'database-key');
  const found = await clearOrphan(directory);
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    await initialise({ directory, user, binaries, role: USER, password });
  }
  const log = join(dataDir, 'postgres.log');
  const place: Place = { user, program: binaries.postgres, directory, log, password };
  const server = await startServer(place);
  const stop = keepServer(server, (port) => startServer(place, port), reports);
  return { url: urlOf(place, server.port), found, stop };
}
