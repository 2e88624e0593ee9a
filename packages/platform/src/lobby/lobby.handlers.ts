import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { CURRENCY_OF_LOCALE } from '@tessera/domain';
import { inLanguage } from '../db/columns.ts';
import { games, plays } from '../db/schema/catalogue.ts';
import { announcements } from '../db/schema/site.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { requireSite } from '../site/site.ts';
import { listBanners } from './banners.ts';
import { crashGames, crashMenuPlace } from './crash.ts';
import { storeFavourites } from './favourites.ts';
import { detailOf, roomOf } from './game-detail.ts';
import { inHall, ofProvider, playableWith, queryGames } from './game-query.ts';
import { listHalls, orderOf } from './halls.ts';
import { jackpotAt } from './jackpot.ts';
import type { Visitor } from './presenting.ts';
import { searchGames } from './search.ts';

type LobbyCalls =
  | 'carousel'
  | 'favoriteStore'
  | 'gameDetail'
  | 'gameLabel'
  | 'gameList'
  | 'gameRoom'
  | 'gameSearch'
  | 'hotGames'
  | 'jackpot'
  | 'lastPlayed'
  | 'marquee'
  | 'tagGameList';

const SHELF = 24;
const LAST_PLAYED = 20;
const LABEL_GAMES = 1_000;
const TAGS = ['hot', 'new'] as const;

export function lobbyHandlers(services: Services): Pick<Handlers, LobbyCalls> {
  const { db } = services;
  const visitorOf = (context: {
    readonly member: { readonly id: number } | undefined;
    readonly language: Visitor['language'];
  }): Visitor => ({ memberId: context.member?.id, language: context.language });

  return {
    async carousel({ siteId, useType, currency: asked }, { member, language }) {
      const currency = asked ?? member?.currency ?? CURRENCY_OF_LOCALE[language];
      const { customizedProviders: customized = [] } = await requireSite(db, siteId);
      return { list: await listBanners(services, useType, { language, currency, customized }) };
    },

    async marquee({ sortField, sortOrder }, { language, member }) {
      const column = sortField === 'id' ? announcements.id : announcements.updatedAt;
      const rows = await db
        .select()
        .from(announcements)
        .where(
          and(
            eq(member ? announcements.afterLogin : announcements.beforeLogin, true),
            isNull(announcements.withdrawnAt),
          ),
        )
        .orderBy(sortOrder === 'asc' ? asc(column) : desc(column));
      return {
        list: rows.map((row) => ({
          id: row.id,
          content: inLanguage(row.content, language),
          displayBeforeLogin: flag(row.beforeLogin),
          displayAfterLogin: flag(row.afterLogin),
          updatedAt: row.updatedAt.toISOString(),
        })),
      };
    },

    async jackpot({ currency }) {
      const { total, growthPerSecond } = jackpotAt(Date.now(), currency);
      return { jackpotAmountTotal: total, growthPerSecond };
    },

    async gameList({ siteId, currency, supportDevice: device, template }, context) {
      const site = await requireSite(db, siteId);
      const { customizedProviders: customized = [] } = site;
      const list = await listHalls(services, visitorOf(context), {
        currency,
        device,
        customized,
        template: orderOf(site, template),
      });
      return { list, crashAfter: await crashMenuPlace(db, site, list, crashGames(currency, device)) };
    },

    async tagGameList({ currency, supportDevice, tag, gtId }, context) {
      const where = and(playableWith(currency, supportDevice), eq(games.tag, tag), inHall(gtId));
      const { list } = await queryGames(services, visitorOf(context), { where, limit: SHELF });
      return { list };
    },

    async gameLabel({ currency, device, gpId, gameTypeId }, context) {
      const where = and(playableWith(currency, device), ofProvider(gpId), inHall(gameTypeId));
      const { list: main } = await queryGames(services, visitorOf(context), { where, limit: LABEL_GAMES });
      const labels = TAGS.map((tag, index) => ({
        id: index + 1,
        tag,
        gameList: main.filter((game) => game.tag === tag),
      }));
      return { list: labels.filter(({ gameList }) => gameList.length > 0), main };
    },

    async hotGames({ currency, gtId }, context) {
      const where = and(playableWith(currency, undefined), inHall(gtId));
      const { list } = await queryGames(services, visitorOf(context), { where, limit: SHELF });
      return { list };
    },

    async lastPlayed(_payload, context) {
      const { id, currency } = context.member;
      const { list } = await queryGames(services, visitorOf(context), {
        where: playableWith(currency, undefined),
        among: sql`(SELECT game_id, last_at FROM ${plays} WHERE ${plays.memberId} = ${id})`,
        orderBy: [sql`among.last_at DESC`],
        limit: LAST_PLAYED,
      });
      return { list };
    },

    async favoriteStore({ data }, { member, refuse }) {
      if (!(await storeFavourites(db, member.id, data))) throw refuse('404');
      return {};
    },

    async gameDetail(payload, context) {
      const detail = await detailOf(services, payload, visitorOf(context));
      if (!detail) throw context.refuse('404');
      return detail;
    },

    gameRoom: (payload, context) => roomOf(services, payload, visitorOf(context)),

    gameSearch: (payload, context) => searchGames(services, payload, visitorOf(context)),
  };
}
