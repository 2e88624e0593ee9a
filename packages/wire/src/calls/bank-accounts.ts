import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { withdrawPassword } from './withdrawal.ts';

/** The bank accounts that a member's withdrawals go to (spec §2 BindAccount). */

const bankAccount = v.object({
  id: f.id,
  bankName: f.text,
  holderName: f.text,
  /** Masked but for its end. */
  accountNumber: f.shortText,
  branchCode: v.nullable(f.shortText),
  isDefault: f.flag,
  isVerified: f.flag,
  createdAt: f.instant,
});
export type BankAccount = v.InferOutput<typeof bankAccount>;

/** How account numbers of a currency are written; the patterns are JavaScript's, for the whole text without spaces. */
const bankFormat = v.object({
  numberPattern: f.text,
  /** What names the branch, where the currency's banks need it. */
  branch: v.nullable(
    v.object({ kind: v.picklist(['routing', 'ifsc', 'branch', 'agency']), pattern: f.text }),
  ),
});

/** The accounts that the member can be paid to, and how the currency's banks write them. */
export const bankAccountList = defineCall({
  name: 'x.bankAccount.list',
  path: '/x/bank-account/list',
  audience: 'member',
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    /** The default one first. */
    list: v.array(bankAccount),
    limit: f.count,
    /** `null`: this currency is paid into no bank. */
    format: v.nullable(bankFormat),
    /** Whose the account must be, where the member has given a name. */
    holderName: v.nullable(f.text),
  }),
});

const name = v.pipe(f.shortText, v.regex(/\S.*\S/, 'must have at least two characters'));

/**
 * Binds an account. 101: the withdraw password is wrong; 102: none is set; 103: too many wrong ones; 104: the holder has another name than
 * the member; 105: as many accounts as a member may have; 106: the number or branch is not written as the currency’s are
 * ({@link bankFormatRefusal}); 107: somebody has bound this account already; 108: this currency is paid into no bank.
 */
export const bankAccountAdd = defineCall({
  name: 'x.bankAccount.add',
  path: '/x/bank-account/add',
  audience: 'member',
  extension: true,
  payload: v.object({
    bankName: name,
    holderName: name,
    accountNumber: f.shortText,
    branchCode: v.optional(v.nullable(f.shortText)),
    withdrawPassword,
  }),
  answer: v.object({ account: bankAccount }),
  codes: {
    '101': 'withdraw_password_wrong',
    '102': 'withdraw_password_missing',
    '103': 'account_freezen',
    '104': 'bank_account_other_name',
    '105': 'bank_account_too_many',
    '106': 'bank_account_format',
    '107': 'bank_account_taken',
    '108': 'bank_account_not_in_currency',
  },
});

/** What a refusal because of the format carries. */
export const bankFormatRefusal = v.object({ field: v.picklist(['account_number', 'branch_code']) });

/** Takes one of them away. 101: the member has no such account; 102: a withdrawal to it is pending. */
export const bankAccountRemove = defineCall({
  name: 'x.bankAccount.remove',
  path: '/x/bank-account/remove',
  audience: 'member',
  extension: true,
  payload: v.object({ id: f.id }),
  answer: f.ignored,
  codes: { '101': 'bank_account_unknown', '102': 'bank_account_in_use' },
});

/** The one that a withdrawal goes to unless the member says otherwise. 101: the member has no such account. */
export const bankAccountDefault = defineCall({
  name: 'x.bankAccount.default',
  path: '/x/bank-account/default',
  audience: 'member',
  extension: true,
  payload: v.object({ id: f.id }),
  answer: f.ignored,
  codes: { '101': 'bank_account_unknown' },
});
