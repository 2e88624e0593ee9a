import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** Data for the header and the member centre's frame (spec §3 Member layout info). */
export const memberLayout = v.object({
  id: f.id,
  memberAccount: f.shortText,
  memberCurrency: f.currency,
  memberCash: f.decimal,
  /** Version of the balance. Grows with every change, like `member.cash`. */
  cashVersion: f.count,
  memberGradeName: f.localisedName,
  memberType: f.count,
  agentType: f.count,
  agentLevel: f.count,
  isAgent: f.flag,
  agentActive: f.flag,
  isPlaying: f.flag,
  cashBackStatus: f.flag,
  walletStatus: f.flag,
  firstLoginToChangePassword: f.flag,
  needBankAccountDepositVerified: f.flag,
  /**
   * The number of the newest event of the member's own channel, taken before the rest: later events may not be in these
   * data. Missing from back ends that do not number events.
   */
  eventNumber: v.optional(f.count),
});
export type MemberLayout = v.InferOutput<typeof memberLayout>;

/** Returns the data that header and member centre show of the member. */
export const layout = defineCall({
  name: 'member.layout',
  path: '/member/profile/common/layout',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  endsSessionOn401: true,
  payload: f.nothing,
  answer: memberLayout,
});

/** Returns the member's balance. */
export const myCash = defineCall({
  name: 'member.myCash',
  path: '/member/profile/my_cash',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  endsSessionOn401: true,
  payload: f.nothing,
  answer: v.object({ cash: f.decimal, version: f.count }),
});

const contact = v.nullable(f.text);

export const memberProfile = v.object({
  id: f.id,
  memberAccount: f.shortText,
  memberName: v.nullable(f.text),
  /** `YYYY-MM-DD`. */
  memberBirthday: v.nullable(v.pipe(v.string(), v.isoDate())),
  memberEmail: contact,
  memberPhone: contact,
  memberCurrency: f.currency,
  isWithdrawPassword: f.flag,
  memberTelegram: contact,
  memberWhatsApp: contact,
  memberLine: contact,
  memberWechat: contact,
  memberFb: contact,
  memberZalo: contact,
  memberQq: v.optional(contact, null),
  memberSkype: v.optional(contact, null),
  memberOthers: v.optional(contact, null),
  newIdentityId: v.optional(contact, null),
  /** Grows with every change that the member makes. Missing from back ends that do not count. */
  version: v.optional(f.count),
  createdAt: f.instant,
  lastLoginAt: v.nullable(f.instant),
});
export type MemberProfile = v.InferOutput<typeof memberProfile>;

/** Returns the member's profile. The platform masks contacts and identity (`ma…@example.com`). */
export const profile = defineCall({
  name: 'member.profile',
  path: '/member/profile',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  payload: f.nothing,
  answer: memberProfile,
});
