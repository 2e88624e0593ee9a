import { JURISDICTIONS } from '@tessera/domain';
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { LIMIT_KINDS, LIMIT_PERIODS } from '../play-limits.ts';

/** Responsible gaming: the member's own limits, breaks from play and the reality check. The server enforces them. */

export const TIME_OUT_LENGTHS = ['24_hours', '48_hours', '7_days', '30_days', '6_weeks'] as const;
export type TimeOutLength = (typeof TIME_OUT_LENGTHS)[number];
export const SELF_EXCLUSION_LENGTHS = ['3_months', '6_months', '1_year', '5_years', 'permanent'] as const;
export type SelfExclusionLength = (typeof SELF_EXCLUSION_LENGTHS)[number];

/** Minutes between two reality checks; 0 switches them off. */
export const REALITY_CHECK_MINUTES = [0, 15, 30, 60] as const;

const which = { kind: v.picklist(LIMIT_KINDS), period: v.picklist(LIMIT_PERIODS) };
const realityCheckMinutes = v.picklist(REALITY_CHECK_MINUTES);

const limit = v.object({
  ...which,
  /** Limit in force; `null`: no limit. */
  amount: v.nullable(f.decimal),
  /** A higher limit, or none, that takes effect later. */
  pending: v.nullable(v.object({ amount: v.nullable(f.decimal), effectiveAt: f.instant })),
  /**
   * Used in this period: deposits including pending ones, stakes, or stakes minus winnings. Below zero: the member is
   * winning.
   */
  used: f.decimal,
  /** Never below zero; `null` without a limit. */
  remaining: v.nullable(f.decimal),
  resetsAt: f.instant,
});
export type ResponsibleLimit = v.InferOutput<typeof limit>;

/** `until` is `null` if there is no end. */
export const exclusion = v.object({
  kind: v.picklist(['time_out', 'self_exclusion']),
  from: f.instant,
  until: v.nullable(f.instant),
});

/** What the law of the site asks for (docs/jurisdictions.md). */
const playRules = v.object({
  jurisdiction: v.picklist(JURISDICTIONS),
  /** Hours until a higher limit, or none, applies. */
  loosenAfterHours: f.count,
  selfExclusionLengths: v.array(v.picklist(SELF_EXCLUSION_LENGTHS)),
  /** When a member without a limit is invited to set one. */
  invitations: v.array(v.picklist(['registration', 'first_deposit', 'yearly'])),
  /** 1: the member confirms to have read about protection before the first stake. */
  mustRead: f.flag,
});

/** Returns all nine limits, the current break from play, the interval of the reality check and the site's rules. */
export const responsible = defineCall({
  name: 'x.responsible.show',
  path: '/x/responsible',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    currency: f.currency,
    limits: v.array(limit),
    exclusion: v.nullable(exclusion),
    realityCheckMinutes,
    rules: playRules,
    /** 1: this session shows records and withdraws, and nothing else. */
    isRecordsOnly: f.flag,
  }),
});

/**
 * Sets one limit; `null` removes it. A lower limit applies at once and replaces a pending change; a higher one, or
 * none, takes effect later: 24 hours, or as long as the site's law asks for.
 */
export const responsibleLimit = defineCall({
  name: 'x.responsible.setLimit',
  path: '/x/responsible/limit',
  audience: 'member',
  extension: true,
  survivesLeaving: true,
  payload: v.object({ ...which, amount: v.nullable(f.positiveDecimal) }),
  answer: v.object({ limit }),
});

/** Cancels a pending change. */
export const responsibleLimitCancel = defineCall({
  name: 'x.responsible.cancelLimit',
  path: '/x/responsible/limit/cancel',
  audience: 'member',
  extension: true,
  survivesLeaving: true,
  payload: v.object(which),
  answer: v.object({ limit }),
  codes: { '101': 'nothing_pending' },
});

/** Stops deposits, launches and wagers for this length. The member can only extend it, never end it. */
export const responsibleTimeOut = defineCall({
  name: 'x.responsible.timeOut',
  path: '/x/responsible/time-out',
  audience: 'member',
  extension: true,
  survivesLeaving: true,
  payload: v.object({ length: v.picklist(TIME_OUT_LENGTHS) }),
  answer: v.object({ exclusion }),
  codes: { '102': 'exclusion_is_longer' },
});

/**
 * Closes the account for this length. All sessions end and logins are refused until it is over; only an operator can
 * end it. After too many wrong passwords it asks for a captcha (code 103); it is never locked.
 */
export const responsibleExclude = defineCall({
  name: 'x.responsible.exclude',
  path: '/x/responsible/exclude',
  audience: 'member',
  extension: true,
  session: 'ends',
  survivesLeaving: true,
  payload: v.object({
    length: v.picklist(SELF_EXCLUSION_LENGTHS),
    password: f.shortText,
    captchaToken: v.optional(f.shortText),
    captchaAnswer: v.optional(f.shortText),
  }),
  answer: v.object({ exclusion }),
  codes: {
    '101': 'password_wrong',
    '103': 'captcha_needed',
    /** The site's law allows no exclusion as short as this. */
    '104': 'length_too_short',
    '105': 'captcha_wrong',
  },
});

/**
 * `before` and `after` are amounts, minutes or instants, depending on `subject`. An exclusion without end is
 * `permanent`.
 */
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
    'information_read',
    'limit_invitation',
  ]),
  limit: v.nullable(v.object(which)),
  before: v.nullable(f.shortText),
  after: v.nullable(f.shortText),
  effectiveAt: f.instant,
});

/** Lists all changes, latest first. */
export const responsibleHistory = defineCall({
  name: 'x.responsible.history',
  path: '/x/responsible/history',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: v.object(f.page),
  answer: v.object({ list: v.array(change), totalCount: f.count }),
});

/** Notes that the member has read about protection; games for money then open where the site's law asks for that. */
export const responsibleInformationRead = defineCall({
  name: 'x.responsible.informationRead',
  path: '/x/responsible/information/read',
  audience: 'member',
  extension: true,
  survivesLeaving: true,
  payload: f.nothing,
  answer: f.ignored,
});

const realityCheck = v.object({
  minutes: realityCheckMinutes,
  /** When this session began. */
  startedAt: f.instant,
  /** How long games were open in this session. */
  playSeconds: f.count,
  /** Stakes, winnings and deposits since the session began, without stakes returned unplayed. */
  wagered: f.decimal,
  won: f.decimal,
  net: f.decimal,
  deposited: f.decimal,
  /** When the next check is due; `null` without an interval. */
  dueAt: v.nullable(f.instant),
  /** 1: games open only after the member acknowledges the check. */
  isDue: f.flag,
});

/** Returns the session's clock and net position. */
export const responsibleRealityCheck = defineCall({
  name: 'x.responsible.realityCheck',
  path: '/x/responsible/reality-check',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: realityCheck,
});

/** Sets the interval of the reality check, starting now. */
export const responsibleRealityCheckSet = defineCall({
  name: 'x.responsible.setRealityCheck',
  path: '/x/responsible/reality-check/interval',
  audience: 'member',
  extension: true,
  survivesLeaving: true,
  payload: v.object({ minutes: realityCheckMinutes }),
  answer: realityCheck,
});

/** Acknowledges the clock and net position. The next check follows one interval later. */
export const responsibleRealityCheckAcknowledge = defineCall({
  name: 'x.responsible.acknowledgeRealityCheck',
  path: '/x/responsible/reality-check/acknowledge',
  audience: 'member',
  extension: true,
  survivesLeaving: true,
  payload: f.nothing,
  answer: realityCheck,
});

/** Data of a refusal: why the member may not play. */
export const playRestriction = v.object({
  kind: v.picklist([
    'self_exclusion',
    'time_out',
    'loss_limit',
    'wager_limit',
    'reality_check',
    'information',
    'hall',
  ]),
  /** When the restriction ends; `null`: it does not end by itself. */
  until: v.nullable(f.instant),
  /** What is left of a limit. */
  remaining: v.nullable(f.decimal),
});
