import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/**
 * Writes a file that others may read meanwhile: they see what was there before, or all of it.
 * @param ready where it is written first, on the same file system; beside the file by default
 */
export async function writeWhole(
  path: string,
  contents: string | Uint8Array,
  ready = `${path}.${randomUUID()}.new`,
): Promise<void> {
  try {
    await writeFile(ready, contents);
    await rename(ready, path);
  } catch (error) {
    await rm(ready, { force: true });
    throw error;
  }
}
