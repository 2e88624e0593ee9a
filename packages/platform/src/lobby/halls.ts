import { asc, count, eq, and, type SQL } from 'drizzle-orm';
import { HALLS, type CurrencyCode, type LocaleCode } from '@tessera/domain';
import type { GameTypeGroup } from '@tessera/wire';
import { inLanguage } from '../db/columns.ts';
import { games, providers } from '../db/schema/catalogue.ts';
import { HALL_NAMES } from '../seed/texts/halls.ts';
import type { Services } from '../services.ts';
import { playableWith } from './game-query.ts';
import { presentProvider } from './presenting.ts';

/** Halls in the site's order, each with the providers that have a game in it for this currency and device. */
export async function listHalls(
  { db, media }: Services,
  currency: CurrencyCode,
  device: number,
  language: LocaleCode,
  where?: SQL,
): Promise<GameTypeGroup[]> {
  const rows = await db
    .select({ hallId: games.hallId, provider: providers, gameCount: count(games.id) })
    .from(games)
    .innerJoin(providers, eq(providers.id, games.providerId))
    .where(and(playableWith(currency, device), where))
    .groupBy(games.hallId, providers.id)
    .orderBy(asc(providers.position));
  const now = new Date();
  return HALLS.map((hall) => ({
    gtId: hall.id,
    gtName: inLanguage(HALL_NAMES[hall.key], language),
    gtNameShort: hall.key,
    gpList: rows
      .filter(({ hallId }) => hallId === hall.id)
      .map(({ provider, gameCount }) => presentProvider(provider, gameCount, media, now)),
  })).filter(({ gpList }) => gpList.length > 0);
}
