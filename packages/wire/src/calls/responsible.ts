import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { fromWire } from '../casing.ts';
import { isRefusal } from '../errors.ts';
import * as f from '../fields.ts';

/** Responsible gaming: the member's own limits, pauses from play, and the reality check. Enforced by the server. */

export const LIMIT_KINDS = ['deposit', 'loss', 'wager'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
/** Of the site's calendar; a week begins on Monday. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

export const TIME_OUT_LENGTHS = ['24_hours', '48_hours', '7_days', '30_days'] as const;
export type TimeOutLength = (typeof TIME_OUT_LENGTHS)[number];
export const SELF_EXCLUSION_LENGTHS = ['6_months', '1_year', '5_years', 'permanent'] as const;
export type SelfExclusionLength = (typeof SELF_EXCLUSION_LENGTHS)[number];

/** Minutes between two reality checks; 0 is none. */
export const REALITY_CHECK_MINUTES = [0, 15, 30, 60] as const;

const which = { kind: v.picklist(LIMIT_KINDS), period: v.picklist(LIMIT_PERIODS) };
const realityCheckMinutes = v.picklist(REALITY_CHECK_MINUTES);

const limit = v.object({
  ...which,
  /** In force now; `null`: none is. */
  amount: v.nullable(f.decimal),
  /** A looser limit, or none at all, that takes the place of this one later. */
  pending: v.nullable(v.object({ amount: v.nullable(f.decimal), effectiveAt: f.instant })),
  /** Of this period: what was paid in or is on its way, what was staked, or what was staked and not won back. Below zero: won. */
  used: f.decimal,
  /** Never below zero; `null` without a limit. */
  remaining: v.nullable(f.decimal),
  resetsAt: f.instant,
});
export type ResponsibleLimit = v.InferOutput<typeof limit>;

/** `until` is `null` where it has no end. */
const exclusion = v.object({
  kind: v.picklist(['time_out', 'self_exclusion']),
  from: f.instant,
  until: v.nullable(f.instant),
});

/** All nine limits, whether a pause runs, and how often the member wants a reality check. */
export const responsible = defineCall({
  name: 'x.responsible.show',
  path: '/x/responsible',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    currency: f.currency,
    limits: v.array(limit),
    exclusion: v.nullable(exclusion),
    realityCheckMinutes,
  }),
});

/**
 * Sets one limit; `null` removes it. A tighter one holds at once and takes the place of what was pending; a looser one, or
 * none, waits for 24 hours.
 */
export const responsibleLimit = defineCall({
  name: 'x.responsible.setLimit',
  path: '/x/responsible/limit',
  audience: 'member',
  extension: true,
  payload: v.object({ ...which, amount: v.nullable(f.positiveDecimal) }),
  answer: v.object({ limit }),
});

/** Takes back a change that has not come into force. */
export const responsibleLimitCancel = defineCall({
  name: 'x.responsible.cancelLimit',
  path: '/x/responsible/limit/cancel',
  audience: 'member',
  extension: true,
  payload: v.object(which),
  answer: v.object({ limit }),
  codes: { '101': 'nothing_pending' },
});

/** No deposits, launches and wagers for so long. The member cannot end it, only make it longer. */
export const responsibleTimeOut = defineCall({
  name: 'x.responsible.timeOut',
  path: '/x/responsible/time-out',
  audience: 'member',
  extension: true,
  payload: v.object({ length: v.picklist(TIME_OUT_LENGTHS) }),
  answer: v.object({ exclusion }),
  codes: { '102': 'exclusion_is_longer' },
});

/**
 * Closes the account for this length: all sessions end, and no login is possible until it is over. Only an operator can end it.
 * After too many wrong passwords it needs a captcha (code 103); a lock never refuses it.
 */
export const responsibleExclude = defineCall({
  name: 'x.responsible.exclude',
  path: '/x/responsible/exclude',
  audience: 'member',
  extension: true,
  session: 'ends',
  payload: v.object({
    length: v.picklist(SELF_EXCLUSION_LENGTHS),
    password: f.shortText,
    captchaToken: v.optional(f.shortText),
    captchaAnswer: v.optional(f.shortText),
  }),
  answer: v.object({ exclusion }),
  codes: { '101': 'password_wrong', '103': 'captcha_needed', '105': 'captcha_wrong' },
});

/** `before` and `after` are amounts, minutes or instants, as `subject` says; an exclusion without end is `permanent`. */
const change = v.object({
  id: f.id,
  at: f.instant,
  by: v.picklist(['member', 'operator']),
  subject: v.picklist([
    'limit',
    'limit_cancelled',
    'time_out',
    'self_exclusion',
    'exclusion_ended',
    'reality_check',
  ]),
  limit: v.nullable(v.object(which)),
  before: v.nullable(f.shortText),
  after: v.nullable(f.shortText),
  effectiveAt: f.instant,
});

/** Every change that was made, the latest first. */
export const responsibleHistory = defineCall({
  name: 'x.responsible.history',
  path: '/x/responsible/history',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: v.object(f.page),
  answer: v.object({ list: v.array(change), totalCount: f.count }),
});

const realityCheck = v.object({
  minutes: realityCheckMinutes,
  /** When this session began. */
  startedAt: f.instant,
  /** How long games were open in it. */
  playSeconds: f.count,
  /** What was staked, won, and paid in since then; stake that came back unplayed is none. */
  wagered: f.decimal,
  won: f.decimal,
  net: f.decimal,
  deposited: f.decimal,
  /** When the next check is due; `null` without an interval. */
  dueAt: v.nullable(f.instant),
  /** 1: no game opens before the member has acknowledged it. */
  isDue: f.flag,
});

/** The session's clock and net position. */
export const responsibleRealityCheck = defineCall({
  name: 'x.responsible.realityCheck',
  path: '/x/responsible/reality-check',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: realityCheck,
});

/** How often the member wants to be checked; counted from now. */
export const responsibleRealityCheckSet = defineCall({
  name: 'x.responsible.setRealityCheck',
  path: '/x/responsible/reality-check/interval',
  audience: 'member',
  extension: true,
  payload: v.object({ minutes: realityCheckMinutes }),
  answer: realityCheck,
});

/** The member has seen clock and position; the next check is an interval away. */
export const responsibleRealityCheckAcknowledge = defineCall({
  name: 'x.responsible.acknowledgeRealityCheck',
  path: '/x/responsible/reality-check/acknowledge',
  audience: 'member',
  extension: true,
  payload: f.nothing,
  answer: realityCheck,
});

/** Why a member may not play, as the data of a refusal. */
export const playRestriction = v.object({
  kind: v.picklist(['self_exclusion', 'time_out', 'loss_limit', 'wager_limit', 'reality_check']),
  /** When it is over; `null`: never by itself. */
  until: v.nullable(f.instant),
  /** What is left of a limit. */
  remaining: v.nullable(f.decimal),
});

/** What code 103 of the login carries for a member who is excluded; a lock after wrong passwords carries nothing. */
export const exclusionRefusal = v.object({ exclusion });

/** Whether a login was refused because the member has excluded themselves: the refusal's message then says until when. */
export function isSelfExclusion(error: unknown): boolean {
  if (!isRefusal(error) || error.failure.kind !== 'refused') return false;
  return v.is(exclusionRefusal, fromWire(exclusionRefusal, error.failure.data));
}
