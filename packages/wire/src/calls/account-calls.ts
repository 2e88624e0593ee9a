import { accountClose, accountClosing, accountData } from './account.ts';
import { preferences, preferencesSet } from './preferences.ts';
import { pushKey, pushSubscribe, pushTopics, pushUnsubscribe } from './push.ts';
import { loginHistory, sessionEnd, sessionEndOthers, sessionList, sessionSeveral } from './sessions.ts';

/** What belongs to the account as a whole; part of `CALLS`. */
export const ACCOUNT_CALLS = {
  accountClose,
  accountClosing,
  accountData,
  loginHistory,
  preferences,
  preferencesSet,
  pushKey,
  pushSubscribe,
  pushTopics,
  pushUnsubscribe,
  sessionEnd,
  sessionEndOthers,
  sessionList,
  sessionSeveral,
} as const;
