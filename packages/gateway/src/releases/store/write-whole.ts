import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file that others may read meanwhile: they see what was there before, or all of it. */
export async function writeWhole(path: string, contents: string | Uint8Array): Promise<void> {
  const ready = `${path}.${randomUUID()}.new`;
  try {
    await writeFile(ready, contents);
    await rename(ready, path);
  } catch (error) {
    await rm(ready, { force: true });
    throw error;
  }
}
