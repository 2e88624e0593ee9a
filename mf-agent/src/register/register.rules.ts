import {
  LINE_MAX_LENGTH,
  readDigits,
  readEmail,
  readLine,
  readPhone,
  TEXT_MAX_LENGTH,
} from '@tessera/domain';
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

const READERS: Readonly<Record<ContactKind, (typed: string) => string>> = {
  phone: (typed) => readPhone(typed),
  email: readEmail,
  telegram: readLine,
  whats_app: (typed) => readPhone(typed),
  wechat: readLine,
  zalo: readLine,
  line: readLine,
};

/** Returns what is meant by what was typed: composed, in ordinary digits, without spaces around. */
function readForm({ contactKind, contact, intention, website, agentId }: ApplicationForm): ApplicationForm {
  return {
    contactKind,
    contact: READERS[contactKind](contact),
    intention: intention.normalize('NFC').trim(),
    website: readLine(website),
    agentId: readDigits(agentId),
  };
}

/** Returns what is wrong in each field, before anything is sent. */
export function problemsIn(form: ApplicationForm): Partial<Record<FieldName, MessageId>> {
  const { contact, intention, website, agentId } = readForm(form);
  return {
    ...(contact.length > LINE_MAX_LENGTH && { contact: 'err.tooLong' }),
    ...(contact === '' && { contact: 'err.required' }),
    ...(intention.length > TEXT_MAX_LENGTH && { intention: 'err.tooLong' }),
    ...(intention === '' && { intention: 'err.required' }),
    ...(website.length > TEXT_MAX_LENGTH && { website: 'err.tooLong' }),
    ...(website !== '' && !/^https?:\/\/\S+$/i.test(website) && { website: 'register.err_website' }),
    ...(agentId !== '' && !/^[1-9]\d{0,8}$/.test(agentId) && { agentId: 'err.number' }),
  };
}

/** Returns the application as the wire has it. */
export function payloadOf(form: ApplicationForm, agreementVersion: number): PayloadOf<typeof agentApply> {
  const { contactKind, contact, intention, website, agentId } = readForm(form);
  return {
    agreementVersion,
    contactKind,
    contact,
    intention,
    ...(website && { website }),
    ...(agentId && { agentId: Number(agentId) }),
  };
}
