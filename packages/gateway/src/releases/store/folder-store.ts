import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '../../errors.ts';
import { isPartName, isReleaseId, isSafeFile } from '../documents.ts';
import { DOCUMENT, type ReleaseFolders } from '../folders.ts';
import { folderUpload, MANIFEST } from './folder-upload.ts';
import { keepStaged, removeStaged, STAGING, stagingFolder } from './staging.ts';
import type { ReleaseStore, SignedDocument, StoredFile } from './store.ts';
import { isServerFile, isUploadId, UPLOAD_LIFE_MS, uploadIdOf } from './upload.ts';

/**
 * Releases as folders of a directory: `<part>/<release>/`, with `release.json`, the files, `.br` beside those that are
 * served packed, and `server/`. What is on its way stands in `.staging-<upload>/`, and is renamed when it is whole.
 */
export function folderStore({ root }: Pick<ReleaseFolders, 'root'>): ReleaseStore {
  const folderOf = (part: string, release: string) =>
    isPartName(part) && isReleaseId(release) ? join(root, part, release) : undefined;
  const readDocument = async (part: string, release: string) => {
    const folder = folderOf(part, release);
    const text = folder && (await readText(join(folder, DOCUMENT)));
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  };
  const uploadAt = (id: string, part: string, document: SignedDocument) =>
    folderUpload({ root, id, part, document, stored: () => readDocument(part, document.release) });

  return {
    localRoot: root,
    readDocument,

    async open(part, release, file, packed) {
      const folder = folderOf(part, release);
      if (!folder || !isSafeFile(file) || isServerFile(file)) return undefined;
      const smaller = packed ? await openFile(join(folder, `${file}.br`), 'br') : undefined;
      return smaller ?? openFile(join(folder, file), 'plain');
    },

    async localPath(part, release, file) {
      const folder = folderOf(part, release);
      if (!folder || !isSafeFile(file)) throw new Error(`${part} ${release} can have no file ${file}`);
      await stat(join(folder, file));
      return join(folder, file);
    },

    async list(part) {
      if (!isPartName(part)) return [];
      const releases = await readdir(join(root, part)).catch(absent);
      return (releases ?? []).filter(isReleaseId);
    },

    async begin(part, document) {
      const id = uploadIdOf(document);
      await keepStaged(root, id, MANIFEST, JSON.stringify({ part, document }));
      return uploadAt(id, part, document);
    },

    async upload(id) {
      const text = isUploadId(id) ? await readText(join(stagingFolder(root, id), MANIFEST)) : undefined;
      if (text === undefined) return undefined;
      const { part, document } = JSON.parse(text) as { part: string; document: SignedDocument };
      return uploadAt(id, part, document);
    },

    async sweep() {
      for (const name of (await readdir(root).catch(absent)) ?? []) {
        if (!name.startsWith(STAGING)) continue;
        const path = join(root, name);
        // Its manifest is written again whenever a publisher continues it.
        const written = (await stat(join(path, MANIFEST)).catch(absent)) ?? (await stat(path).catch(absent));
        if (written && written.mtimeMs < Date.now() - UPLOAD_LIFE_MS) await removeStaged(path);
      }
    },

    close: () => undefined,
  };
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(absent);
}

function absent(error: unknown): undefined {
  if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return undefined;
  throw error;
}

/** A file of this machine, to be streamed; `undefined` where there is none. */
export async function openFile(
  path: string,
  encoding: StoredFile['encoding'],
): Promise<StoredFile | undefined> {
  const handle = await open(path).catch(absent);
  if (!handle) return undefined;
  const found = await handle.stat();
  if (found.isFile()) return { stream: handle.createReadStream(), size: found.size, encoding };
  await handle.close();
  return undefined;
}
