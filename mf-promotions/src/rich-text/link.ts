import type { RichLink } from './tree.ts';

/** Stands for this site while an address is read; no real host has this name. */
const OWN_ORIGIN = 'https://own.invalid';

/**
 * The target of a link out of an operator's editor: http, https or a path of this site (readings: "Links from
 * data"), or `undefined` for anything else. Read by the URL parser that the browser itself uses, so that no
 * spelling (`java\nscript:`, `/\host`) means one thing here and another there.
 */
export function readLink(href: string): RichLink | undefined {
  const isPath = /^\s*[/\\]/.test(href);
  const isAddress = /^\s*https?:/i.test(href);
  if ((!isPath && !isAddress) || !URL.canParse(href, OWN_ORIGIN)) return undefined;
  const url = new URL(href, OWN_ORIGIN);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.origin === OWN_ORIGIN) return { kind: 'internal', path: url.pathname + url.search + url.hash };
  // A name and password in an address only serve to look like another one.
  if (url.username || url.password) return undefined;
  return { kind: 'external', url: url.href };
}

/** The path of an image on this site, or `undefined`: one from elsewhere would tell that site who reads this. */
export function readImagePath(src: string): string | undefined {
  const link = readLink(src);
  return link?.kind === 'internal' ? link.path : undefined;
}
