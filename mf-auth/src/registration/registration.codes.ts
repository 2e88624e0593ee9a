import { isCallError, type CodeOf, type register } from '@tessera/wire';
import { sayFailure } from '../failures.ts';
import type { Said } from '../text.ts';
import type { RegistrationField } from './registration.fields.ts';

type RegisterCode = CodeOf<typeof register>;

/** What a refused registration means: something about one field, or a message above the form (a toast, spec §8). */
export type RegistrationRefusal =
  | { readonly kind: 'field'; readonly field: RegistrationField; readonly said: Said }
  | { readonly kind: 'toast'; readonly said: Said };

function on(field: RegistrationField, said: Said): RegistrationRefusal {
  return { kind: 'field', field, said };
}

/**
 * The failure codes of registration and of the check of one field (spec §8 Register codes); those of fields that this
 * form does not have are left to the server's words.
 */
const REFUSALS: Partial<Record<RegisterCode, RegistrationRefusal>> = {
  '102': on('memberAccount', { id: 'signup.account_repeat' }),
  '103': on('memberName', { id: 'signup.name_repeat' }),
  '104': on('memberPhone', { id: 'signup.phone_repeat' }),
  '105': on('memberEmail', { id: 'signup.mail_repeat' }),
  '113': on('answer', { id: 'signup.error_verify' }),
  '206': on('memberEmail', { id: 'signup.err_email_invalid' }),
  '209': on('memberPhone', { id: 'signup.err_phone_invalid' }),
  '218': { kind: 'toast', said: { id: 'signup.ip_error' } },
  '224': on('answer', { id: 'verify_failed' }),
  '227': on('memberName', { id: 'signup.err_name_invalid' }),
  '996': { kind: 'toast', said: { id: 'signup.error_register_too_frequent' } },
  '997': { kind: 'toast', said: { id: 'signup.error_register_limit_ip' } },
};

/** `declared` tells a refusal of the table from trouble that is worth a report. */
export function registrationRefusal(error: unknown): RegistrationRefusal & { readonly declared: boolean } {
  const code = isCallError(error) ? error.code : undefined;
  const refusal =
    code !== undefined && Object.hasOwn(REFUSALS, code) ? REFUSALS[code as RegisterCode] : undefined;
  if (refusal) return { ...refusal, declared: true };
  return { kind: 'toast', said: sayFailure(error), declared: false };
}
