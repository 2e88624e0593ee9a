import { isCallError, type CodeOf, type register } from '@tessera/wire';
import { sayFailure } from '../failures.ts';
import type { Said } from '../text.ts';
import type { RegistrationField } from './registration.fields.ts';

type RegisterCode = CodeOf<typeof register>;

/**
 * What a refused registration means: something about one field, or a message above the form (a toast, spec §8). A field
 * that the form does not have now is told above it, too.
 */
export type RegistrationRefusal =
  | { readonly kind: 'field'; readonly field: RegistrationField; readonly said: Said }
  | { readonly kind: 'toast'; readonly said: Said };

/** Which field a code stands on, and what is said there: in the server's words where nothing is. */
type Meaning = { readonly field?: RegistrationField; readonly said?: Said };

const on = (field: RegistrationField, id?: Extract<Said, { id: unknown }>['id']): Meaning =>
  id ? { field, said: { id } } : { field };

/** The failure codes of registration and of the check of one field (spec §8 Register codes). */
const MEANINGS: Record<RegisterCode, Meaning> = {
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
  '218': { said: { id: 'signup.ip_error' } },
  '219': on('introducer', 'signup.err_introducer_not_found'),
  '222': on('phoneVerify', 'signup.err_introducer_not_found'),
  '223': on('identityId', 'signup.identity_id_repeat'),
  '224': on('answer', 'verify_failed'),
  '227': on('memberName', 'signup.err_name_invalid'),
  '228': on('introducer', 'signup.err_introducer_invalid'),
  '301': on('memberQq'),
  '302': on('memberSkype'),
  '304': on('memberWechat'),
  '305': on('memberZalo'),
  '306': on('memberFb'),
  '307': on('memberTelegram'),
  '308': on('memberWhatsApp'),
  '996': { said: { id: 'signup.error_register_too_frequent' } },
  '997': { said: { id: 'signup.error_register_limit_ip' } },
};

/** `declared` tells a refusal of the table from trouble that is worth a report. */
export function registrationRefusal(error: unknown): RegistrationRefusal & { readonly declared: boolean } {
  const code = isCallError(error) ? error.code : undefined;
  const meaning =
    code !== undefined && Object.hasOwn(MEANINGS, code) ? MEANINGS[code as RegisterCode] : undefined;
  const said = meaning?.said ?? sayFailure(error);
  const declared = meaning !== undefined;
  return meaning?.field
    ? { kind: 'field', field: meaning.field, said, declared }
    : { kind: 'toast', said, declared };
}
