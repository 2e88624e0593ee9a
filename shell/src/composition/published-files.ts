import type { Registry, Release } from '@tessera/contracts';

/** The published script files with their hashes. Decides whether a script may run. */
export interface PublishedFiles {
  /**
   * Returns the hash of the file at an absolute or relative address; an empty text for a trusted file without a hash.
   * @throws TypeError for an address that no release names
   */
  readonly integrityOf: (url: string) => string;
  /** Adds a release's files. */
  readonly add: (release: Pick<Release, 'baseUrl' | 'files'>) => void;
  /** Trusts all files below an address: a remote under development changes while it is tried out. */
  readonly trust: (baseUrl: string) => void;
}

/** Creates the list from the registry. @param origin the base of relative addresses */
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
      // A retry may carry a query, so that the browser requests a hanging script again; it is the same file.
      address.search = '';
      const hash = hashes.get(address.href);
      if (!hash && !trusted.some((base) => address.href.startsWith(base))) {
        throw new TypeError(`Refused to load a script that no release names: ${address.href}`);
      }
      return hash ?? '';
    },
  };
}
