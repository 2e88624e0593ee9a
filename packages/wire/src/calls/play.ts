import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { fromWire } from '../casing.ts';
import { gameKey, maintenance, type Maintenance } from '../entities.ts';
import { isRefusal } from '../errors.ts';
import * as f from '../fields.ts';

/** Why a game cannot be opened (spec §8 Play). The data of 203 is the interval, see {@link maintenanceOf}. */
const codes = {
  /** The game or provider is closed for maintenance. The data has the interval. */
  '203': 'maintenance',
  /** The game does not exist for this currency and device. */
  '404': 'game_not_found',
};

/** Responsible gaming forbids play for money. The data has the reason and the end ({@link playRestriction}). */
export const restrictedCodes = {
  /** The member takes a break from play or is excluded. */
  '961': 'play_paused',
  /** The loss or wager limit of a period is used up. */
  '962': 'limit_reached',
  /** A reality check is due and must be acknowledged first. */
  '963': 'reality_check_due',
  /** The site's law asks the member to read about protection first (`/x/responsible/information/read`). */
  '964': 'information_unread',
};

/** Opens a game with demo credits. */
export const demoPlay = defineCall({
  name: 'play.demo',
  path: '/demo/play',
  payload: v.object({ ...gameKey.entries, siteId: f.siteId, currency: f.currency, device: f.device }),
  answer: v.object({ gameUrl: f.text }),
  codes: { ...codes, '405': 'demo_not_available' },
});

/** Requests a game. Its address arrives on the member's channel as the event `game` (spec §4 Game launch). */
export const play = defineCall({
  name: 'play.start',
  path: '/member/game/play1',
  audience: 'member',
  payload: v.object({
    /** The provider's `gpId`. */
    provider: f.id,
    /** The provider's house. The specification's table omits it: without it the other three identify the game. */
    house: v.optional(f.shortText),
    gameType: f.shortText,
    gameCode: f.shortText,
    /** Where the game returns to: the site's `/close`. */
    lobbyUrl: f.text,
    device: f.device,
  }),
  answer: f.ignored,
  codes: {
    ...codes,
    '957': 'transfer_disabled',
    ...restrictedCodes,
    /** The site's law allows no games of this hall for money. */
    '965': 'hall_not_allowed',
  },
});

/** Reports that the member has left the game. Answered once the provider has returned the money that it held. */
export const leave = defineCall({
  name: 'play.leave',
  path: '/member/game/leave1',
  audience: 'member',
  payload: f.nothing,
  answer: f.ignored,
});

/** Data of a refusal for maintenance. */
export const maintenanceRefusal = v.object({ maintain: maintenance });

/** Returns the interval of a refusal with code 203, or `undefined` for another failure or without an interval. */
export function maintenanceOf(error: unknown): Maintenance | undefined {
  if (!isRefusal(error, '203') || error.failure.kind !== 'refused') return undefined;
  const parsed = v.safeParse(maintenanceRefusal, fromWire(maintenanceRefusal, error.failure.data));
  return parsed.success ? parsed.output.maintain : undefined;
}
