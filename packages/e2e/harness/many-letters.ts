import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './servers.ts';

/** Writes a member many letters at once; an operator's command for each would take an hour. */
export async function writeLetters(account: string, count: number): Promise<void> {
  const dataDir = process.env['SITE_DATA_DIR'];
  if (!dataDir) throw new Error('SITE_DATA_DIR is set by harness/start.ts');
  const script = join(ROOT, 'packages/platform/src/testing/many-letters.main.ts');
  await promisify(execFile)(process.execPath, [script, dataDir, account, String(count)], { cwd: ROOT });
}
