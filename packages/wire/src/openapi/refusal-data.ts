import * as v from 'valibot';
import type { CodeOf, Schema } from '../call.ts';
import type { CallKey, Calls } from '../calls.ts';
import { authenticatorDemand } from '../calls/auth-authenticator.ts';
import { doubleValidationQuestion, transferDemand } from '../calls/auth-validation.ts';
import { bankFormatRefusal } from '../calls/bank-accounts.ts';
import { amountRange, depositRestriction } from '../calls/cashier.ts';
import { profileFieldRefusal } from '../calls/member-account.ts';
import { maintenanceRefusal } from '../calls/play.ts';
import { shutRefusal } from '../calls/auth-records.ts';
import { playRestriction } from '../calls/responsible.ts';
import { thirdPartyDemand } from '../calls/third-party.ts';
import { amountLeftToday, turnoverMissing } from '../calls/withdrawal.ts';
import type { DocumentedCallKey } from './documented-calls.ts';

/** This code also has reasons other than an exclusion or a closed account. Those have no data. */
const perhapsShut = v.nullable(shutRefusal);
const launch = {
  '203': maintenanceRefusal,
  '961': playRestriction,
  '962': playRestriction,
  '963': playRestriction,
  '964': playRestriction,
};

/** Data of each refusal that has any, by call and code. */
export const REFUSAL_DATA: {
  readonly [Key in CallKey]?: { readonly [Code in CodeOf<Calls[Key]>]?: Schema };
} = {
  bankAccountAdd: { '106': bankFormatRefusal },
  demoPlay: { '203': maintenanceRefusal },
  depositCreate: { '102': amountRange, '104': depositRestriction },
  doubleValidation: { '102': perhapsShut },
  infoData: { '101': perhapsShut },
  loginAuthenticator: { '102': perhapsShut },
  loginPasskey: { '102': perhapsShut, '103': perhapsShut },
  login: {
    '102': perhapsShut,
    '103': perhapsShut,
    '107': doubleValidationQuestion,
    '802': transferDemand,
    '803': authenticatorDemand,
  },
  play: { ...launch, '965': playRestriction },
  profileEdit: { '121': profileFieldRefusal, '122': profileFieldRefusal },
  providerWager: { '413': playRestriction, '414': playRestriction, '415': playRestriction },
  sportQuickbetUrl: launch,
  thirdPartyComplete: {
    '102': perhapsShut,
    '103': perhapsShut,
    '107': doubleValidationQuestion,
    '110': thirdPartyDemand,
    '802': transferDemand,
    '803': authenticatorDemand,
  },
  withdrawalCreate: { '105': amountRange, '107': amountLeftToday, '108': turnoverMissing },
};

/** Returns the schema of a refusal's data, or `undefined` if it has none. */
export function refusalDataOf(key: DocumentedCallKey, code: string): Schema | undefined {
  const carrying: { readonly [Key in DocumentedCallKey]?: Readonly<Record<string, Schema>> } = REFUSAL_DATA;
  return carrying[key]?.[code];
}
