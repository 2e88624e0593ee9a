import { sessionName } from '@tessera/wire';
import { changeSecurity } from '../../auth/security.ts';
import { formsOf } from '../../testing/forms.ts';
import { nothing, type Samples } from '../sample.ts';

type Keys =
  | 'accountClose'
  | 'accountClosing'
  | 'accountData'
  | 'loginHistory'
  | 'preferences'
  | 'preferencesSet'
  | 'pushKey'
  | 'pushSubscribe'
  | 'pushTopics'
  | 'pushUnsubscribe'
  | 'sessionEnd'
  | 'sessionEndOthers'
  | 'sessionList'
  | 'sessionSeveral';

const ENDPOINT = 'https://push.example.com/a-device';

export const accountSamples = {
  async accountClose({ newcomer }) {
    return { payload: { leaveMoney: 1 }, token: (await newcomer()).token };
  },
  accountClosing: nothing,
  accountData: () => ({ payload: { section: 'balance', after: 1 } }),
  loginHistory: () => ({ payload: { page: 1, count: 20 } }),
  preferences: nothing,
  preferencesSet: () => ({
    payload: { language: 'vi_VN', contrast: 'more', motion: 'reduced', gameSound: 0, sessionClock: 0 },
  }),
  pushKey: nothing,
  pushSubscribe: () => ({
    payload: {
      endpoint: ENDPOINT,
      // The example of RFC 8291.
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      topics: ['letters'],
    },
  }),
  pushTopics: () => ({ payload: { endpoint: ENDPOINT } }),
  pushUnsubscribe: () => ({ payload: { endpoint: ENDPOINT } }),
  async sessionEnd({ platform, registered }) {
    const { account, id, token } = await registered();
    await changeSecurity(platform.db, id, { severalSessions: true });
    const other = await formsOf(platform).logIn(account);
    return { payload: { id: sessionName(other.token) }, token };
  },
  sessionEndOthers: nothing,
  sessionList: nothing,
  async sessionSeveral({ newcomer }) {
    return { payload: { isSeveral: 1 }, token: (await newcomer()).token };
  },
} satisfies Samples<Keys>;
