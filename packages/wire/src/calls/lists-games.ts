import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { game, gameTypeGroup } from '../entities.ts';
import * as f from '../fields.ts';
import { restrictedCodes } from './play.ts';

/** Lists of games that stand beside the lobby's own. */

/** What the site's template puts first, in its order. */
export const templateGameList = defineCall({
  name: 'lists.templateGames',
  path: '/v2/get_template_game_list',
  idempotent: true,
  payload: v.object({ siteId: f.siteId, currency: f.currency, supportDevice: f.device }),
  answer: v.object({ list: v.array(game) }),
});

/** The menu of crash games (spec §3 Game provider: `is_favorite`, `android_id`). */
export const crashMenu = defineCall({
  name: 'lists.crashMenu',
  path: '/arks/web/game-providers/custom-game-menus/crash',
  idempotent: true,
  payload: v.object({ siteId: f.siteId, currency: f.currency }),
  answer: v.object({
    list: v.array(
      v.object({ ...game.entries, isFavorite: f.flag, customized: f.flag, androidId: f.shortText }),
    ),
  }),
});

/** A provider's games that can be tried for nothing. */
export const demoProviderGames = defineCall({
  name: 'lists.demoProviderGames',
  path: '/demo/gp_games',
  idempotent: true,
  payload: v.object({
    siteId: f.siteId,
    currency: f.currency,
    device: f.device,
    gpId: f.id,
    gameTypeId: v.optional(f.id),
    house: v.optional(f.shortText),
  }),
  answer: v.array(game),
});

/** The halls in which something can be tried for nothing, each with the providers that have it. */
export const demoGameTypes = defineCall({
  name: 'lists.demoGameTypes',
  path: '/demo/gt_games',
  idempotent: true,
  payload: v.object({
    siteId: f.siteId,
    currency: f.currency,
    supportDevice: f.device,
    template: f.shortText,
  }),
  answer: v.array(gameTypeGroup),
});

/**
 * Opens the quick bet of the site's sports provider: `url` is its frame's address, good for one visit. A guest gets
 * demo credits.
 */
export const sportQuickbetUrl = defineCall({
  name: 'lists.sportQuickbet',
  path: '/arks/web/game-providers/sport-quickbet-url',
  payload: v.object({
    siteId: f.siteId,
    currency: f.currency,
    supportDevice: v.picklist(['app', 'desktop', 'mobile']),
    /** The host that shows the frame. */
    domain: v.pipe(f.shortText, v.regex(/^[\w.-]+(:\d{1,5})?$/, 'must be a host')),
  }),
  answer: v.object({ url: f.text, detail: v.object({ url: f.text, gpId: f.id }) }),
  codes: {
    '203': 'maintenance',
    '404': 'no_sports_provider',
    '405': 'demo_not_available',
    '957': 'transfer_disabled',
    ...restrictedCodes,
  },
});
