import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './servers.ts';

/** Makes an account's codes for a new password too old; they are valid for ten minutes. */
export async function expireCodes(account: string): Promise<void> {
  const dataDir = process.env['SITE_DATA_DIR'];
  if (!dataDir) throw new Error('SITE_DATA_DIR is set by harness/start.ts');
  const script = join(ROOT, 'packages/platform/src/testing/expire-codes.main.ts');
  await promisify(execFile)(process.execPath, [script, dataDir, account], { cwd: ROOT });
}
