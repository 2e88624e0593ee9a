import * as v from 'valibot';
import type { CodeOf, Schema } from '../call.ts';
import type { CallKey, Calls } from '../calls.ts';
import { doubleValidationQuestion, transferDemand } from '../calls/auth-validation.ts';
import { bankFormatRefusal } from '../calls/bank-accounts.ts';
import { amountRange, depositRestriction } from '../calls/cashier.ts';
import { profileFieldRefusal } from '../calls/member-account.ts';
import { maintenanceRefusal } from '../calls/play.ts';
import { exclusionRefusal, playRestriction } from '../calls/responsible.ts';
import { amountLeftToday, turnoverMissing } from '../calls/withdrawal.ts';
import type { DocumentedCallKey } from './documented-calls.ts';

/** This code also has reasons other than an exclusion. Those have no data. */
const perhapsExcluded = v.nullable(exclusionRefusal);
const launch = {
  '203': maintenanceRefusal,
  '961': playRestriction,
  '962': playRestriction,
  '963': playRestriction,
};

/** Data of each refusal that has any, by call and code. */
export const REFUSAL_DATA: {
  readonly [Key in CallKey]?: { readonly [Code in CodeOf<Calls[Key]>]?: Schema };
} = {
  bankAccountAdd: { '106': bankFormatRefusal },
  demoPlay: { '203': maintenanceRefusal },
  depositCreate: { '102': amountRange, '104': depositRestriction },
  doubleValidation: { '102': perhapsExcluded },
  infoData: { '101': perhapsExcluded },
  login: { '103': perhapsExcluded, '107': doubleValidationQuestion, '802': transferDemand },
  play: launch,
  profileEdit: { '121': profileFieldRefusal, '122': profileFieldRefusal },
  providerWager: { '413': playRestriction, '414': playRestriction, '415': playRestriction },
  sportQuickbetUrl: launch,
  withdrawalCreate: { '105': amountRange, '107': amountLeftToday, '108': turnoverMissing },
};

/** Returns the schema of a refusal's data, or `undefined` if it has none. */
export function refusalDataOf(key: DocumentedCallKey, code: string): Schema | undefined {
  const carrying: { readonly [Key in DocumentedCallKey]?: Readonly<Record<string, Schema>> } = REFUSAL_DATA;
  return carrying[key]?.[code];
}
