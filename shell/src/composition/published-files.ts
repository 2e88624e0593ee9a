import type { Registry, Release } from '@tessera/contracts';

/** Which script files were published, and with which content: the one answer to "may this script run?". */
export interface PublishedFiles {
  /**
   * The hash of the file at this address, on any origin's form of it; empty for a trusted folder's file without one.
   * @throws TypeError for an address that no release names
   */
  readonly integrityOf: (url: string) => string;
  /** Lets a release's files in. */
  readonly add: (release: Pick<Release, 'baseUrl' | 'files'>) => void;
  /** Lets all files below an address in: a remote that somebody tries out changes while they work on it. */
  readonly trust: (baseUrl: string) => void;
}

/** @param origin what relative base addresses are relative to */
export function createPublishedFiles(origin: string, registry: Registry): PublishedFiles {
  const hashes = new Map<string, string>();
  const trusted: string[] = [];
  const add: PublishedFiles['add'] = ({ baseUrl, files }) => {
    for (const [path, hash] of Object.entries(files)) hashes.set(new URL(baseUrl + path, origin).href, hash);
  };
  for (const entry of registry.remotes) {
    add(entry.live);
    if (entry.previous) add(entry.previous);
  }
  return {
    add,
    trust: (baseUrl) => void trusted.push(baseUrl),
    integrityOf(url) {
      const address = new URL(url, origin);
      // A retry may carry a query, so that a script that hung is asked for anew; it is the same file.
      address.search = '';
      const hash = hashes.get(address.href);
      if (!hash && !trusted.some((base) => address.href.startsWith(base))) {
        throw new TypeError(`Refused to load a script that no release names: ${address.href}`);
      }
      return hash ?? '';
    },
  };
}
