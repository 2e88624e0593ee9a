import type { KeyObject } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '../errors.ts';
import type { Build } from './build.ts';
import { canonicalJson } from './canonical.ts';
import { precompress } from './compress.ts';
import { baseUrlOf, DOCUMENT, releaseFolder, SERVER_FOLDER, type ReleaseFolders } from './folders.ts';
import { inParallel } from './parallel.ts';
import { PublishError } from './publish-error.ts';
import { isSignedBy, signatureOf } from './signature.ts';

const STAGING = '.staging-';

/**
 * Puts a build into its immutable folder, signed and precompressed. The folder appears whole or not at all.
 * @returns `unchanged` where the very same release is there already
 * @throws PublishError where another release has taken its id
 */
export async function storeRelease(
  folders: ReleaseFolders,
  build: Build,
  key: KeyObject,
): Promise<'stored' | 'unchanged'> {
  const { release } = build.document;
  const folder = releaseFolder(folders, build.name, release);
  const document = { ...build.document, baseUrl: baseUrlOf(build.name, release) };
  if (await isStored(folder, document, key)) return 'unchanged';

  const files = Object.keys(document.files);
  const staging = await mkdtemp(join(folders.root, STAGING));
  try {
    await inParallel(files, async (file) => {
      await mkdir(dirname(join(staging, file)), { recursive: true });
      await copyFile(join(build.dir, file), join(staging, file));
    });
    await precompress(staging, files);
    await inParallel(Object.keys(document.server), async (file) => {
      await mkdir(join(staging, SERVER_FOLDER), { recursive: true });
      await copyFile(join(build.serverDir, file), join(staging, SERVER_FOLDER, file));
    });
    const signed = { ...document, signature: signatureOf(document, key) };
    await writeFile(join(staging, DOCUMENT), `${JSON.stringify(signed, null, 2)}\n`);
    await mkdir(dirname(folder), { recursive: true });
    await rename(staging, folder);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
  return 'stored';
}

async function isStored(folder: string, document: object, key: KeyObject): Promise<boolean> {
  let text: string;
  try {
    text = await readFile(join(folder, DOCUMENT), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
  const stored = JSON.parse(text) as { signature?: unknown };
  const { signature: _, ...rest } = stored;
  if (canonicalJson(rest) === canonicalJson(document) && isSignedBy(stored, key)) return true;
  throw new PublishError([
    `${folder} exists with other contents, and a published release never changes: raise the version in its package.json and build again`,
  ]);
}

/** Removes what a publisher that was killed left half done. Only under the publish lock. */
export async function removeStaging(folders: ReleaseFolders): Promise<void> {
  const names = await readdir(folders.root);
  const left = names.filter((name) => name.startsWith(STAGING));
  await Promise.all(left.map((name) => rm(join(folders.root, name), { recursive: true, force: true })));
}
