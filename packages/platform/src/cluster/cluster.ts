import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { installationSecret } from '../data-dir/secret.ts';
import { StartFailure } from '../failure.ts';
import { findBinaries } from './binaries.ts';
import { watchOver } from './watch.ts';
import { clearOrphan } from './orphan.ts';
import { initialise } from './initialise.ts';
import { chooseUser, type RunAs } from './run-as.ts';

const START_MS = 60_000;
const STOP_MS = 20_000;
const ATTEMPTS = 5;
export const USER = 'tessera';
const WRONG_PASSWORD = '28P01';

export interface Cluster {
  /** Of the server's maintenance database. */
  readonly url: string;
  /** What the last run left behind, see {@link clearOrphan}. */
  readonly found: 'nothing' | 'stopped' | 'stale';
  stop(): Promise<void>;
}

/**
 * A real PostgreSQL of this data directory, on a port of the loopback that only its password opens; every commit
 * is synced to disk. The caller holds the data directory's lock.
 * @param dataDir absolute
 * @throws StartFailure with the end of the database's own log
 */
export async function startCluster(dataDir: string): Promise<Cluster> {
  const directory = join(dataDir, 'postgres');
  const binaries = findBinaries();
  const user = chooseUser(binaries, dataDir);
  const password = installationSecret(dataDir, 'database-key');
  const found = await clearOrphan(directory);
  if (!existsSync(join(directory, 'PG_VERSION'))) {
    await initialise({ directory, user, binaries, role: USER, password });
  }
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const url = `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;
    const log = join(dataDir, 'postgres.log');
    const server = spawnServer(user, binaries.postgres, directory, port, log);
    if (await isReady(server, url)) return { url, found, stop: stopper(server) };
    const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
    // Both pass by themselves: the port was taken in between, or the last processes of a killed server still go.
    const passing = /shared memory block|Address already in use|could not create any TCP/.test(said);
    if (!passing || attempt === ATTEMPTS) {
      const end = said.trim().split('\n').slice(-3).join(' | ');
      throw new StartFailure(`The embedded PostgreSQL did not start (${log}): ${end}`);
    }
    await delay(500 * attempt);
  }
}

function spawnServer(
  user: RunAs,
  program: string,
  directory: string,
  port: number,
  log: string,
): ChildProcess {
  const options = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=80'];
  writeFileSync(log, '', { mode: 0o600 });
  const output = openSync(log, 'a');
  // Detached: Ctrl-C reaches the platform only, which closes its connections before it stops the database.
  const server = user.run(
    program,
    ['-D', directory, '-p', String(port), ...options.flatMap((option) => ['-c', option])],
    { cwd: '/', detached: true, stdio: ['ignore', output, output] },
  );
  closeSync(output);
  watchOver(user, server);
  return server;
}

async function isReady(server: ChildProcess, url: string): Promise<boolean> {
  let gone = false;
  server.once('exit', () => (gone = true));
  server.once('error', () => (gone = true));
  const end = Date.now() + START_MS;
  while (!gone && Date.now() < end) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === WRONG_PASSWORD) {
        server.kill('SIGINT');
        throw new StartFailure(
          'The file database-key in DATA_DIR does not open the database beside it: put the right one back, or remove both.',
          { cause: error },
        );
      }
      await delay(40);
    }
  }
  server.kill('SIGQUIT');
  return false;
}

function stopper(server: ChildProcess): () => Promise<void> {
  const stopNow = () => server.kill('SIGINT');
  // Whatever ends this process, short of SIGKILL, ends the database too.
  process.once('exit', stopNow);
  return async () => {
    process.removeListener('exit', stopNow);
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const late = setTimeout(() => server.kill('SIGQUIT'), STOP_MS);
    stopNow();
    await gone;
    clearTimeout(late);
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
