import type { Description } from '../releases/description.ts';
import type { Publisher } from '../releases/publishers/publisher.ts';
import { refuse, type Refusal } from '../releases/refusal.ts';
import type { ReleaseSite } from '../releases/site.ts';
import { refuseMissing, refuseTaken } from '../releases/store/upload.ts';
import type { SignedDocument, Upload } from '../releases/store/store.ts';
import { readSignedDocument } from './documents.ts';
import { firstCode, sizeRefusals } from './first-code.ts';
import { newMisfits, offeredAt, undeclaredAt, withBuild } from './fit.ts';
import type { ReadRelease } from './read-release.ts';
import { RELEASE_LIMITS } from './limits.ts';
import type { UploadMeter } from './upload-meter.ts';
import { requireRight } from './verify-request.ts';

export type Started =
  | { readonly stored: true }
  | { readonly stored: false; readonly upload: string; readonly missing: readonly string[] };

/**
 * Starts the upload of a release: its document is checked before any file is sent.
 * @throws Refused
 */
export async function beginUpload(
  site: ReleaseSite,
  read: ReadRelease,
  publisher: Publisher,
  document: unknown,
): Promise<Started> {
  const { description, signed } = readSignedDocument(document, publisher);
  const { name } = description;
  requireRight(publisher, 'publish', name);
  await refuseUnfit(site, read, description);
  if (await isStored(site, name, signed)) return { stored: true };
  const upload = await site.store.begin(name, signed);
  return { stored: false, upload: upload.id, missing: await upload.missing() };
}

/**
 * Checks a build against the releases that visitors get now.
 * @throws Refused
 */
export async function refuseUnfit(
  { state }: ReleaseSite,
  read: ReadRelease,
  build: Description,
): Promise<void> {
  const offered = await offeredAt(await state.read(), read);
  if (build.kind === 'remote' && offered.shells.length === 0) {
    refuse([
      {
        code: 'standing',
        what: build.name,
        expected: 'a live shell to check remotes against',
        actual: 'none',
        hint: 'publish the shell first',
      },
    ]);
  }
  const undeclared = build.kind === 'remote' ? undeclaredAt(offered, build.document) : [];
  refuse([...undeclared, ...newMisfits(offered, withBuild(offered, build))]);
}

/** Whether the same build is stored already; its publisher and time may differ. */
async function isStored(
  { store }: Pick<ReleaseSite, 'store'>,
  part: string,
  signed: SignedDocument,
): Promise<boolean> {
  const stored = await store.readDocument(part, signed.release);
  if (stored === undefined) return false;
  refuseTaken(part, stored, signed);
  return true;
}

/**
 * Stores an upload that is complete and small enough. Visitors do not get it yet.
 * @throws Refused
 */
export async function finishUpload(
  site: Pick<ReleaseSite, 'store'>,
  upload: Upload,
): Promise<'stored' | 'unchanged'> {
  try {
    refuseMissing(upload.part, upload.document, await upload.missing());
    const tooLarge = await weigh(upload);
    if (tooLarge.length > 0) await upload.discard();
    refuse(tooLarge);
  } catch (error) {
    // Its files are gone where another publisher has finished the same upload meanwhile.
    if (!(await isStored(site, upload.part, upload.document))) throw error;
  }
  return upload.finish();
}

/** Measures the received files; the size that the document states is not trusted. */
async function weigh({ part, release, document, sizeOf }: Upload): Promise<Refusal[]> {
  let first = 0;
  for (const file of firstCode(document as Description['document'])) first += (await sizeOf(file)) ?? 0;
  const { bytes } = document as { readonly bytes?: number };
  return sizeRefusals({ part, release, bytes: bytes ?? first }, first);
}

/**
 * Stores one file of an upload.
 * @throws Refused where its hash differs from the document's, or the release grows too large
 */
export async function takeFile(
  upload: Upload,
  meter: UploadMeter,
  file: string,
  bytes: Uint8Array,
): Promise<void> {
  await upload.put(file, bytes);
  const sum = meter.add(upload.id, file, bytes.length);
  if (sum <= RELEASE_LIMITS.fileBytes) return;
  await upload.discard();
  meter.forget(upload.id);
  refuse([
    {
      code: 'size',
      what: `${upload.part} ${upload.release}: all files`,
      expected: `at most ${RELEASE_LIMITS.fileBytes} bytes`,
      actual: `${sum} bytes so far`,
      hint: 'keep pictures and films out of the release: the platform serves them',
    },
  ]);
}
