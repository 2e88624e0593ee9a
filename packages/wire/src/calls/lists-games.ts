import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { game, gameTypeGroup } from '../entities.ts';
import * as f from '../fields.ts';
import { restrictedCodes } from './play.ts';

/** Game lists outside the lobby. */

/**
 * Lists the games that a template features, in the site's order. `template` is the page's own; without it, or if it is
 * no template of that device, the site's template counts.
 */
export const templateGameList = defineCall({
  name: 'lists.templateGames',
  path: '/v2/get_template_game_list',
  idempotent: true,
  payload: v.object({
    siteId: f.siteId,
    currency: f.currency,
    supportDevice: f.device,
    template: v.optional(f.shortText),
  }),
  answer: v.object({ list: v.array(game) }),
});

/**
 * Lists the crash games (spec §3 Game provider: `is_favorite`, `android_id`). Without `supportDevice`, those of every
 * device.
 */
export const crashMenu = defineCall({
  name: 'lists.crashMenu',
  path: '/arks/web/game-providers/custom-game-menus/crash',
  idempotent: true,
  payload: v.object({ siteId: f.siteId, currency: f.currency, supportDevice: v.optional(f.device) }),
  answer: v.object({
    list: v.array(
      v.object({ ...game.entries, isFavorite: f.flag, customized: f.flag, androidId: f.shortText }),
    ),
  }),
});

/** Lists a provider's games that have a demo. */
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

/** Lists the halls that have demo games, each with its providers. */
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
 * Opens the quick bet of the site's sports provider. `url` is the frame's address and works once. A guest plays with
 * demo credits.
 */
export const sportQuickbetUrl = defineCall({
  name: 'lists.sportQuickbet',
  path: '/arks/web/game-providers/sport-quickbet-url',
  payload: v.object({
    siteId: f.siteId,
    currency: f.currency,
    supportDevice: v.picklist(['app', 'desktop', 'mobile']),
    /** Host of the page with the frame. */
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
