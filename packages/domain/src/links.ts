/** A link that comes from data. */
export type Link =
  /** A path of this site with its query and fragment, without locale. */
  { readonly kind: 'internal'; readonly path: string } | { readonly kind: 'external'; readonly url: string };

/** Placeholder origin of this site while a path is resolved; `.invalid` is never a real host (RFC 6761). */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * Reads a link that comes from data (readings: "Links out of data"): a path of this site that begins with a slash, or
 * an absolute http(s) address without credentials. Returns `undefined` for everything else.
 * The URL parser that browsers use decides, so that `/\host`, `/.//host` or `java\nscript:` have one meaning everywhere.
 */
export function readLink(text: string | null | undefined): Link | undefined {
  const address = text?.trim() ?? '';
  // Only with both slashes: `https:x` is relative to a page that is itself on https.
  if (/^https?:\/\//i.test(address)) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    // A name and password in an address only serve to imitate another one.
    return url && !url.username && !url.password ? { kind: 'external', url: url.href } : undefined;
  }
  if (!address.startsWith('/') || !URL.canParse(address, OWN_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, OWN_ORIGIN);
  // The path of `/.//host` is `//host`, which a browser would read as another host.
  if (origin !== OWN_ORIGIN || pathname.startsWith('//')) return undefined;
  return { kind: 'internal', path: pathname + search + hash };
}

/** Returns the path of a link within this site, or `undefined` for any other. */
export function internalPath(text: string | null | undefined): string | undefined {
  const link = readLink(text);
  return link?.kind === 'internal' ? link.path : undefined;
}

/** Returns the address of a link to another page of the web, or `undefined` for any other. */
export function externalUrl(text: string | null | undefined): string | undefined {
  const link = readLink(text);
  return link?.kind === 'external' ? link.url : undefined;
}
