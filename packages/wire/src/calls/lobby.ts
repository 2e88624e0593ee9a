import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { game, gameTag, gameTypeGroup } from '../entities.ts';
import * as f from '../fields.ts';

const scope = { siteId: f.siteId, currency: f.currency, supportDevice: f.device };

/** Lists the home page's banners, in the site's order. */
export const carousel = defineCall({
  name: 'lobby.carousel',
  path: '/arks/web/carousel_picture',
  idempotent: true,
  /**
   * `useType`: 0 desktop, 2 mobile, 1 small. `currency` is the visitor's, for banners that open a game. The
   * specification's table omits it, so a server may use the member's or the language's instead.
   */
  payload: v.object({
    siteId: f.siteId,
    useType: v.picklist([0, 1, 2]),
    currency: v.optional(f.currency),
  }),
  answer: v.object({
    list: v.array(
      v.object({
        id: f.id,
        title: f.text,
        image: f.image,
        url: v.nullable(f.text),
        /** 0 external, 1 internal path, 2 game link (spec §3 Banner). */
        linkType: v.picklist([0, 1, 2]),
        /** 1: opens a new window. */
        linkMethod: v.picklist([0, 1]),
        gameLinkParameter: v.nullable(
          v.object({
            currency: f.currency,
            gtId: f.id,
            gpId: f.id,
            gameId: v.nullable(f.id),
            /** 1: the provider's page needs a login (spec §5). */
            customized: f.flag,
            /** Provider and hall, in the visitor's language. */
            gpGtName: v.optional(f.text),
          }),
        ),
      }),
    ),
  }),
});

/** Lists the scrolling announcements. */
export const marquee = defineCall({
  name: 'lobby.marquee',
  path: '/arks/web/announcement/marquee',
  idempotent: true,
  payload: v.object({
    siteId: f.siteId,
    sortField: v.optional(v.picklist(['id', 'updated_at']), 'id'),
    sortOrder: v.optional(v.picklist(['asc', 'desc']), 'desc'),
  }),
  answer: v.object({
    list: v.array(
      v.object({
        id: f.id,
        content: f.text,
        displayBeforeLogin: f.flag,
        displayAfterLogin: f.flag,
        updatedAt: f.instant,
      }),
    ),
  }),
});

/** Returns the jackpot of a currency. */
export const jackpot = defineCall({
  name: 'lobby.jackpot',
  path: '/v2/get_jackpot',
  idempotent: true,
  payload: v.object({ currency: f.currency }),
  answer: v.object({
    jackpotAmountTotal: f.decimal,
    /** Increase per second, so that a counter can run between two answers. */
    growthPerSecond: f.decimal,
  }),
});

/** Lists halls and their providers, in the site's order. */
export const gameList = defineCall({
  name: 'lobby.gameList',
  path: '/v3/game_list',
  idempotent: true,
  payload: v.object({ ...scope, template: f.shortText }),
  answer: v.object({
    list: v.array(gameTypeGroup),
    /** The hall after which the crash menu is shown; `null` for no crash menu. */
    crashAfter: v.optional(v.nullable(f.id)),
  }),
});

/** Lists the games of a hall with a tag. */
export const tagGameList = defineCall({
  name: 'lobby.tagGameList',
  path: '/v2/get_tag_game_list',
  idempotent: true,
  payload: v.object({ ...scope, tag: gameTag, gtId: v.optional(f.id) }),
  answer: v.object({ list: v.array(game) }),
});

/** Lists the games of one provider in one hall: all of them (`main`) and those with a tag (`list`). */
export const gameLabel = defineCall({
  name: 'lobby.gameLabel',
  path: '/v2/game_label',
  idempotent: true,
  payload: v.object({
    siteId: f.siteId,
    currency: f.currency,
    device: f.device,
    gpId: f.id,
    gameTypeId: f.id,
    house: v.optional(f.shortText),
  }),
  answer: v.object({
    list: v.array(v.object({ id: f.id, tag: gameTag, gameList: v.array(game) })),
    main: v.array(game),
  }),
});

/** Lists the most played games of one hall or all. */
export const hotGames = defineCall({
  name: 'lobby.hotGames',
  path: '/arks/web/member-games/hot-games',
  idempotent: true,
  payload: v.object({ siteId: f.siteId, currency: f.currency, gtId: v.optional(f.id) }),
  answer: v.object({ list: v.array(game) }),
});

/** Lists the games that the member played last, latest first. */
export const lastPlayed = defineCall({
  name: 'lobby.lastPlayed',
  path: '/arks/web/member-games/last-playing-game',
  audience: 'member',
  idempotent: true,
  payload: f.nothing,
  answer: v.object({ list: v.array(game) }),
});

/** Sets or clears favourites, all or none. 404: one of the games does not exist. */
export const favoriteStore = defineCall({
  name: 'lobby.favoriteStore',
  path: '/arks/web/member-games/favorite/store',
  audience: 'member',
  survivesLeaving: true,
  payload: v.object({
    data: v.pipe(
      v.array(
        v.object({
          gameId: f.id,
          /** 1: favourite. */
          status: f.flag,
        }),
      ),
      v.minLength(1),
      v.maxLength(200),
    ),
  }),
  answer: f.ignored,
  codes: { '404': 'game_not_found' },
});

/** Searches the whole catalogue with filters, tolerating typos. `query` matches names in all languages. */
export const gameSearch = defineCall({
  name: 'lobby.gameSearch',
  path: '/x/games/search',
  idempotent: true,
  extension: true,
  payload: v.object({
    ...scope,
    query: v.optional(v.pipe(f.text, v.maxLength(80)), ''),
    gtId: v.optional(f.id),
    gpId: v.optional(f.id),
    tag: v.optional(gameTag),
    favorite: v.optional(v.boolean()),
    /** As `gameDetail` names them; a name that no game has finds nothing. */
    mechanic: v.optional(f.shortText),
    volatility: v.optional(f.shortText),
    /** The least return to player, in hundredths of a percent. */
    minReturn: v.optional(v.pipe(f.count, v.maxValue(10_000))),
    /** Only games released since the member's login before this one; guests have none. */
    sinceLastVisit: v.optional(v.boolean()),
    sort: v.optional(v.picklist(['popular', 'name', 'newest']), 'popular'),
    ...f.page,
  }),
  answer: v.object({ list: v.array(game), totalCount: f.count }),
});
