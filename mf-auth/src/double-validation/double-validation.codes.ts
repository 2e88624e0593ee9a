import { problemOf, type RefusalTexts } from '@tessera/kit/intents';
import type { doubleValidation, doubleValidationSkip } from '@tessera/wire';
import { isCallError, recordsTicketOf } from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import type { StepEnding } from '../login/login.machine.ts';
import type { MessageId, Wording } from '../text.ts';

export type AnswerField = 'answer' | 'captcha';

/** Spec §8 Double validation. 101, 102 and 202 show the server's own words. */
const TEXTS: RefusalTexts<typeof doubleValidation, MessageId, AnswerField> = {
  '101': {},
  '102': {},
  '103': { field: 'captcha', id: 'verify_failed' },
  '104': { field: 'captcha', id: 'verify_failed' },
  '105': { field: 'captcha', id: 'verify_failed' },
  '106': 'login.ip_error',
  '202': {},
  '205': { field: 'answer', id: 'double.verify_failed' },
  '206': { field: 'answer', id: 'double.verify_failed' },
  '998': 'double.double_validation_faild',
};
const SKIP_TEXTS: RefusalTexts<typeof doubleValidationSkip, MessageId> = { '101': 'double.account_error' };

/** With these codes the login is over: the platform does not keep it any longer. */
const OVER: ReadonlySet<string> = new Set(['101', '102', '998']);

/** What a refused answer or skip leads to: a message at the form of the step, or back to the login form. */
export type ValidationRefusal =
  | { readonly kind: 'shown'; readonly field: AnswerField | undefined; readonly wording: Wording }
  | { readonly kind: 'over'; readonly ending: StepEnding };

export function answerRefusal(error: unknown): ValidationRefusal {
  return refusalOf(error, problemOf(error, TEXTS, FAILURE_TEXTS));
}

export function skipRefusal(error: unknown): ValidationRefusal {
  return refusalOf(error, problemOf(error, SKIP_TEXTS, FAILURE_TEXTS));
}

function refusalOf(
  error: unknown,
  { field, wording }: { readonly field: AnswerField | undefined; readonly wording: Wording },
): ValidationRefusal {
  const code = isCallError(error) ? error.code : undefined;
  if (code === undefined || !OVER.has(code)) return { kind: 'shown', field, wording };
  return {
    kind: 'over',
    ending: { notice: { wording, help: code === '102', recordsTicket: recordsTicketOf(error) } },
  };
}
