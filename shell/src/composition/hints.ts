import type { Release } from '@tessera/contracts';

/** `now` is for code that the page waits for, `later` for code that the visitor may need next. */
export type Urgency = 'now' | 'later';

/** Makes the browser fetch the files that parts of a release need; the part `entry` is the container itself. */
export type Hint = (release: Release, parts: readonly string[], urgency: Urgency) => void;

/**
 * Creates the function that fetches files early. Without it files load one after the other: the container names its
 * module, the module names its parts. The registry knows all of them, so they are requested at once.
 * @param nonce of the content security policy
 */
export function createHints(page: Document, nonce: string | undefined): Hint {
  const preloads = page.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="script"]');
  const requested = new Set([...preloads].map(({ href }) => href));
  /** The links that load with low priority, by address. */
  const lowPriority = new Map<string, HTMLLinkElement>();

  function fetchAhead(href: string, integrity: string, urgency: Urgency): void {
    const link = page.createElement('link');
    Object.assign(link, {
      // Not `preload`: browsers warn about preloads that are unused a few seconds after the page has loaded.
      rel: 'prefetch',
      as: 'script',
      crossOrigin: 'anonymous',
      // By default a prefetch loads after every image, and the script that needs the file waits for it.
      fetchPriority: urgency === 'now' ? 'high' : 'low',
      integrity,
      href,
    });
    if (nonce) link.nonce = nonce;
    if (urgency === 'later') {
      lowPriority.set(href, link);
      for (const end of ['load', 'error']) link.addEventListener(end, () => lowPriority.delete(href));
    }
    page.head.append(link);
  }

  return ({ baseUrl, entry, files, parts: filesOf }, parts, urgency) => {
    for (const file of parts.flatMap((part) => (part === 'entry' ? [entry] : (filesOf[part] ?? [])))) {
      const { href } = new URL(baseUrl + file, page.baseURI);
      const integrity = files[file];
      const replaced = urgency === 'now' ? lowPriority.get(href) : undefined;
      if (!integrity || (requested.has(href) && !replaced)) continue;
      requested.add(href);
      // Removing the link ends its fetch.
      replaced?.remove();
      lowPriority.delete(href);
      fetchAhead(href, integrity, urgency);
    }
  };
}
