import type { Release } from '@tessera/contracts';

/** Has the browser fetch files of a release, by the parts that need them; `entry` is the container itself. */
export type Hint = (release: Release, parts: readonly string[]) => void;

/**
 * A remote's files are known only one by the other: the container names its module, the module its parts. The registry
 * knows them all, so they are asked for at once.
 * @param nonce of the content security policy
 */
export function createHints(page: Document, nonce: string | undefined): Hint {
  const links = page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  const known = new Set([...links].map(({ href }) => href));
  return ({ baseUrl, entry, files, parts: filesOf }, parts) => {
    for (const file of parts.flatMap((part) => (part === 'entry' ? [entry] : (filesOf[part] ?? [])))) {
      const { href } = new URL(baseUrl + file, page.baseURI);
      const integrity = files[file];
      if (known.has(href) || !integrity) continue;
      known.add(href);
      const link = page.createElement('link');
      // Not `preload`: a few seconds after the page was loaded, browsers complain of each that was not used by then, were
      // it asked for a moment before.
      Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', integrity, href });
      if (nonce) link.nonce = nonce;
      page.head.append(link);
    }
  };
}
