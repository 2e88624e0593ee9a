import * as v from 'valibot';
import { ROULETTE_REVEAL_MS } from '@tessera/domain';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Red envelope, roulette and daily sign-in (spec §3, §4, §8). */

/** SHA-256 or seed, hexadecimal. */
const hex256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A red envelope's pot, the number of its shares, and the commitment to what they are cut from. */
const envelopePot = v.object({ hash: hex256, amount: f.decimal, shares: f.id });

/**
 * Returns the red envelope that this member can claim a share of now, or none if there is none or the member has
 * claimed. `endAt` is in the site's time zone, America/Caracas by default (spec §9).
 */
export const redEnvelopePromotion = defineCall({
  name: 'activities.redEnvelopePromotion',
  path: '/arks/web/activity/red_envelope_promotion',
  audience: 'member',
  idempotent: true,
  endsSessionOn401: true,
  payload: f.nothing,
  answer: v.object({
    envelope: v.nullable(
      v.object({
        id: f.id,
        endAt: f.instantOfCaracas,
        /** An extension: without it the shares cannot be checked. */
        fairness: v.optional(envelopePot),
      }),
    ),
    /** The platform's clock, for the countdown. An extension: other back ends may leave it out. */
    now: v.optional(f.instant),
  }),
});

/** Claims one share. Its size was drawn when the envelope started. */
export const redEnvelope = defineCall({
  name: 'activities.redEnvelope',
  path: '/arks/web/activity/red_envelope',
  audience: 'member',
  keepsKey: { secrets: [] },
  payload: v.object({ id: f.id }),
  answer: v.object({ cash: f.decimal }),
  codes: {
    /** The envelope has ended, is empty, or this member has already claimed. */
    '102': 'red_envelope_gone',
  },
});

const endedEnvelope = v.object({
  id: f.id,
  endAt: f.instant,
  ...envelopePot.entries,
  /** What the shares were cut from, by the rule that `@tessera/domain/fairness` publishes. */
  seed: hex256,
  /** The member's own share, with its place among all shares from 0 on; `null` where the member claimed none. */
  mine: v.nullable(v.object({ place: f.count, cash: f.decimal })),
});
export type EndedEnvelope = v.InferOutput<typeof endedEnvelope>;

/** Returns the currency's last red envelopes that are over, the newest first, with their seeds. */
export const redEnvelopesEnded = defineCall({
  name: 'activities.redEnvelopesEnded',
  path: '/x/red-envelopes/ended',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({ list: v.array(endedEnvelope) }),
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

export const prizeSetting = v.object({
  prizeId: f.id,
  /** Angle of the segment's middle, in degrees clockwise from the top. */
  angle: v.pipe(v.number(), v.minValue(0), v.ltValue(360)),
  /**
   * Size of the segment in degrees: its part of the circle is its chance. An extension: without it, the chances are
   * unknown and each segment reaches half the way to its neighbours.
   */
  sweep: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(360))),
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
      endAt: v.nullable(f.instantOfCaracas),
      /** When the number of draws is reset. */
      nextDrawsAt: f.instantOfCaracas,
    }),
    prizeSettings: v.pipe(v.array(prizeSetting), v.minLength(1)),
    remainingDraws: f.count,
    /** The commitment to this member's next spin. An extension: without it spins cannot be checked. */
    fairness: v.optional(v.object({ hash: hex256 })),
  }),
  codes: { '2095101': 'roulette_closed' },
});

const spinReveal = v.object({
  hash: hex256,
  seed: hex256,
  /** As the payload had them. */
  words: f.shortText,
  /** All places of the wheel in their order, also those whose stock has run out. */
  prizes: v.array(v.object({ prizeId: f.id, weight: f.id })),
  /** Prizes that the draw hit although their stock had run out. */
  gone: v.array(f.id),
  /** The commitment to the next spin. */
  nextHash: hex256,
});
export type SpinReveal = v.InferOutput<typeof spinReveal>;

/** Draws once. The prize is chosen and credited before the answer; the wheel only shows it. */
export const rouletteSpin = defineCall({
  name: 'activities.rouletteSpin',
  path: '/arks/web/activity/roulette/spin',
  audience: 'member',
  revealsAfterMs: ROULETTE_REVEAL_MS,
  endsSessionOn401: true,
  keepsKey: { secrets: [] },
  payload: v.object({
    /** `id` of the roulette that the player sees. A newer roulette has other prizes. */
    id: v.optional(f.id),
    /** The commitment that the player sees; 2093104 where another tab has spun by it. An extension. */
    hash: v.optional(hex256),
    /** Mixed into the draw, so that the site does not choose it alone. An extension. */
    words: v.optional(f.shortText),
  }),
  answer: v.object({
    prizeId: f.id,
    /** What the prize pays: it may have left the wheel before a repetition is answered. An extension. */
    amount: v.optional(f.decimal),
    remainingDraws: f.count,
    /** What the prize was drawn from. An extension. */
    fairness: v.optional(spinReveal),
  }),
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
