import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../../errors.ts';
import { writeWhole } from './write-whole.ts';

/**
 * Folders of uploads in a folder store: `.staging-<upload>/`. Publishers of the same upload share one, so it may be moved
 * into place or removed by another publisher at any moment. Names with another id are being written or removed.
 */
export const STAGING = '.staging-';

/** How often an upload's folder is made again after another publisher has moved it. */
const ATTEMPTS = 5;

export function stagingFolder(root: string, id: string): string {
  return join(root, STAGING + id);
}

/**
 * Writes a file of an upload whose folder is there. What is half written is outside of the folder, so that a release never
 * contains any of it.
 * @throws with the code `ENOENT` where the folder is gone
 */
export function writeStaged(
  root: string,
  id: string,
  file: string,
  contents: string | Uint8Array,
): Promise<void> {
  return writeWhole(join(stagingFolder(root, id), file), contents, spareName(root));
}

/** Writes a file of an upload, and makes its folder where there is none. */
export async function keepStaged(
  root: string,
  id: string,
  file: string,
  contents: string | Uint8Array,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await mkdir(dirname(join(stagingFolder(root, id), file)), { recursive: true });
      await writeStaged(root, id, file, contents);
      return;
    } catch (error) {
      if (!hasCode(error, 'ENOENT') || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Removes a folder or file of an upload at once: what is put there meanwhile belongs to a new upload. */
export async function removeStaged(path: string): Promise<void> {
  const gone = spareName(dirname(path));
  try {
    await rename(path, gone);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  await rm(gone, { recursive: true, force: true });
}

function spareName(root: string): string {
  return join(root, STAGING + randomUUID());
}
