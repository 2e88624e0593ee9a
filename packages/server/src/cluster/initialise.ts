import { execFileSync, type ChildProcess } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { StartFailure } from '../failure.ts';
import type { Binaries } from './binaries.ts';
import type { RunAs } from './run-as.ts';

interface Plan {
  readonly directory: string;
  readonly user: RunAs;
  readonly binaries: Binaries;
  readonly role: string;
  readonly password: string;
}

/**
 * Makes the database's files, beside their place first: a start that is killed in the middle leaves no half database.
 * The encoding's locale knows letters of all scripts, or trigrams would see Latin ones only.
 */
export async function initialise({ directory, user, binaries, role, password }: Plan): Promise<void> {
  const beside = `${directory}.new`;
  rmSync(beside, { recursive: true, force: true });
  rmSync(directory, { recursive: true, force: true });
  user.makeDirectory(beside);
  const passwordFile = join(tmpdir(), `tessera-${randomBytes(9).toString('base64url')}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  try {
    user.own(passwordFile);
    const args = [
      `--pgdata=${beside}`,
      `--username=${role}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      `--locale=${unicodeLocale()}`,
      '--no-instructions',
    ];
    const { code, output } = await outcome(user.run(binaries.initdb, args, { cwd: '/' }));
    if (code !== 0) {
      throw new StartFailure(`The database's files could not be made in ${directory}: ${output.trim()}`);
    }
    renameSync(beside, directory);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function outcome(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => resolve({ code: null, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

function unicodeLocale(): string {
  try {
    const known = execFileSync('locale', ['-a'], { stdio: 'pipe' }).toString().split('\n');
    const isUtf8 = (name: string, tag: string) => new RegExp(`^${tag}\\.utf-?8$`, 'i').test(name.trim());
    const found = known.find((name) => isUtf8(name, 'C')) ?? known.find((name) => isUtf8(name, 'en_US'));
    return found?.trim() ?? 'C';
  } catch {
    return 'C';
  }
}
