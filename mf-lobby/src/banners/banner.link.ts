import type { AnswerOf, carousel } from '@tessera/wire';

export type Banner = AnswerOf<typeof carousel>['list'][number];

/** Where a banner leads; never anywhere that its data could have smuggled in. */
export type BannerLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'external'; readonly url: string; readonly newWindow: boolean }
  | { readonly kind: 'internal'; readonly path: string; readonly newWindow: boolean }
  /** The games of a provider in a hall. */
  | { readonly kind: 'provider'; readonly gtId: number; readonly gpId: number }
  | { readonly kind: 'game'; readonly gtId: number; readonly gpId: number; readonly gameId: number };

const NONE: BannerLink = { kind: 'none' };

/** The banner's link by the rules of spec §3 Banner and §5: `link_type` 0 external, 1 internal path, 2 game. */
export function bannerLink(
  banner: Pick<Banner, 'url' | 'linkType' | 'linkMethod' | 'gameLinkParameter'>,
  site: { readonly currency: string; readonly demo: boolean },
): BannerLink {
  if (site.demo) return NONE;
  const { url, linkType, gameLinkParameter } = banner;
  if (linkType === 2) {
    if (!gameLinkParameter || gameLinkParameter.currency !== site.currency) return NONE;
    const { gtId, gpId, gameId } = gameLinkParameter;
    return gameId === null ? { kind: 'provider', gtId, gpId } : { kind: 'game', gtId, gpId, gameId };
  }
  const newWindow = banner.linkMethod === 1;
  if (linkType === 1) {
    const path = internalPath(url);
    return path === undefined ? NONE : { kind: 'internal', path, newWindow };
  }
  const address = externalAddress(url);
  return address === undefined ? NONE : { kind: 'external', url: address, newWindow };
}

/** The address as the browser would read it, if it is http or https. */
export function externalAddress(text: string | null): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Only there to resolve against: what leaves this origin is no path of the site. */
const ANY_ORIGIN = 'https://site.invalid';

/** The path with its query and fragment, if it stays on this site; the leading slash may be missing. */
export function internalPath(text: string | null): string | undefined {
  if (!text || !URL.canParse(text, ANY_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, ANY_ORIGIN);
  // `/\evil` and `/.//evil` stay on the origin and yet begin with two slashes.
  return origin === ANY_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
