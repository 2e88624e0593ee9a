import { packed } from '../compress.ts';
import { inParallel } from '../parallel.ts';
import type { Objects } from './objects.ts';
import { documentKey, fileKey, packedKey, uploadKey } from './s3-keys.ts';
import type { SignedDocument, Upload } from './store.ts';
import { hashesOf, isServerFile, refuseMissing, refuseOther, refuseTaken } from './upload.ts';

/** A release on its way into object storage. */
export function s3Upload({
  objects,
  id,
  part,
  document,
}: {
  readonly objects: Objects;
  readonly id: string;
  readonly part: string;
  readonly document: SignedDocument;
}): Upload {
  const hashes = hashesOf(document);
  const { release } = document;
  const key = documentKey(part, release);

  const missing = async () => {
    const found = await inParallel([...hashes], async ([file, hash]) =>
      (await objects.sizeOf(fileKey(hash))) === undefined ? [file] : [],
    );
    return found.flat();
  };

  /** @returns whether the release is stored, by the same build */
  const isThere = async () => {
    const text = await objects.get(key);
    if (text === undefined) return false;
    refuseTaken(part, JSON.parse(text.toString()), document);
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
      const hash = hashes.get(file) ?? '';
      // Last the file itself: one that is there is there with what is served in its place.
      const smaller = isServerFile(file) ? undefined : await packed(file, bytes);
      if (smaller) await objects.put(packedKey(hash), smaller);
      await objects.put(fileKey(hash), bytes);
    },

    async sizeOf(file) {
      const hash = hashes.get(file);
      if (hash === undefined) return undefined;
      return (await objects.sizeOf(packedKey(hash))) ?? objects.sizeOf(fileKey(hash));
    },

    async finish() {
      if (await isThere()) {
        await objects.remove(uploadKey(id));
        return 'unchanged';
      }
      refuseMissing(part, document, await missing());
      const isNew = await objects.putNew(key, `${JSON.stringify(document, null, 2)}\n`);
      // Storages that do not know the condition write all the same: who came last has it.
      if (!(await isThere())) throw new Error(`${key} was written and is not there: publish again`);
      await objects.remove(uploadKey(id));
      return isNew ? 'stored' : 'unchanged';
    },

    discard: () => objects.remove(uploadKey(id)),
  };
}
