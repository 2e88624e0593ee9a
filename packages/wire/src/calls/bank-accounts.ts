import * as v from 'valibot';
import { defineCall } from '../call.ts';
import * as f from '../fields.ts';
import { withdrawPassword } from './withdrawal.ts';

/** Bank accounts for a member's withdrawals (spec §2 BindAccount). */

const bankAccount = v.object({
  id: f.id,
  bankName: f.text,
  holderName: f.text,
  /** All but the last digits are masked. */
  accountNumber: f.shortText,
  branchCode: v.nullable(f.shortText),
  isDefault: f.flag,
  isVerified: f.flag,
  createdAt: f.instant,
});
export type BankAccount = v.InferOutput<typeof bankAccount>;

/**
 * Formats of account numbers in a currency. The patterns are JavaScript's and match the whole text without spaces.
 */
const bankFormat = v.object({
  numberPattern: f.text,
  /** Format of the branch code, if the currency's banks use one. */
  branch: v.nullable(
    v.object({ kind: v.picklist(['routing', 'ifsc', 'branch', 'agency']), pattern: f.text }),
  ),
});

/** Lists the member's bank accounts and the formats of the currency's banks. */
export const bankAccountList = defineCall({
  name: 'x.bankAccount.list',
  path: '/x/bank-account/list',
  audience: 'member',
  inRecords: true,
  idempotent: true,
  extension: true,
  payload: f.nothing,
  answer: v.object({
    /** Default account first. */
    list: v.array(bankAccount),
    limit: f.count,
    /** `null`: no bank payouts in this currency. */
    format: v.nullable(bankFormat),
    /** Required name of the account's holder, if the member has given a name. */
    holderName: v.nullable(f.text),
  }),
});

const name = v.pipe(f.shortText, v.regex(/\S.*\S/, 'must have at least two characters'));

/**
 * Adds a bank account. 101: the withdraw password is wrong; 102: no withdraw password is set; 103: too many wrong
 * passwords; 104: the holder's name is not the member's; 105: the member has the maximum number of accounts; 106: the
 * account number or branch code has the wrong format ({@link bankFormatRefusal}); 107: the account is already in use;
 * 108: no bank payouts in this currency.
 */
export const bankAccountAdd = defineCall({
  name: 'x.bankAccount.add',
  path: '/x/bank-account/add',
  audience: 'member',
  inRecords: true,
  extension: true,
  needsProof: true,
  keepsKey: { secrets: ['withdrawPassword'] },
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

/** Data of a refusal because of the format. */
export const bankFormatRefusal = v.object({ field: v.picklist(['account_number', 'branch_code']) });

/** Removes a bank account. 101: the member has no such account; 102: a withdrawal to it is pending. */
export const bankAccountRemove = defineCall({
  name: 'x.bankAccount.remove',
  path: '/x/bank-account/remove',
  audience: 'member',
  extension: true,
  needsProof: true,
  payload: v.object({ id: f.id }),
  answer: f.ignored,
  codes: { '101': 'bank_account_unknown', '102': 'bank_account_in_use' },
});

/** Makes an account the default for withdrawals. 101: the member has no such account. */
export const bankAccountDefault = defineCall({
  name: 'x.bankAccount.default',
  path: '/x/bank-account/default',
  audience: 'member',
  inRecords: true,
  extension: true,
  needsProof: true,
  payload: v.object({ id: f.id }),
  answer: f.ignored,
  codes: { '101': 'bank_account_unknown' },
});
