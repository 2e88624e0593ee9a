import { isPartName, isReleaseId, isSafeFile } from '../documents.ts';
import type { ReleaseFolders } from '../folders.ts';
import { localCopies } from './local-copies.ts';
import type { Objects } from './objects.ts';
import { s3Upload } from './s3-upload.ts';
import { uploadKey } from './s3-keys.ts';
import type { ReleaseStore, SignedDocument } from './store.ts';
import { isServerFile, isUploadId, UPLOAD_LIFE_MS, uploadIdOf } from './upload.ts';
import { openFile } from './folder-store.ts';

/**
 * Releases in object storage, for gateways on several machines. Below the prefix:
 *
 *     releases/<part>/<release>.json   the document; the release is there from the moment that this is written
 *     files/<sha-384>, ….br            every file by its hash: two releases share what they have alike, and nothing
 *                                      that is written once is ever written otherwise
 *     uploads/<upload>.json            what is on its way
 *
 * What a gateway needs it copies once below its data directory, and holds it against its hash.
 */
export function s3Store(objects: Objects, { cache }: Pick<ReleaseFolders, 'cache'>): ReleaseStore {
  const copies = localCopies(objects, cache);
  const isRelease = (part: string, release: string) => isPartName(part) && isReleaseId(release);
  const uploadOf = (id: string, part: string, document: SignedDocument) =>
    s3Upload({ objects, id, part, document });

  return {
    localRoot: cache,

    readDocument: async (part, release) =>
      isRelease(part, release) ? copies.document(part, release) : undefined,

    async open(part, release, file, packed) {
      if (!isRelease(part, release) || !isSafeFile(file) || isServerFile(file)) return undefined;
      const smaller = packed ? await copies.file(part, release, file, 'br') : undefined;
      if (smaller !== undefined) return openFile(smaller, 'br');
      const path = await copies.file(part, release, file, 'plain');
      return path === undefined ? undefined : openFile(path, 'plain');
    },

    async localPath(part, release, file) {
      const isName = isRelease(part, release) && isSafeFile(file);
      const path = isName ? await copies.file(part, release, file, 'plain') : undefined;
      if (path === undefined) throw new Error(`${part} ${release} has no file ${file}`);
      return path;
    },

    async list(part) {
      if (!isPartName(part)) return [];
      const beginning = `releases/${part}/`;
      const found = await objects.list(beginning);
      return found.map(({ key }) => key.slice(beginning.length).replace(/\.json$/, '')).filter(isReleaseId);
    },

    async begin(part, document) {
      const id = uploadIdOf(document);
      await objects.put(uploadKey(id), JSON.stringify({ part, document }));
      return uploadOf(id, part, document);
    },

    async upload(id) {
      const text = isUploadId(id) ? await objects.get(uploadKey(id)) : undefined;
      if (text === undefined) return undefined;
      const { part, document } = JSON.parse(text.toString()) as { part: string; document: SignedDocument };
      return uploadOf(id, part, document);
    },

    async sweep() {
      const now = Date.now();
      const old = (await objects.list('uploads/')).filter(
        ({ changedMs }) => changedMs < now - UPLOAD_LIFE_MS,
      );
      await Promise.all(old.map(({ key }) => objects.remove(key)));
    },

    close: () => objects.close(),
  };
}
