import { describe, publicationOf, type Description } from '../releases/description.ts';
import type { Publisher } from '../releases/publishers/publisher.ts';
import { refuse } from '../releases/refusal.ts';
import { isSignedBy } from '../releases/signature.ts';
import type { SignedDocument } from '../releases/store/store.ts';
import { RELEASE_LIMITS } from './limits.ts';

export interface UploadedDocument {
  readonly description: Description;
  /** As it was signed. */
  readonly signed: SignedDocument;
}

/**
 * Reads a build's document, before it is published.
 * @throws Refused where it is not in the contract's form
 */
export function readBuildDocument(value: unknown): Description {
  const description = describe(value, 'document');
  const { files, server } = description.document;
  const count = Object.keys(files).length + Object.keys(server).length;
  if (count > RELEASE_LIMITS.files) {
    refuse([
      {
        code: 'size',
        what: `${titleOf(description)}: files`,
        expected: `at most ${RELEASE_LIMITS.files}`,
        actual: String(count),
        hint: 'configure the build to write fewer, larger files',
      },
    ]);
  }
  return description;
}

/**
 * Reads a signed document that is to be published.
 * @throws Refused where it is not in the contract's form, leads elsewhere, or the publisher has not signed it
 */
export function readSignedDocument(value: unknown, publisher: Publisher): UploadedDocument {
  const description = readBuildDocument(value);
  const said = publicationOf(value, description);
  const title = titleOf(description);
  if (said.publisher !== publisher.id) {
    refuse([
      {
        code: 'publisher',
        what: `${title}: publisher`,
        expected: `${publisher.id}, who signs the request`,
        actual: said.publisher,
        hint: 'name the publisher in the document whose key signs it',
      },
    ]);
  }
  if (!isSignedBy(value as object, publisher.key)) {
    refuse([
      {
        code: 'signature',
        what: `${title}: signature`,
        expected: `one of ${publisher.id} over this document`,
        actual: 'another',
        hint: 'sign the document as it is sent: its canonical JSON without the signature',
      },
    ]);
  }
  return { description, signed: value as SignedDocument };
}

function titleOf({ name, document }: Description): string {
  return `${name} ${document.release}`;
}
