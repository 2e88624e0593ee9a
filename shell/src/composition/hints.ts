import type { Release } from '@tessera/contracts';

/** `now` is for code that somebody waits for, `later` for what the visitor may want next. */
export type Urgency = 'now' | 'later';

/** Has the browser fetch files of a release, by the parts that need them; `entry` is the container itself. */
export type Hint = (release: Release, parts: readonly string[], urgency: Urgency) => void;

/**
 * A remote's files are known only one by the other: the container names its module, the module its parts. The registry
 * knows them all, so they are asked for at once.
 * @param nonce of the content security policy
 */
export function createHints(page: Document, nonce: string | undefined): Hint {
  const preloads = page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  const known = new Set([...preloads].map(({ href }) => href));
  /** On their way without hurry, by address. */
  const unhurried = new Map<string, HTMLLinkElement>();

  function fetchAhead(href: string, integrity: string, urgency: Urgency): void {
    const link = page.createElement('link');
    Object.assign(link, {
      // Not `preload`: a few seconds after the page was loaded, browsers complain of each that was not used by then, were
      // it asked for a moment before.
      rel: 'prefetch',
      as: 'script',
      crossOrigin: 'anonymous',
      // By itself a prefetch comes after every picture, and the script that wants the same file waits for it.
      fetchPriority: urgency === 'now' ? 'high' : 'low',
      integrity,
      href,
    });
    if (nonce) link.nonce = nonce;
    if (urgency === 'later') {
      unhurried.set(href, link);
      for (const end of ['load', 'error']) link.addEventListener(end, () => unhurried.delete(href));
    }
    page.head.append(link);
  }

  return ({ baseUrl, entry, files, parts: filesOf }, parts, urgency) => {
    for (const file of parts.flatMap((part) => (part === 'entry' ? [entry] : (filesOf[part] ?? [])))) {
      const { href } = new URL(baseUrl + file, page.baseURI);
      const integrity = files[file];
      const slow = urgency === 'now' ? unhurried.get(href) : undefined;
      if (!integrity || (known.has(href) && !slow)) continue;
      known.add(href);
      // The browser ends what it fetches for it.
      slow?.remove();
      unhurried.delete(href);
      fetchAhead(href, integrity, urgency);
    }
  };
}
