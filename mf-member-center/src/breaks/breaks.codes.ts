import type { RefusalTexts } from '@tessera/kit/intents';
import type { responsibleExclude, responsibleTimeOut } from '@tessera/wire';
import type { MessageId } from '../text.ts';

export const TIME_OUT_TEXTS: RefusalTexts<typeof responsibleTimeOut, MessageId> = {
  '102': 'breaks.err_longer',
};

export const EXCLUDE_TEXTS: RefusalTexts<typeof responsibleExclude, MessageId, 'password' | 'captcha'> = {
  '101': { field: 'password', id: 'err.password' },
  '103': { field: 'captcha', id: 'breaks.err_captchaNeeded' },
  '104': 'breaks.err_short',
  '105': { field: 'captcha', id: 'breaks.err_captcha' },
};
