import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { hallOf, type CurrencyCode, type LocaleCode } from '@tessera/domain';
import type { Calls, AnswerInputOf } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import { games, providers } from '../db/schema/catalogue.ts';
import { banners, type Banner, type BannerLink } from '../db/schema/site.ts';
import type { Database } from '../db/connect.ts';
import { flag } from '../http/flag.ts';
import type { Media } from '../media/media.ts';
import { HALL_NAMES } from '../seed/texts/halls.ts';

type WireBanner = AnswerInputOf<Calls['carousel']>['list'][number];
type GamePlace = Pick<typeof games.$inferSelect, 'id' | 'hallId' | 'providerId'> & { readonly name: string };
interface Shown {
  readonly language: LocaleCode;
  /** A game banner without a currency of its own is for every currency: it names the visitor's. */
  readonly currency: CurrencyCode;
  /** Providers whose pages need a login. */
  readonly customized: readonly number[];
}

/** Link types of the wire (spec §3 Banner). */
const LINK_TYPE = { external: 0, internal: 1, game: 2 } as const;

/** @param useType 0 desktop, 1 small, 2 mobile: the latter two get the phone's crop */
export async function listBanners(
  { db, media }: { readonly db: Database; readonly media: Media },
  useType: 0 | 1 | 2,
  shown: Shown,
): Promise<WireBanner[]> {
  const rows = await db
    .select()
    .from(banners)
    .where(and(isNull(banners.withdrawnAt), isFor(shown.currency)))
    .orderBy(asc(banners.position));
  const linked = rows.flatMap(({ link }) => (link.kind === 'game' ? [link.gameId] : []));
  const places = await db
    .select({ id: games.id, hallId: games.hallId, providerId: games.providerId, name: providers.name })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.providerId))
    .where(inArray(games.id, linked));
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const crop = useType === 0 ? 'desktop' : 'phone';
  return rows.map((row) => ({
    id: row.id,
    title: inLanguage(row.title, shown.language),
    image: media.image({ kind: 'banner', key: row.artKey, crop }),
    ...linkOf(row, placeOf, shown),
  }));
}

const isFor = (currency: CurrencyCode) =>
  sql`(${banners.currencies} IS NULL OR ${banners.currencies} @> ${JSON.stringify([currency])}::jsonb)`;

function linkOf({ link }: Banner, placeOf: ReadonlyMap<number, GamePlace>, shown: Shown) {
  return {
    url: addressOf(link),
    linkType: link.kind === 'none' ? LINK_TYPE.internal : LINK_TYPE[link.kind],
    linkMethod: link.kind === 'external' && link.newWindow ? (1 as const) : (0 as const),
    gameLinkParameter: link.kind === 'game' ? gameLink(link, placeOf, shown) : null,
  };
}

/** Banners open only with an address (spec §5); that of a game banner is not followed, the parameters are. */
function addressOf(link: BannerLink): string | null {
  if (link.kind === 'external') return link.url;
  if (link.kind === 'internal') return link.path;
  return link.kind === 'game' ? '/' : null;
}

function gameLink(
  { gameId, currency }: Extract<BannerLink, { kind: 'game' }>,
  placeOf: ReadonlyMap<number, GamePlace>,
  shown: Shown,
) {
  const place = placeOf.get(gameId);
  if (!place) return null;
  const hall = hallOf(place.hallId);
  return {
    currency: currency ?? shown.currency,
    gtId: place.hallId,
    gpId: place.providerId,
    gameId,
    customized: flag(shown.customized.includes(place.providerId)),
    gpGtName: hall ? `${place.name} · ${inLanguage(HALL_NAMES[hall.key], shown.language)}` : place.name,
  };
}
