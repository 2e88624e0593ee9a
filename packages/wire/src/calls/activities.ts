import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Red envelope, roulette and daily sign-in (spec §3, §4, §8). */

/**
 * Returns the red envelope that this member can claim a share of now, or none if there is none or the member has
 * claimed. `endAt` is in the time zone America/Caracas (spec §9).
 */
export const redEnvelopePromotion = defineCall({
  name: 'activities.redEnvelopePromotion',
  path: '/arks/web/activity/red_envelope_promotion',
  audience: 'member',
  idempotent: true,
  endsSessionOn401: true,
  payload: f.nothing,
  answer: v.object({ envelope: v.nullable(v.object({ id: f.id, endAt: f.instant })) }),
});

/** Claims one share. Its size was drawn when the envelope started. */
export const redEnvelope = defineCall({
  name: 'activities.redEnvelope',
  path: '/arks/web/activity/red_envelope',
  audience: 'member',
  payload: v.object({ id: f.id }),
  answer: v.object({ cash: f.decimal }),
  codes: {
    /** The envelope has ended, is empty, or this member has already claimed. */
    '102': 'red_envelope_gone',
  },
});

/** Says whether a roulette is open to this member, and how many draws are left today. */
export const roulette = defineCall({
  name: 'activities.roulette',
  path: '/arks/web/activity/roulette',
  audience: 'member',
  idempotent: true,
  endsSessionOn401: true,
  payload: f.nothing,
  answer: v.object({ isOpen: f.flag, remainingDraws: f.count }),
});

const prizeSetting = v.object({
  prizeId: f.id,
  /** Angle of the segment's middle, in degrees clockwise from the top. */
  angle: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
  /** `0`: the segment wins nothing. */
  amount: f.decimal,
});
export type RoulettePrizeSetting = v.InferOutput<typeof prizeSetting>;

/** Returns the segments of the currency's roulette and the draws left. */
export const rouletteInfo = defineCall({
  name: 'activities.rouletteInfo',
  path: '/arks/web/activity/roulette/info',
  audience: 'member',
  idempotent: true,
  endsSessionOn401: true,
  payload: f.nothing,
  answer: v.object({
    detail: v.object({
      id: f.id,
      drawsPerDay: f.count,
      endAt: v.nullable(f.instant),
      /** When the number of draws is reset. */
      nextDrawsAt: f.instant,
    }),
    prizeSettings: v.pipe(v.array(prizeSetting), v.minLength(1)),
    remainingDraws: f.count,
  }),
  codes: { '2095101': 'roulette_closed' },
});

/** Draws once. The prize is chosen and credited before the answer; the wheel only shows it. */
export const rouletteSpin = defineCall({
  name: 'activities.rouletteSpin',
  path: '/arks/web/activity/roulette/spin',
  audience: 'member',
  endsSessionOn401: true,
  /** `id` of the roulette that the player sees. A newer roulette has other prizes. */
  payload: v.object({ id: v.optional(f.id) }),
  answer: v.object({ prizeId: f.id, remainingDraws: f.count }),
  codes: {
    '2093101': 'roulette_no_draws',
    '2093102': 'roulette_closed',
    '2093103': 'roulette_prizes_gone',
    '2093104': 'roulette_changed',
  },
});

const signInDay = v.object({
  /** 1 to 7. */
  day: f.id,
  reward: f.decimal,
  isClaimed: f.flag,
});

/**
 * Returns the member's sign-in week: each day's reward and the progress. `state` is `pass` once today is claimed, and
 * `noopen` if the site has no daily sign-in.
 */
export const signIn = defineCall({
  name: 'activities.signIn',
  path: '/x/sign-in',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    state: v.picklist(['open', 'pass', 'noopen']),
    /** Days in a row so far. */
    streak: f.count,
    days: v.array(signInDay),
    /** When the site's next calendar day begins. */
    nextAt: f.instant,
  }),
});

/** Signs in for today and credits the day's reward. 101: already done today; 102: the site has no daily sign-in. */
export const signInClaim = defineCall({
  name: 'activities.signInClaim',
  path: '/x/sign-in/claim',
  audience: 'member',
  extension: true,
  payload: f.nothing,
  answer: v.object({ day: f.id, streak: f.count, cash: f.decimal }),
  codes: { '101': 'is_signin_pass', '102': 'is_signin_noopen' },
});
