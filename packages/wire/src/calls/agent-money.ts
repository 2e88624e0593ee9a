import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { AGENT_CODES } from './agent-downline.ts';

/** Money that an agent passes on (spec §2 Agent menu: Transfer). */

/**
 * Transfers money from the agent's balance to a member of the downline with the same currency. 101: the balance is
 * too low; 102: the member is not in this agent's downline; 103: the currencies differ; 104: the agent's transfers
 * are disabled; 105: the withdraw password is wrong; 106: the agent has no withdraw password; 107: too many wrong
 * passwords, retry later; 109: the amount is below the minimum or above the maximum; 110: the amount exceeds what is
 * left of today's limit; 111: the member cannot receive money now.
 */
export const agentTransfer = defineCall({
  name: 'x.agent.transfer',
  path: '/x/agent/transfer',
  audience: 'agent',
  extension: true,
  needsProof: true,
  keepsKey: { secrets: ['withdrawPassword'] },
  payload: v.object({
    memberId: f.id,
    amount: f.positiveDecimal,
    withdrawPassword: v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be four digits')),
    /** What the agent writes to the member. */
    note: v.optional(f.shortText),
  }),
  answer: v.object({
    id: f.id,
    /** The same for both sides: the `reference` of their cash records. */
    reference: v.optional(f.shortText),
    /** The agent's new balance. */
    cash: f.decimal,
    /** What is left of today's limit. */
    leftToday: f.decimal,
  }),
  codes: {
    ...AGENT_CODES,
    '101': 'balance_too_low',
    '102': 'member_not_found',
    '103': 'currency_differs',
    '104': 'transfer_disabled',
    '105': 'withdraw_password_wrong',
    '106': 'withdraw_password_missing',
    '107': 'account_freezen',
    '109': 'transfer_limit',
    '110': 'transfer_limit_day',
    '111': 'member_restricted',
  },
});

/** Lists the agent's transfers, latest first, with the limits of one transfer. */
export const agentTransfers = defineCall({
  name: 'x.agent.transfers',
  path: '/x/agent/transfers',
  audience: 'agent',
  idempotent: true,
  extension: true,
  payload: v.object({ ...f.page, memberId: v.optional(f.id) }),
  answer: v.object({
    list: v.array(
      v.object({
        id: f.id,
        memberId: f.id,
        account: f.shortText,
        amount: f.decimal,
        reference: v.optional(f.shortText),
        note: v.optional(v.nullable(f.shortText), null),
        createdAt: f.instant,
      }),
    ),
    totalCount: f.count,
    limits: v.object({
      least: f.decimal,
      most: f.decimal,
      mostPerDay: f.decimal,
      leftToday: f.decimal,
    }),
  }),
  codes: AGENT_CODES,
});
