import { problemOf, type Problem, type RefusalTexts } from '@tessera/kit/intents';
import { isCallError, type CodeOf, type register } from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import type { MessageId } from '../text.ts';
import type { RegistrationField } from './registration.fields.ts';

const on = <Field extends RegistrationField>(field: Field, id?: MessageId) =>
  id ? { field, id } : { field };

/** Messages for the refusal codes of registration and of the check of one field (spec §8 Register codes). */
const TEXTS: RefusalTexts<typeof register, MessageId, RegistrationField> = {
  '102': on('memberAccount', 'signup.account_repeat'),
  '103': on('memberName', 'signup.name_repeat'),
  '104': on('memberPhone', 'signup.phone_repeat'),
  '105': on('memberEmail', 'signup.mail_repeat'),
  '106': on('introducer', 'signup.no_proxy'),
  '107': on('introducer', 'signup.err_disabled_recommend_close'),
  '108': on('introducer', 'signup.err_disabled_agent'),
  '109': on('introducer', 'signup.err_disabled_recommend'),
  '110': on('introducer', 'signup.err_disabled_code'),
  '112': on('introducer', 'signup.err_introducer_not_found'),
  '113': on('phoneVerify', 'signup.error_verify'),
  '114': on('identityId', 'signup.identity_id_repeat'),
  '206': on('memberEmail', 'signup.err_email_invalid'),
  '209': on('memberPhone', 'signup.err_phone_invalid'),
  '214': on('memberName', 'signup.err_black_list_name'),
  '215': on('memberPhone'),
  '216': on('memberEmail', 'signup.err_black_list_email'),
  '218': 'signup.ip_error',
  '219': on('introducer', 'signup.err_introducer_not_found'),
  '222': on('phoneVerify', 'signup.err_introducer_not_found'),
  '223': on('identityId', 'signup.identity_id_repeat'),
  '224': on('answer', 'verify_failed'),
  '227': on('memberName', 'signup.err_name_invalid'),
  '228': on('introducer', 'signup.err_introducer_invalid'),
  '229': on('password', 'signup.err_psw_common'),
  '301': on('memberQq'),
  '302': on('memberSkype'),
  '304': on('memberWechat'),
  '305': on('memberZalo'),
  '306': on('memberFb'),
  '307': on('memberTelegram'),
  '308': on('memberWhatsApp'),
  '996': 'signup.error_register_too_frequent',
  '997': 'signup.error_register_limit_ip',
};

export interface RegistrationProblem extends Problem<MessageId, RegistrationField> {
  /** The server's code, if it refused. */
  readonly code: string | undefined;
}

/** Recommendations by members are closed (spec §4 Registration: "107 turns recommend off"). */
export const RECOMMENDATION_CLOSED: CodeOf<typeof register> = '107';

/** Returns the message of a failed registration, and the field to show it on; without a field it is a toast (spec §8). */
export const registrationProblem = (error: unknown): RegistrationProblem => ({
  ...problemOf(error, TEXTS, FAILURE_TEXTS),
  code: isCallError(error) ? error.code : undefined,
});
