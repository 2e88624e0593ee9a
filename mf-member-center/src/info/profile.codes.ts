import type { RefusalTexts } from '@tessera/kit/intents';
import type { profileEdit, profileSms } from '@tessera/wire';
import type { MessageId } from '../text.ts';
import type { FieldKey } from './profile.fields.ts';

/** The fields of the form: those of the profile, the code sent to the phone, and the password. */
export type FormField = FieldKey | 'phoneVerify' | 'password';

export const EDIT_TEXTS: RefusalTexts<typeof profileEdit, MessageId, FormField> = {
  '103': { field: 'memberName', id: 'err.nameTaken' },
  '104': { field: 'memberPhone', id: 'err.phoneTaken' },
  '105': { field: 'memberEmail', id: 'err.emailTaken' },
  '113': { field: 'phoneVerify', id: 'err.codeWrong' },
  '114': { field: 'identityId', id: 'err.identityTaken' },
  '120': 'edit.changed',
  '121': 'edit.closed',
  '122': 'edit.locked',
  '123': { field: 'password', id: 'err.password' },
  '124': { field: 'password', id: 'err.locked' },
  '206': { field: 'memberEmail', id: 'err.email' },
  '209': { field: 'memberPhone', id: 'err.phone' },
  '214': { field: 'memberName', id: 'err.blocked' },
  '215': { field: 'memberPhone' },
  '216': { field: 'memberEmail', id: 'err.blocked' },
  '222': { field: 'phoneVerify', id: 'err.codeUnknown' },
  '223': { field: 'identityId', id: 'err.identityTaken' },
  '227': { field: 'memberName', id: 'err.name' },
  '301': { field: 'memberQq' },
  '302': { field: 'memberSkype' },
  '304': { field: 'memberWechat' },
  '305': { field: 'memberZalo' },
  '306': { field: 'memberFb' },
  '307': { field: 'memberTelegram' },
  '308': { field: 'memberWhatsApp' },
};

/** Where phone numbers have ten digits. */
export const TEN_DIGIT_TEXTS: typeof EDIT_TEXTS = {
  ...EDIT_TEXTS,
  '209': { field: 'memberPhone', id: 'err.phoneVnd' },
};

export const SMS_TEXTS: RefusalTexts<typeof profileSms, MessageId, 'memberPhone'> = {
  '099': { field: 'memberPhone', id: 'err.phoneUnknown' },
  '102': 'sms.wait',
  '103': 'sms.away',
  '104': 'sms.service',
  '201': { field: 'memberPhone', id: 'err.required' },
};
