import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartFailure } from '../failure.ts';
import type { RunAs } from './run-as.ts';
import { watchOver } from './watch.ts';

const START_MS = 60_000;
const ATTEMPTS = 12;
const WRONG_PASSWORD = '28P01';
export const USER = 'tessera';

/** Where a database stands, and who runs it. */
export interface Place {
  readonly user: RunAs;
  /** The PostgreSQL program. */
  readonly program: string;
  readonly directory: string;
  /** The file that it writes its log to. */
  readonly log: string;
  readonly password: string;
}

export interface RunningServer {
  readonly process: ChildProcess;
  readonly port: number;
}

/**
 * Starts the database's server and waits until it lets people in.
 * @param port any free one unless given
 * @throws StartFailure with the end of the database's own log
 */
export async function startServer(place: Place, port?: number): Promise<RunningServer> {
  for (let attempt = 1; ; attempt += 1) {
    const at = port ?? (await freePort());
    const server = spawnServer(place, at);
    if (await isReady(server, urlOf(place, at))) return { process: server, port: at };
    const said = existsSync(place.log) ? readFileSync(place.log, 'utf8') : '';
    // Both pass by themselves: the port was taken in between, or the last processes of a killed server still go.
    const passing = /shared memory block|Address already in use|could not create any TCP/.test(said);
    if (!passing || attempt === ATTEMPTS) {
      const end = said.trim().split('\n').slice(-3).join(' | ');
      throw new StartFailure(`The embedded PostgreSQL did not start (${place.log}): ${end}`);
    }
    await delay(50 * attempt);
  }
}

/** The address of the server's maintenance database. */
export const urlOf = ({ password }: Pick<Place, 'password'>, port: number): string =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;

/** Each platform takes 17, each games server 12; tests run several beside each other. */
const MOST_CONNECTIONS = 200;

function spawnServer({ user, program, directory, log }: Place, port: number): ChildProcess {
  const options = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `max_connections=${MOST_CONNECTIONS}`,
  ];
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
