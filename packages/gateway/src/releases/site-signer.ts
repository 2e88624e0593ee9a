import { createPublicKey } from 'node:crypto';
import type { Description } from './description.ts';
import { baseUrlOf, releaseFolders } from './folders.ts';
import { SITE_PUBLISHER } from './publishers/publisher.ts';
import { keyText } from './publishers/read.ts';
import { siteKey } from './publishers/site-key.ts';
import { Refused } from './refusal.ts';
import { signatureOf } from './signature.ts';
import type { ReleaseSite } from './site.ts';
import type { SignedDocument } from './store/store.ts';

/** Makes a signed document of a build's description. */
export type Sign = (description: Description) => SignedDocument;

/**
 * Signs as the site's own publisher, which is made on the first publication.
 * @throws Refused where the site's list of publishers does not have it, or no longer
 */
export async function siteSigner({ publishers }: ReleaseSite, dataDir: string): Promise<Sign> {
  const key = await siteKey(releaseFolders(dataDir));
  const publisher = (await publishers()).get(SITE_PUBLISHER);
  const isListed = publisher && keyText(publisher.key) === keyText(createPublicKey(key));
  if (!isListed || publisher.retired) {
    throw new Refused([
      {
        code: 'publisher',
        what: "the site's own publisher",
        expected: `the key of ${releaseFolders(dataDir).privateKey} as "${SITE_PUBLISHER}" in the list of publishers`,
        actual: !publisher ? 'none of that name' : isListed ? 'one that is retired' : 'another key',
        hint: `put "${keyText(createPublicKey(key))}" there, or publish through the gateway with a key that is listed`,
      },
    ]);
  }
  return ({ name, document }) => {
    const whole = {
      ...document,
      baseUrl: baseUrlOf(name, document.release),
      made: { at: new Date().toISOString(), by: SITE_PUBLISHER, commit: null, changes: '' },
      publisher: SITE_PUBLISHER,
    };
    return { ...whole, signature: signatureOf(whole, key) };
  };
}
