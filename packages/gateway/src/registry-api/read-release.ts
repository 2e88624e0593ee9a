import { messageOf } from '../errors.ts';
import type { PublishedRemote, PublishedShell } from '../releases/documents.ts';
import { SHELL } from '../releases/folders.ts';
import type { ReleaseSite } from '../releases/site.ts';
import { storedRemote, storedShell } from '../releases/stored.ts';

export type StoredRelease = { readonly name: string } & (
  | { readonly kind: 'shell'; readonly document: PublishedShell }
  | { readonly kind: 'remote'; readonly document: PublishedRemote }
);

/** Reads a stored release; `undefined` where it is missing or its signature is wrong. */
export type ReadRelease = (part: string, release: string) => Promise<StoredRelease | undefined>;

export function createReader(
  { store, publishers }: Pick<ReleaseSite, 'store' | 'publishers'>,
  log: { readonly warn: (fields: object, message: string) => void },
): ReadRelease {
  return async (name, release) => {
    const trusted = { store, publishers: await publishers() };
    try {
      return name === SHELL
        ? { kind: 'shell', name, document: await storedShell(trusted, release) }
        : { kind: 'remote', name, document: await storedRemote(trusted, name, release) };
    } catch (error) {
      log.warn({ event: 'release.unread', part: name, release }, messageOf(error));
      return undefined;
    }
  };
}
