import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { withdrawPassword } from './withdrawal.ts';

/** What belongs to the account as a whole: the member's data, and closing it. */

export const ACCOUNT_DATA_SECTIONS = [
  'profile',
  'sessions',
  'logins',
  'letters',
  'balance',
  'bets',
  'deposits',
  'withdrawals',
  'bank_accounts',
  'limits',
  'bonuses',
  'missions',
  'linked_logins',
  'passkeys',
  'push_devices',
  'preferences',
  'favourites',
  'friends',
  'recommend_links',
  'agent_applications',
  'agent_statements',
  'agent_transfers',
] as const;

/**
 * Returns one part of one section of the member's data, oldest first. Send `next` of the answer as `after` until it is
 * `null`. Amounts are decimals of the currency in their row, instants have the site's offset, and letters are in the request's
 * language. Secrets, such as passwords, are never part of it, and other members are masked.
 */
export const accountData = defineCall({
  name: 'x.member.accountData',
  path: '/x/account/data',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  needsProof: true,
  payload: v.object({
    section: v.picklist(ACCOUNT_DATA_SECTIONS),
    after: v.optional(f.id),
  }),
  answer: v.object({
    rows: v.array(v.record(v.string(), v.nullable(f.markup))),
    next: v.nullable(f.id),
  }),
});

/** Says what closing the account would do, and what prevents it. */
export const accountClosing = defineCall({
  name: 'x.member.accountClosing',
  path: '/x/account/closing',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    /** What would be paid out. */
    cash: f.decimal,
    /** What must still be wagered before an ordinary withdrawal: above zero, an operator decides whether `cash` is paid out. */
    notWagered: v.optional(f.decimal, '0'),
    /** Must be taken back before. */
    atProviders: f.decimal,
    /** Withdrawals that were requested before and are paid out as usual. */
    waiting: f.decimal,
    /** Receives the money: the default bank account, masked; `null`: there is none. */
    bankAccount: v.nullable(f.text),
    /** 1: paying out asks for the withdraw password. */
    isWithdrawPassword: f.flag,
    hasOpenDeposit: f.flag,
    hasOpenRound: f.flag,
    isAgent: f.flag,
  }),
});

/**
 * Closes the account: all sessions end, and a login is refused with 102 until an operator opens it again. The balance is
 * requested as a withdrawal to the default bank account, whatever its amount and whatever was wagered. Without a bank
 * account `leaveMoney` must be 1: the money then stays on the account. 101: the withdraw password is wrong or missing;
 * 103: too many wrong ones, retry later; 104: money is at providers; 105: a deposit waits for its payment; 106: a round is
 * open; 107: there is money and no bank account; 108: agents are closed by customer service.
 */
export const accountClose = defineCall({
  name: 'x.member.accountClose',
  path: '/x/account/close',
  audience: 'member',
  extension: true,
  needsProof: true,
  session: 'ends',
  payload: v.object({
    withdrawPassword: v.optional(withdrawPassword),
    leaveMoney: v.optional(f.flag, 0),
  }),
  answer: v.object({
    /** `null`: nothing was left to pay out. */
    orderNumber: v.nullable(f.shortText),
  }),
  codes: {
    '101': 'withdraw_password_wrong',
    '103': 'account_freezen',
    '104': 'closing_money_at_providers',
    '105': 'closing_deposit_open',
    '106': 'closing_round_open',
    '107': 'closing_money_left',
    '108': 'closing_agent',
  },
});
