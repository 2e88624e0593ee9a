import { problemOf, type RefusalTexts } from '@tessera/kit/intents';
import type { passwordForgot, passwordReset } from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import type { MessageId } from '../text.ts';
import type { ForgotField, ForgotRefusal } from './forgot.machine.ts';

const FORGOT: RefusalTexts<typeof passwordForgot, MessageId, ForgotField> = {
  '101': { field: 'contact', id: 'forgot.err_contact' },
  '103': 'forgot.err_tooMany',
  '104': 'forgot.err_noSms',
  '105': { field: 'answer', id: 'verify_failed' },
  '106': 'forgot.ip_error',
};

const RESET: RefusalTexts<typeof passwordReset, MessageId, ForgotField> = {
  '101': { field: 'code', id: 'forgot.err_code' },
  '102': { field: 'code', id: 'forgot.err_expired' },
  '103': 'forgot.err_tries',
  '106': 'forgot.ip_error',
  '201': { field: 'password', id: 'transfer.passwordRules' },
  '202': { field: 'password', id: 'signup.err_psw_common' },
};

/** What no further try of the member changes, with a link to customer service. */
const NEEDS_HELP: readonly MessageId[] = [
  'forgot.err_noSms',
  'forgot.err_tooMany',
  'forgot.ip_error',
  'forgot.unavailable',
];

/** An outcome of one of the two calls that is no success. */
type Unsuccessful =
  | { readonly status: 'refused'; readonly error: unknown }
  | { readonly status: 'failed'; readonly error: unknown; readonly kind: string };

export const requestRefusal = (outcome: Unsuccessful) => refusalOf(outcome, FORGOT);
export const resetRefusal = (outcome: Unsuccessful) => refusalOf(outcome, RESET);

function refusalOf(
  outcome: Unsuccessful,
  texts: Parameters<typeof problemOf<MessageId, ForgotField>>[1],
): ForgotRefusal {
  if (outcome.status === 'failed' && outcome.kind === 'unavailable')
    return { wording: { id: 'forgot.unavailable' }, help: true };
  const { field, wording } = problemOf(outcome.error, texts, FAILURE_TEXTS);
  return { wording, field, help: 'id' in wording && NEEDS_HELP.includes(wording.id) };
}
