import { createHash } from 'node:crypto';
import { canonicalJson } from '@tessera/contracts/signing';
import { isSafeFile } from '../documents.ts';
import { SERVER_FOLDER } from '../folders.ts';
import { integrityOf } from '../integrity.ts';
import { Refused } from '../refusal.ts';
import type { SignedDocument } from './store.ts';

/** What every store does alike with the documents and files that it is given. */

/** Follows from the signed document: whoever begins the same upload again goes on with it. */
export function uploadIdOf(document: SignedDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex').slice(0, 32);
}

export function isUploadId(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text);
}

/** An upload that is not finished so long after it was begun is forgotten; it may be begun again. */
export const UPLOAD_LIFE_MS = 10 * 60_000;

/** Every file of a release → its hash; a server file is `server/<file>`. */
export function hashesOf({ files, server = {} }: SignedDocument): ReadonlyMap<string, string> {
  const own = Object.entries(server).map(([file, hash]) => [`${SERVER_FOLDER}/${file}`, hash] as const);
  return new Map([...Object.entries(files), ...own].filter(([file]) => isSafeFile(file)));
}

export function isServerFile(file: string): boolean {
  return file.startsWith(`${SERVER_FOLDER}/`);
}

/** @throws Refused where the document does not name the file, or it is not what was built */
export function refuseOther(part: string, document: SignedDocument, file: string, bytes: Uint8Array): void {
  const what = `${part} ${document.release}: ${file}`;
  const hint = 'build it again, and publish what was built';
  const expected = hashesOf(document).get(file);
  if (expected === undefined) {
    throw new Refused([
      { code: 'hash', what, expected: 'a file that its document names', actual: 'none', hint },
    ]);
  }
  const actual = integrityOf(bytes);
  if (actual !== expected) throw new Refused([{ code: 'hash', what, expected, actual, hint }]);
}

/** @throws Refused where anything is missing */
export function refuseMissing(part: string, document: SignedDocument, missing: readonly string[]): void {
  if (missing.length === 0) return;
  throw new Refused(
    missing.map((file) => ({
      code: 'hash',
      what: `${part} ${document.release}: ${file}`,
      expected: hashesOf(document).get(file) ?? 'the file',
      actual: 'nothing',
      hint: 'upload it, then finish',
    })),
  );
}

/** Not of the build: the same build may be published again, by somebody else, at another time. */
const OF_PUBLICATION = ['made', 'publisher', 'signature'];

/**
 * Whether a release that is stored is of the same build as one that is to be.
 * @throws Refused where it is another one's
 */
export function refuseTaken(part: string, stored: unknown, document: SignedDocument): void {
  const buildOf = (whole: unknown) =>
    canonicalJson(
      Object.fromEntries(
        Object.entries(whole as object).filter(([field]) => !OF_PUBLICATION.includes(field)),
      ),
    );
  if (typeof stored === 'object' && stored !== null && buildOf(stored) === buildOf(document)) return;
  throw new Refused([
    {
      code: 'clash',
      what: `${part} ${document.release}`,
      expected: 'what is stored under this name, since a published release never changes',
      actual: 'other contents',
      hint: 'raise the version in its package.json and build again',
    },
  ]);
}
