import type { CodeOf, Schema } from '../call.ts';
import type { CallKey, Calls } from '../calls.ts';
import { doubleValidationQuestion, transferDemand } from '../calls/auth-validation.ts';
import { bankFormatRefusal } from '../calls/bank-accounts.ts';
import { amountRange, depositRestriction } from '../calls/cashier.ts';
import { maintenanceRefusal } from '../calls/play.ts';
import { amountLeftToday, turnoverMissing } from '../calls/withdrawal.ts';

/** What a refusal carries as its data; those that are not named here carry nothing. */
export const REFUSAL_DATA: {
  readonly [Key in CallKey]?: { readonly [Code in CodeOf<Calls[Key]>]?: Schema };
} = {
  bankAccountAdd: { '106': bankFormatRefusal },
  demoPlay: { '203': maintenanceRefusal },
  depositCreate: { '102': amountRange, '104': depositRestriction },
  login: { '107': doubleValidationQuestion, '802': transferDemand },
  play: { '203': maintenanceRefusal },
  sportQuickbetUrl: { '203': maintenanceRefusal },
  withdrawalCreate: { '105': amountRange, '107': amountLeftToday, '108': turnoverMissing },
};

/** The schema of what this refusal carries, or `undefined` where it carries nothing. */
export function refusalDataOf(key: CallKey, code: string): Schema | undefined {
  return (REFUSAL_DATA[key] as Readonly<Record<string, Schema>> | undefined)?.[code];
}
