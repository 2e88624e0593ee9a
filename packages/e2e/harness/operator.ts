import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './servers.ts';

const run = promisify(execFile);

/**
 * Runs an operator's command on the run's platform, e.g. `operate('members disable', '--member', 'player01')`.
 * @returns what it prints
 * @throws Error with the command's refusal
 */
export async function operate(command: string, ...options: string[]): Promise<string> {
  const dataDir = process.env['SITE_DATA_DIR'];
  if (!dataDir) throw new Error('SITE_DATA_DIR is set by harness/start.ts');
  return operateOn(dataDir, command, ...options);
}

/** Runs an operator's command on the platform of that data directory. */
export async function operateOn(dataDir: string, command: string, ...options: string[]): Promise<string> {
  const args = [join(ROOT, 'scripts/operator.mjs'), ...command.split(' '), ...options];
  const { stdout } = await run(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout;
}
