import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Red envelope, roulette and daily sign-in (spec §3, §4, §8). */

/**
 * The red envelope that this member can claim a share of now; nothing where there is none, or the member has had one.
 * `endAt` stands on the wire in America/Caracas (spec §9).
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

/** Claims one share; how large it is was decided when the envelope started. */
export const redEnvelope = defineCall({
  name: 'activities.redEnvelope',
  path: '/arks/web/activity/red_envelope',
  audience: 'member',
  payload: v.object({ id: f.id }),
  answer: v.object({ cash: f.decimal }),
  /** 102: over, empty, or claimed by this member before. */
  codes: { '102': 'red_envelope_gone' },
});

/** Whether a wheel runs for this member, and how many draws are left today. */
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
  /** Degrees clockwise from the top to the middle of its place on the wheel. */
  angle: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
  /** `0`: this place wins nothing. */
  amount: f.decimal,
});
export type RoulettePrizeSetting = v.InferOutput<typeof prizeSetting>;

/** The wheel that runs in the member's currency: its places, and the draws that are left. */
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
      /** When there are as many draws as on a new day again. */
      nextDrawsAt: f.instant,
    }),
    prizeSettings: v.pipe(v.array(prizeSetting), v.minLength(1)),
    remainingDraws: f.count,
  }),
  codes: { '2095101': 'roulette_closed' },
});

/** One draw. The prize is chosen and credited before it is answered: the wheel only shows it. */
export const rouletteSpin = defineCall({
  name: 'activities.rouletteSpin',
  path: '/arks/web/activity/roulette/spin',
  audience: 'member',
  endsSessionOn401: true,
  /** `id`: the wheel that the player sees; another one that has taken its place has other prizes. */
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
 * The member's sign-in week: what each day pays and how far it has come. `state` is `pass` when today's is had, and
 * `noopen` where the site has no daily sign-in.
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
    /** Days in a row until now. */
    streak: f.count,
    days: v.array(signInDay),
    /** When the next day of the site's calendar begins. */
    nextAt: f.instant,
  }),
});

/** Signs in for today, and pays the day's reward. 101: done already today; 102: the site has no daily sign-in. */
export const signInClaim = defineCall({
  name: 'activities.signInClaim',
  path: '/x/sign-in/claim',
  audience: 'member',
  extension: true,
  payload: f.nothing,
  answer: v.object({ day: f.id, streak: f.count, cash: f.decimal }),
  codes: { '101': 'is_signin_pass', '102': 'is_signin_noopen' },
});
