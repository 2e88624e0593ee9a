import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../errors.ts';
import { packed } from '../compress.ts';
import { DOCUMENT } from '../folders.ts';
import { inParallel } from '../parallel.ts';
import { keepStaged, removeStaged, stagingFolder, writeStaged } from './staging.ts';
import type { SignedDocument, Upload } from './store.ts';
import { hashesOf, isServerFile, refuseMissing, refuseOther, refuseTaken } from './upload.ts';

/** What is being uploaded, beside its files. */
export const MANIFEST = '.upload.json';

/** A release on its way into a folder store. */
export function folderUpload({
  root,
  id,
  part,
  document,
  stored,
}: {
  readonly root: string;
  readonly id: string;
  readonly part: string;
  readonly document: SignedDocument;
  /** The document that has the release's name already. */
  readonly stored: () => Promise<unknown>;
}): Upload {
  const staging = stagingFolder(root, id);
  const { release } = document;

  const missing = async () => {
    const files = [...hashesOf(document).keys()];
    const found = await inParallel(files, async (file) =>
      (await sizeOf(join(staging, file))) === undefined ? [file] : [],
    );
    return found.flat();
  };

  /**
   * Whether the release is stored, by the same build; then nothing of the upload is needed any longer.
   * @throws Refused where it is another build
   */
  const isThere = async () => {
    const found = await stored();
    if (found === undefined) return false;
    refuseTaken(part, found, document);
    await removeStaged(staging);
    return true;
  };

  return {
    id,
    part,
    release,
    document,
    missing,

    async put(file, bytes) {
      refuseOther(part, document, file, bytes);
      // The file itself is written last: where it is there, what is served in its place is there too.
      const smaller = isServerFile(file) ? undefined : await packed(file, bytes);
      if (smaller) await keepStaged(root, id, `${file}.br`, smaller);
      await keepStaged(root, id, file, bytes);
    },

    async sizeOf(file) {
      if (!hashesOf(document).has(file)) return undefined;
      return (await sizeOf(join(staging, `${file}.br`))) ?? sizeOf(join(staging, file));
    },

    async finish() {
      if (await isThere()) return 'unchanged';
      try {
        refuseMissing(part, document, await missing());
        await writeStaged(root, id, DOCUMENT, `${JSON.stringify(document, null, 2)}\n`);
        await mkdir(join(root, part), { recursive: true });
        await rename(staging, join(root, part, release));
      } catch (error) {
        // Another publisher may have been faster, with this upload or with another one of this name.
        if (await isThere()) return 'unchanged';
        throw error;
      }
      await rm(join(root, part, release, MANIFEST), { force: true });
      return 'stored';
    },

    discard: () => removeStaged(staging),
  };
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return undefined;
    throw error;
  }
}
