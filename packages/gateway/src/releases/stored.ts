import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { publishedRemote, publishedShell, type PublishedRemote, type PublishedShell } from './documents.ts';
import { baseUrlOf, DOCUMENT, releaseFolder, SHELL, type ReleaseFolders } from './folders.ts';
import { isSignedBy } from './signature.ts';

/** @throws where the release is not stored, not in the contract's form, or its signature does not hold */
export async function storedShell(
  folders: ReleaseFolders,
  release: string,
  key: KeyObject,
): Promise<PublishedShell> {
  return v.parse(publishedShell, await readSigned(folders, SHELL, release, key));
}

/** @throws where the release is not stored, not in the contract's form, or its signature does not hold */
export async function storedRemote(
  folders: ReleaseFolders,
  name: string,
  release: string,
  key: KeyObject,
): Promise<PublishedRemote> {
  const document = v.parse(publishedRemote, await readSigned(folders, name, release, key));
  if (document.config.name !== name) throw new Error(`it describes ${document.config.name}`);
  return document;
}

/** A genuine description, moved to another folder, would still lead to files of another release. */
const place = v.object({ release: v.string(), baseUrl: v.string() });

async function readSigned(
  folders: ReleaseFolders,
  name: string,
  release: string,
  key: KeyObject,
): Promise<object> {
  const path = join(releaseFolder(folders, name, release), DOCUMENT);
  const document = JSON.parse(await readFile(path, 'utf8')) as object;
  if (!isSignedBy(document, key)) {
    throw new Error(`${path} is not signed with the key of this site: publish the release again`);
  }
  const stands = v.parse(place, document);
  if (stands.release !== release || stands.baseUrl !== baseUrlOf(name, release)) {
    throw new Error(`${path} describes ${stands.baseUrl}, another release: publish the release again`);
  }
  return document;
}
