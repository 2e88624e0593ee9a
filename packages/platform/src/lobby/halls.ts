import { asc, count, eq, and, sql, type SQL } from 'drizzle-orm';
import { HALLS, JURISDICTION_RULES, type CurrencyCode, type HallKey } from '@tessera/domain';
import { MOBILE_TEMPLATES, type GameTypeGroup, type SiteSettings } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import { favourites, games, providers } from '../db/schema/catalogue.ts';
import { HALL_NAMES } from '../seed/texts/halls.ts';
import type { Services } from '../services.ts';
import { playableWith } from './game-query.ts';
import { presentProvider, type Visitor } from './presenting.ts';

interface Asked {
  readonly currency: CurrencyCode;
  readonly device: number;
  /** Providers whose pages need a login. */
  readonly customized: readonly number[];
  readonly where?: SQL;
  /** The template whose order the halls have, see {@link orderOf}. */
  readonly template?: string | undefined;
}

/** Halls that the sports template shows before all others. */
const SPORTS: readonly HallKey[] = ['sport', 'virtual', 'esport'];

/** Returns the template that orders the halls: a phone's has no order of its own, so the site's desktop template decides. */
export function orderOf(site: Pick<SiteSettings, 'template'>, asked: string): string {
  return MOBILE_TEMPLATES.some((mobile) => mobile === asked) ? site.template : asked;
}

/** Returns the halls in a template's order: sports first in `apsport`. */
function hallsOf(template: string | undefined): readonly (typeof HALLS)[number][] {
  if (template !== 'apsport') return HALLS;
  const isSport = ({ key }: { readonly key: HallKey }) => SPORTS.includes(key);
  return [...HALLS.filter(isSport), ...HALLS.filter((hall) => !isSport(hall))];
}

/** The gateway's icon service has a drawing for each hall under its key. */
const iconOf = ({ key }: { readonly key: HallKey }) => `tessera:${key}`;

/** A game's value of the hall's most played one by this provider. */
const ofMostPlayed = (column: typeof games.gameType | typeof games.gameCode) =>
  sql<string>`(array_agg(${column} ORDER BY ${games.popularity} DESC, ${games.id}))[1]`;

/** Lists the halls that the law opens, in the template's order, each with the providers that have a game in it for this currency and device. */
export async function listHalls(
  { db, media, settings }: Services,
  { memberId, language }: Visitor,
  { currency, device, customized, where, template }: Asked,
): Promise<GameTypeGroup[]> {
  const own = and(eq(favourites.gameId, games.id), eq(favourites.memberId, memberId ?? 0));
  const rows = await db
    .select({
      hallId: games.hallId,
      provider: providers,
      gameCount: count(games.id),
      gameType: ofMostPlayed(games.gameType),
      gameCode: ofMostPlayed(games.gameCode),
      isFavourite: sql<boolean>`bool_or(${favourites.gameId} IS NOT NULL)`,
    })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.providerId))
    .leftJoin(favourites, own)
    .where(and(playableWith(currency, device), where))
    .groupBy(games.hallId, providers.id)
    .orderBy(asc(providers.position));
  const now = new Date();
  const { openHalls } = JURISDICTION_RULES[settings.jurisdiction];
  const open = hallsOf(template).filter(({ key }) => openHalls === 'all' || openHalls.includes(key));
  return open
    .map((hall) => ({
      gtId: hall.id,
      gtName: inLanguage(HALL_NAMES[hall.key], language),
      gtNameShort: hall.key,
      gtIcon: iconOf(hall),
      gtIconActive: iconOf(hall),
      gpList: rows
        .filter(({ hallId }) => hallId === hall.id)
        .map((row) =>
          presentProvider(
            { ...row, androidPrefix: hall.androidPrefix, isCustomized: customized.includes(row.provider.id) },
            media,
            now,
          ),
        ),
    }))
    .filter(({ gpList }) => gpList.length > 0);
}
