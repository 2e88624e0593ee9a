import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';

/** What a member changes of the account. */

/** The member's other sessions end with it. 103: too many wrong old passwords, to be tried again later. */
export const editPassword = defineCall({
  name: 'member.editPassword',
  path: '/member/profile/edit_password',
  audience: 'member',
  payload: v.object({ oldPassword: f.shortText, password: f.shortText, checkPassword: f.shortText }),
  answer: f.ignored,
  codes: { '101': 'old_password_wrong', '102': 'password_unchanged', '103': 'account_freezen' },
});

/**
 * Whether the member may apply as an agent, under this agent where one is named. 101: that is no agent who could take
 * this member in; 102: the member is an agent already.
 */
export const applyForAgentCheck = defineCall({
  name: 'member.applyForAgentCheck',
  path: '/member/apply_for_agent/check',
  audience: 'member',
  idempotent: true,
  payload: v.object({ agentId: v.optional(v.nullable(f.id)), applyAgentFlag: v.optional(f.flag) }),
  answer: v.object({ isAllowed: f.flag }),
  codes: { '101': 'no_proxy', '102': 'already_agent' },
});

/**
 * Sets the four digits that a withdrawal asks for, or changes them; the account's own password proves who asks. 101:
 * that password is wrong; 103: too many wrong ones, to be tried again later.
 */
export const editWithdrawPassword = defineCall({
  name: 'member.editWithdrawPassword',
  path: '/x/member/withdraw-password',
  audience: 'member',
  extension: true,
  payload: v.object({
    password: f.shortText,
    withdrawPassword: v.pipe(v.string(), v.regex(/^\d{4}$/, 'must be four digits')),
  }),
  answer: f.ignored,
  codes: { '101': 'password_wrong', '103': 'account_freezen' },
});
