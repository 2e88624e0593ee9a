import * as v from 'valibot';
import { publishedRemote, publishedShell, type PublishedRemote, type PublishedShell } from './documents.ts';
import { baseUrlOf, SHELL } from './folders.ts';
import { mayOnlyCheck, owns, SITE_PUBLISHER, type Publishers } from './publishers/publisher.ts';
import { Refused, type Refusal } from './refusal.ts';
import { isSignedBy } from './signature.ts';
import type { ReleaseStore } from './store/store.ts';

/** Where stored releases are read from, and by whose keys they are held to be genuine. */
export interface Trusted {
  readonly store: Pick<ReleaseStore, 'readDocument'>;
  readonly publishers: Publishers;
}

/** @throws where the release is not stored, not in the contract's form, or its signature does not hold */
export async function storedShell(trusted: Trusted, release: string): Promise<PublishedShell> {
  return v.parse(publishedShell, await readSigned(trusted, SHELL, release));
}

/** @throws where the release is not stored, not in the contract's form, or its signature does not hold */
export async function storedRemote(
  trusted: Trusted,
  name: string,
  release: string,
): Promise<PublishedRemote> {
  const document = v.parse(publishedRemote, await readSigned(trusted, name, release));
  if (document.config.name !== name) throw new Error(`it describes ${document.config.name}`);
  return document;
}

/** A genuine description, moved to another place, would still lead to files of another release. */
const place = v.object({ release: v.string(), baseUrl: v.string() });

async function readSigned({ store, publishers }: Trusted, name: string, release: string): Promise<object> {
  const document = await store.readDocument(name, release);
  if (typeof document !== 'object' || document === null) {
    throw new Error('it is not stored: publish it again');
  }
  refuseForged(document, name, publishers);
  const stands = v.parse(place, document);
  if (stands.release !== release || stands.baseUrl !== baseUrlOf(name, release)) {
    throw new Error(`it describes ${stands.baseUrl}, another release: publish it again`);
  }
  return document;
}

/**
 * A publisher that is retired by now has signed as well as ever: what it may no longer do is judged when it
 * publishes.
 * @throws Refused where the document is not signed by a publisher of this site that owns the part, or its key is for checks
 */
export function refuseForged(document: object, part: string, publishers: Publishers): void {
  const named = 'publisher' in document ? document.publisher : SITE_PUBLISHER;
  const publisher = typeof named === 'string' ? publishers.get(named) : undefined;
  const refused = (reason: Omit<Refusal, 'what'>) =>
    new Refused([{ ...reason, what: `${part}: signature of the release` }]);
  if (!publisher) {
    const hint = "sign it with a key of the site's list, or ask its operator to add yours";
    throw refused({
      code: 'publisher',
      expected: 'a publisher of this site',
      actual: JSON.stringify(named),
      hint,
    });
  }
  if (!isSignedBy(document, publisher.key)) {
    throw refused({
      code: 'signature',
      expected: `the one of ${publisher.id} over this document`,
      actual: 'another one, or none',
      hint: 'publish it again: whoever changed it has not signed it',
    });
  }
  if (mayOnlyCheck(publisher)) {
    throw refused({
      code: 'publisher',
      expected: 'a publisher that may publish',
      actual: `${publisher.id}, who may check`,
      hint: `let the team of ${part} publish it`,
    });
  }
  if (!owns(publisher, part)) {
    throw refused({
      code: 'publisher',
      expected: `a publisher that owns ${part}`,
      actual: `${publisher.id}, which owns ${publisher.parts.join(', ') || 'nothing'}`,
      hint: `let the team of ${part} publish it`,
    });
  }
}
