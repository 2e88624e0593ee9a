import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../../errors.ts';
import { packed } from '../compress.ts';
import { DOCUMENT } from '../folders.ts';
import { inParallel } from '../parallel.ts';
import type { SignedDocument, Upload } from './store.ts';
import { hashesOf, isServerFile, refuseMissing, refuseOther, refuseTaken } from './upload.ts';
import { writeWhole } from './write-whole.ts';

export const STAGING = '.staging-';
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
  const staging = join(root, STAGING + id);
  const { release } = document;

  const missing = async () => {
    const files = [...hashesOf(document).keys()];
    const found = await inParallel(files, async (file) =>
      (await sizeOf(join(staging, file))) === undefined ? [file] : [],
    );
    return found.flat();
  };

  return {
    id,
    part,
    release,
    document,
    missing,

    async put(file, bytes) {
      refuseOther(part, document, file, bytes);
      const path = join(staging, file);
      await mkdir(dirname(path), { recursive: true });
      // Last the file itself: one that is there is there with what is served in its place.
      const smaller = isServerFile(file) ? undefined : await packed(file, bytes);
      if (smaller) await writeWhole(`${path}.br`, smaller);
      await writeWhole(path, bytes);
    },

    async sizeOf(file) {
      if (!hashesOf(document).has(file)) return undefined;
      return (await sizeOf(join(staging, `${file}.br`))) ?? sizeOf(join(staging, file));
    },

    async finish() {
      const before = await stored();
      if (before !== undefined) {
        refuseTaken(part, before, document);
        await rm(staging, { recursive: true, force: true });
        return 'unchanged';
      }
      refuseMissing(part, document, await missing());
      await writeWhole(join(staging, DOCUMENT), `${JSON.stringify(document, null, 2)}\n`);
      await mkdir(join(root, part), { recursive: true });
      try {
        await rename(staging, join(root, part, release));
      } catch (error) {
        if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].some((code) => hasCode(error, code))) throw error;
        // Somebody else was faster, with the same upload or with another one of this name.
        const theirs = await stored();
        if (theirs === undefined) throw error;
        refuseTaken(part, theirs, document);
        await rm(staging, { recursive: true, force: true });
        return 'unchanged';
      }
      await rm(join(root, part, release, MANIFEST), { force: true });
      return 'stored';
    },

    discard: () => rm(staging, { recursive: true, force: true }),
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
