import { and, eq } from 'drizzle-orm';
import { DEFAULT_LOCALE, type CurrencyCode } from '@tessera/domain';
import type { Image } from '@tessera/wire';
import type { Database } from '../db/connect.ts';
import { games } from '../db/schema/catalogue.ts';
import type { Media } from '../media/media.ts';
import { listBanners } from './banners.ts';
import { playableWith, queryGames } from './game-query.ts';

interface Services {
  readonly db: Database;
  readonly media: Media;
}

/** Of guests and of the sample members. */
const CURRENCIES: readonly CurrencyCode[] = ['USD', 'INR', 'RMB'];
/** A wide screen shows so many of each shelf before it is scrolled. */
const SHELF_GAMES = 9;
/** On a wide screen the fourth banner is cut off at the edge; a phone shows the edge of the second. */
const BANNERS = [
  { useType: 0, count: 4 },
  { useType: 2, count: 2 },
] as const;

/** Returns the paths of what the home page shows before it is scrolled: banners, and the first two shelves. */
export async function firstViewPictures(services: Services): Promise<string[]> {
  const lists = await Promise.all(
    CURRENCIES.flatMap((currency) => [
      ...BANNERS.map(async ({ useType, count }) => {
        const shown = { language: DEFAULT_LOCALE, currency, customized: [] };
        return (await listBanners(services, useType, shown)).slice(0, count).map(({ image }) => image);
      }),
      shelf(services, currency, undefined),
      shelf(services, currency, 'new'),
    ]),
  );
  return [...new Set(lists.flat().flatMap(pathsOf))];
}

async function shelf(services: Services, currency: CurrencyCode, tag: 'new' | undefined): Promise<Image[]> {
  const where = and(playableWith(currency, undefined), tag && eq(games.tag, tag));
  const visitor = { memberId: undefined, language: DEFAULT_LOCALE };
  const { list } = await queryGames(services, visitor, { where, limit: SHELF_GAMES });
  return list.map(({ icon }) => icon);
}

/** One size is enough: a picture is drawn in all of them at once. */
const pathsOf = ({ sources }: Image): string[] => Object.values(sources).slice(0, 1);
