import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { fromWire } from '../casing.ts';
import { gameKey, maintenance, type Maintenance } from '../entities.ts';
import { isRefusal } from '../errors.ts';
import * as f from '../fields.ts';

/** Why a game may not be opened (spec §8 Play). 203 carries the interval, see {@link maintenanceOf}. */
const codes = {
  /** Game or provider is closed; the refusal says from when to when. */
  '203': 'maintenance',
  /** No such game in this currency and on this device. */
  '404': 'game_not_found',
};

/** Responsible gaming keeps a game for money from opening; the refusal says why and until when ({@link playRestriction}). */
export const restrictedCodes = {
  /** The member takes a break from play, or is excluded. */
  '961': 'play_paused',
  /** The loss or wager limit of a period is used up. */
  '962': 'limit_reached',
  /** A reality check is to be acknowledged first. */
  '963': 'reality_check_due',
};

/** Opens a game with demo credits. */
export const demoPlay = defineCall({
  name: 'play.demo',
  path: '/demo/play',
  payload: v.object({ ...gameKey.entries, siteId: f.siteId, currency: f.currency, device: f.device }),
  answer: v.object({ gameUrl: f.text }),
  codes: { ...codes, '405': 'demo_not_available' },
});

/** Asks for a game; its address arrives over the member's channel as the event `game` (spec §4 Game launch). */
export const play = defineCall({
  name: 'play.start',
  path: '/member/game/play1',
  audience: 'member',
  payload: v.object({
    /** The provider's `gpId`. */
    provider: f.id,
    house: f.shortText,
    gameType: f.shortText,
    gameCode: f.shortText,
    /** Where the game leads back to: the site's `/close`. */
    lobbyUrl: f.text,
    device: f.device,
  }),
  answer: f.ignored,
  codes: { ...codes, '957': 'transfer_disabled', ...restrictedCodes },
});

/** Tells the platform that the member has left the game; answered when the provider has given back what it held. */
export const leave = defineCall({
  name: 'play.leave',
  path: '/member/game/leave1',
  audience: 'member',
  payload: f.nothing,
  answer: f.ignored,
});

/** What a refusal for maintenance carries as its data. */
export const maintenanceRefusal = v.object({ maintain: maintenance });

/** The interval of a refusal with code 203, or `undefined` where it is another failure or the server named none. */
export function maintenanceOf(error: unknown): Maintenance | undefined {
  if (!isRefusal(error, '203') || error.failure.kind !== 'refused') return undefined;
  const parsed = v.safeParse(maintenanceRefusal, fromWire(maintenanceRefusal, error.failure.data));
  return parsed.success ? parsed.output.maintain : undefined;
}
