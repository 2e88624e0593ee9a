import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../errors.ts';
import { isSafeFile } from './documents.ts';
import { inParallel } from './parallel.ts';

/** `sha384-…`, as the `integrity` attribute writes it. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** What is wrong with the files in `dir`, compared with the hashes that the build wrote down; empty when all is well. */
export async function damagedFiles(dir: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const found = await inParallel(Object.entries(files), async ([file, hash]) => {
    if (!isSafeFile(file)) return `${JSON.stringify(file)} is no name of a file inside the release`;
    try {
      const bytes = await readFile(join(dir, file));
      return integrityOf(bytes) === hash ? [] : `${file} is not what was built (its hash differs)`;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return `${file} is missing`;
      throw error;
    }
  });
  return found.flat();
}
