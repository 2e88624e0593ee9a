import { externalUrl, internalPath } from '@tessera/domain';
import type { AnswerOf, carousel } from '@tessera/wire';

export type Banner = AnswerOf<typeof carousel>['list'][number];

/** The target of a banner. Only addresses of permitted kinds become links, since banners are data. */
export type BannerLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'external'; readonly url: string; readonly newWindow: boolean }
  | { readonly kind: 'internal'; readonly path: string; readonly newWindow: boolean }
  /** The games of a provider in a hall. */
  | ({ readonly kind: 'provider' } & Place)
  | ({ readonly kind: 'game'; readonly gameId: number } & Place);

/** A provider in a hall, as the wire names it; whether its games need a login, and its name. */
type Place = Omit<NonNullable<Banner['gameLinkParameter']>, 'gameId'>;

const NONE: BannerLink = { kind: 'none' };

/** Returns a banner's link (spec §3 Banner, §5): `link_type` 0 external, 1 internal path, 2 game. */
export function bannerLink(
  banner: Pick<Banner, 'url' | 'linkType' | 'linkMethod' | 'gameLinkParameter'>,
  site: { readonly currency: string; readonly demo: boolean },
): BannerLink {
  if (site.demo) return NONE;
  const { url, linkType, gameLinkParameter } = banner;
  if (linkType === 2) {
    if (!gameLinkParameter || gameLinkParameter.currency !== site.currency) return NONE;
    const { gameId, ...place } = gameLinkParameter;
    return gameId === null ? { kind: 'provider', ...place } : { kind: 'game', ...place, gameId };
  }
  const newWindow = banner.linkMethod === 1;
  if (linkType === 1) {
    const path = internalPath(withSlash(url));
    return path === undefined ? NONE : { kind: 'internal', path, newWindow };
  }
  const address = externalUrl(url);
  return address === undefined ? NONE : { kind: 'external', url: address, newWindow };
}

/** Adds the leading slash of a path, which operators may omit. */
function withSlash(text: string | null): string | null {
  return text !== null && /^[\w-]+([/?#]|$)/.test(text) ? `/${text}` : text;
}
