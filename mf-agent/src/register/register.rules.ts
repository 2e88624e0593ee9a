import { LINE_MAX_LENGTH, TEXT_MAX_LENGTH } from '@tessera/domain';
import type { PayloadOf, agentApply } from '@tessera/wire';
import type { MessageId } from '../text.ts';
import type { FieldName } from './register.codes.ts';

export type ContactKind = PayloadOf<typeof agentApply>['contactKind'];
export const CONTACT_KINDS = ['phone', 'email', 'telegram', 'whats_app', 'wechat', 'zalo', 'line'] as const;

/** What is typed into the application. */
export interface ApplicationForm {
  readonly contactKind: ContactKind;
  readonly contact: string;
  readonly intention: string;
  readonly website: string;
  readonly agentId: string;
}

export const EMPTY: ApplicationForm = {
  contactKind: 'phone',
  contact: '',
  intention: '',
  website: '',
  agentId: '',
};

/** Returns what is wrong in each field, before anything is sent. */
export function problemsIn(form: ApplicationForm): Partial<Record<FieldName, MessageId>> {
  const website = form.website.trim();
  const agentId = form.agentId.trim();
  return {
    ...(form.contact.trim().length > LINE_MAX_LENGTH && { contact: 'err.tooLong' }),
    ...(form.contact.trim() === '' && { contact: 'err.required' }),
    ...(form.intention.trim().length > TEXT_MAX_LENGTH && { intention: 'err.tooLong' }),
    ...(form.intention.trim() === '' && { intention: 'err.required' }),
    ...(website.length > TEXT_MAX_LENGTH && { website: 'err.tooLong' }),
    ...(website !== '' && !/^https?:\/\/\S+$/i.test(website) && { website: 'register.err_website' }),
    ...(agentId !== '' && !/^[1-9]\d{0,8}$/.test(agentId) && { agentId: 'err.number' }),
  };
}

/** Returns the application as the wire has it. */
export function payloadOf(form: ApplicationForm, agreementVersion: number): PayloadOf<typeof agentApply> {
  const website = form.website.trim();
  const agentId = Number(form.agentId.trim());
  return {
    agreementVersion,
    contactKind: form.contactKind,
    contact: form.contact.trim(),
    intention: form.intention.trim(),
    ...(website && { website }),
    ...(agentId > 0 && { agentId }),
  };
}
