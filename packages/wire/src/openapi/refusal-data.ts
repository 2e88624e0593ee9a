import * as v from 'valibot';
import type { CodeOf, Schema } from '../call.ts';
import type { CallKey, Calls } from '../calls.ts';
import { authenticatorDemand } from '../calls/auth-authenticator.ts';
import { doubleValidationQuestion, transferDemand } from '../calls/auth-validation.ts';
import { bankFormatRefusal } from '../calls/bank-accounts.ts';
import { amountRange, depositRestriction } from '../calls/cashier.ts';
import { lockRefusal } from '../calls/lock.ts';
import { profileFieldRefusal } from '../calls/member-account.ts';
import { maintenanceRefusal } from '../calls/play.ts';
import { shutRefusal } from '../calls/auth-records.ts';
import { playRestriction } from '../calls/responsible.ts';
import { thirdPartyDemand } from '../calls/third-party.ts';
import { amountLeftToday, turnoverMissing } from '../calls/withdrawal.ts';
import type { DocumentedCallKey } from './documented-calls.ts';

/** This code also has reasons other than an exclusion or a closed account. Those have no data. */
const perhapsShut = v.nullable(shutRefusal);
/** This code also has reasons other than too many tries. Those have no data. */
const perhapsLocked = v.nullable(lockRefusal);
/** The fields of one of the two. */
const perhapsShutOrLocked = v.nullable(
  v.partial(v.object({ ...shutRefusal.entries, ...lockRefusal.entries })),
);
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
  accountClose: { '103': lockRefusal },
  agentTransfer: { '107': lockRefusal },
  authenticatorConfirm: { '103': lockRefusal },
  bankAccountAdd: { '103': lockRefusal, '106': bankFormatRefusal },
  demoPlay: { '203': maintenanceRefusal },
  depositCreate: { '102': amountRange, '104': depositRestriction },
  doubleValidation: { '102': perhapsShut, '202': lockRefusal },
  editPassword: { '103': lockRefusal },
  editWithdrawPassword: { '103': lockRefusal },
  infoData: { '101': perhapsShut },
  loginAuthenticator: { '102': perhapsShut, '103': lockRefusal },
  loginPasskey: { '102': perhapsShut, '103': perhapsShutOrLocked, '106': perhapsLocked },
  login: {
    '102': perhapsShut,
    '103': perhapsShutOrLocked,
    '106': perhapsLocked,
    '107': doubleValidationQuestion,
    '802': transferDemand,
    '803': authenticatorDemand,
  },
  passwordForgot: { '106': perhapsLocked },
  passwordReset: { '106': perhapsLocked },
  play: { ...launch, '965': playRestriction },
  profileEdit: { '121': profileFieldRefusal, '122': profileFieldRefusal, '124': lockRefusal },
  profileSms: { '102': lockRefusal, '104': perhapsLocked },
  proof: { '103': lockRefusal },
  providerWager: { '413': playRestriction, '414': playRestriction, '415': playRestriction },
  registerSms: { '102': lockRefusal, '104': perhapsLocked },
  responsibleExclude: { '103': lockRefusal },
  sportQuickbetUrl: launch,
  thirdPartyComplete: {
    '102': perhapsShut,
    '103': perhapsShut,
    '106': perhapsLocked,
    '107': doubleValidationQuestion,
    '110': thirdPartyDemand,
    '802': transferDemand,
    '803': authenticatorDemand,
  },
  transferVerify: { '203': lockRefusal },
  withdrawalCreate: {
    '103': lockRefusal,
    '105': amountRange,
    '107': amountLeftToday,
    '108': turnoverMissing,
  },
};

/** Returns the schema of a refusal's data, or `undefined` if it has none. */
export function refusalDataOf(key: DocumentedCallKey, code: string): Schema | undefined {
  const carrying: { readonly [Key in DocumentedCallKey]?: Readonly<Record<string, Schema>> } = REFUSAL_DATA;
  return carrying[key]?.[code];
}
