import { and, eq, inArray, sql } from 'drizzle-orm';
import { PLATFORM_CODE, hallOf, layoutCode } from '@tessera/domain';
import { DESKTOP_TEMPLATES, maintenanceRefusal, MOBILE_TEMPLATES, toWire } from '@tessera/wire';
import { games, providers } from '../db/schema/catalogue.ts';
import { flag } from '../http/flag.ts';
import type { Handlers } from '../http/handlers.ts';
import { guestMayTry, withDemoFor } from '../play/guest-demos.ts';
import { findGame, openDemo, openReal } from '../play/launch.ts';
import { isTransferDisabled } from '../play/transfer-lock.ts';
import { orRestricted } from '../responsible/refusals.ts';
import type { Services } from '../services.ts';
import { entriesOf } from '../site/lists.ts';
import { requireSite } from '../site/site.ts';
import { crashGames } from './crash.ts';
import { BY_POPULARITY, inHall, ofProvider, playableWith, queryGames } from './game-query.ts';
import { listHalls, orderOf } from './halls.ts';

type GameListCalls =
  'crashMenu' | 'demoGameTypes' | 'demoProviderGames' | 'sportQuickbetUrl' | 'templateGameList';

const MOST_GAMES = 1_000;
const CRASH_MENU = 40;
const SPORT_HALL = 4;
const DEVICE_OF = {
  desktop: PLATFORM_CODE.desktop,
  mobile: PLATFORM_CODE.mobile,
  app: PLATFORM_CODE.app,
} as const;

export function gameListHandlers(services: Services): Pick<Handlers, GameListCalls> {
  const { db } = services;

  return {
    async templateGameList({ siteId, currency, supportDevice, template: asked }, { member, language }) {
      const site = await requireSite(db, siteId);
      const isDesktop = layoutCode(supportDevice) === PLATFORM_CODE.desktop;
      const templates: readonly string[] = isDesktop ? DESKTOP_TEMPLATES : MOBILE_TEMPLATES;
      const own = isDesktop ? site.template : site.mobileTemplate;
      const template = templates.find((one) => one === asked) ?? own;
      const entries = await entriesOf(db, 'game', { template });
      const ids = entries.flatMap(({ gameId }) => gameId ?? []);
      const where = and(inArray(games.id, ids), playableWith(currency, supportDevice));
      const place = sql`array_position(${sql.raw(`ARRAY[${ids.join(',')}]::int[]`)}, ${games.id})`;
      const visitor = { memberId: member?.id, language };
      return {
        list: (await queryGames(services, visitor, { where, orderBy: [place], limit: MOST_GAMES })).list,
      };
    },

    async crashMenu({ siteId, currency, supportDevice }, { member, language }) {
      const { customizedProviders = [] } = await requireSite(db, siteId);
      const visitor = { memberId: member?.id, language };
      const where = crashGames(currency, supportDevice);
      const { list } = await queryGames(services, visitor, { where, limit: CRASH_MENU });
      return {
        list: list.map((game) => ({
          ...game,
          isFavorite: game.memberFavorite,
          customized: flag(customizedProviders.includes(game.gpId)),
          androidId: `${hallOf(game.gtId)?.androidPrefix ?? ''}${game.gpId}`,
        })),
      };
    },

    async demoProviderGames({ siteId, currency, device, gpId, gameTypeId, house }, { member, language }) {
      const site = await requireSite(db, siteId);
      const where = and(
        playableWith(currency, device),
        withDemoFor(site, member !== undefined),
        ofProvider(gpId),
        inHall(gameTypeId),
        house === undefined ? undefined : eq(providers.house, house),
      );
      const visitor = { memberId: member?.id, language };
      return (await queryGames(services, visitor, { where, limit: MOST_GAMES })).list;
    },

    async demoGameTypes({ siteId, currency, supportDevice, template }, { member, language }) {
      const site = await requireSite(db, siteId);
      const { customizedProviders: customized = [] } = site;
      const visitor = { memberId: member?.id, language };
      const where = withDemoFor(site, member !== undefined);
      const order = { template: orderOf(site, template) };
      return listHalls(services, visitor, { currency, device: supportDevice, customized, where, ...order });
    },

    async sportQuickbetUrl({ siteId, currency, supportDevice, domain }, context) {
      const { member, session, language, origin, refuse } = context;
      const site = await requireSite(db, siteId);
      const device = DEVICE_OF[supportDevice];
      const where = and(inHall(SPORT_HALL), playableWith(member?.currency ?? currency, device));
      const [first] = await db
        .select({ game: games, house: providers.house })
        .from(games)
        .innerJoin(providers, eq(providers.id, games.providerId))
        .where(where)
        .orderBy(...BY_POPULARITY)
        .limit(1);
      if (!first) throw refuse('404');
      const { game, house } = first;
      const key = { gpId: game.providerId, house, gameType: game.gameType, gameCode: game.gameCode };
      const found = await findGame(db, key, member?.currency ?? currency, device);
      if (found.kind === 'unknown') throw refuse('404');
      if (found.kind === 'maintenance') {
        throw refuse('203', toWire(maintenanceRefusal, { maintain: found.maintain }));
      }
      if (!member && !(guestMayTry(site, game.providerId) && found.game.demo)) throw refuse('405');
      if (member && (await isTransferDisabled(db, member.id))) throw refuse('957');
      // The frame speaks to the page at this origin, so it must be its very own.
      const lobbyUrl = `${new URL(origin).protocol}//${domain}/close`;
      const opening = {
        game: found.game,
        currency: member?.currency ?? currency,
        language,
        lobbyUrl,
        view: 'quick',
      } as const;
      const url =
        member && session
          ? await orRestricted(openReal(services, { member, session }, opening), { member, language })
          : await openDemo(services, opening);
      return { url, detail: { url, gpId: game.providerId } };
    },
  };
}
