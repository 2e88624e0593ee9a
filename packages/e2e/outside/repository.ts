import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from '../harness/servers.ts';

/** A folder that no `node_modules` of this repository is above. */
export interface Place {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

export async function makePlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-outside-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * Runs a command as a team would that has Node and npm, and nothing of this repository on its path.
 * @returns what it printed
 * @throws Error with all of that where it fails
 */
export async function run(folder: string, command: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(command, args, {
    cwd: folder,
    env: ownEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('close', resolve);
    child.once('error', reject);
  });
  if (code !== 0)
    throw new Error(`${[command, ...args].join(' ')} failed (exit ${code}) in ${folder}:\n${said}`);
  return said;
}

/** Of this repository only its Node: its tools on the path, or npm's settings of it, would hide what is missing. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_OPTIONS|NODE_PATH|INIT_CWD|TESSERA_)/.test(name),
  );
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((one) => !one.startsWith(ROOT));
  return { ...Object.fromEntries(kept), PATH: [dirname(process.execPath), ...path].join(delimiter) };
}
