import { MECHANICS, VOLATILITIES } from '@tessera/domain';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { game } from '../entities.ts';
import * as f from '../fields.ts';

/** What a game says about itself before it is opened. */
const gameFacts = v.object({
  mechanic: v.picklist(MECHANICS),
  /** Return to player in hundredths of a percent. */
  returnBasisPoints: f.count,
  /** `null` where the player's own bets decide it. */
  volatility: v.nullable(v.picklist(VOLATILITIES)),
  lowestStake: f.decimal,
  highestStake: f.decimal,
  /** The most that one round or bet pays, in stakes. */
  maxWinMultiple: f.count,
});

/** Lists the games of a hall's room with what is known about them, most popular first. */
export const gameRoom = defineCall({
  name: 'lobby.gameRoom',
  path: '/x/games/room',
  idempotent: true,
  extension: true,
  payload: v.object({
    ...{ siteId: f.siteId, currency: f.currency, supportDevice: f.device },
    gtId: f.id,
    gpId: v.optional(f.id),
  }),
  answer: v.object({
    list: v.array(
      v.object({
        game,
        /** `null` for a game whose house publishes nothing. */
        facts: v.nullable(gameFacts),
      }),
    ),
  }),
});

/** Returns one game with what is known about it, and games like it, most alike first. */
export const gameDetail = defineCall({
  name: 'lobby.gameDetail',
  path: '/x/games/detail',
  idempotent: true,
  extension: true,
  payload: v.object({ siteId: f.siteId, currency: f.currency, supportDevice: f.device, id: f.id }),
  answer: v.object({
    game,
    /** `null` for a game whose house publishes nothing. */
    facts: v.nullable(gameFacts),
    similar: v.array(game),
    /** Path of the cover as JPEG: those who preview a link read no AVIF. */
    sharePicture: v.optional(f.text),
  }),
  codes: { '404': 'game_not_found' },
});
