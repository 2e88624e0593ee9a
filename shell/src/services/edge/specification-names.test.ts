import { readWaitingKind } from '../windows/message.ts';
import { VISITOR_COOKIES, VISITOR_KEYS } from '../entry/visitor-keys.ts';
import { COOKIES } from './cookies.ts';
import { KEYS } from './storage.ts';

/** Names that are ours, beside those of the specification. */
const OWN_KEYS = [
  'page_after_password',
  'locale_before',
  'showcase_account',
  'token_rotation',
  'preferences',
];
const OWN_COOKIES = ['tessera_session', 'mobile_template'];

const sorted = (names: readonly string[]) => [...names].sort();

test('the keys of the storage have the names of the specification', () => {
  const specified = [
    'token',
    'member_id',
    'member_account',
    'currency',
    'member_type',
    'agent_type',
    'pwa',
    'site_name',
    'isPlay',
    'isV3Ver',
    'skipReloadGetInfo',
    'waitingWindow',
    'window-msg',
    'demoGameEnable',
    'waitingUrl',
    'maintain_interval',
  ];
  const used = [...Object.values(KEYS), ...Object.values(VISITOR_KEYS)];
  expect(sorted(used)).toEqual(sorted([...specified, ...OWN_KEYS]));
});

test('the cookies have the names of the specification', () => {
  const specified = [
    'i18n_redirected',
    'ccy',
    'lang',
    '_fbp',
    '_fbc',
    'isRouteRegister',
    'isFastDeposit',
    'member_agent',
    'recommend_code',
    'register_type',
    'currency',
    'agent_domain_id',
  ];
  const used = [...Object.values(COOKIES), ...Object.values(VISITOR_COOKIES)];
  expect(sorted(used)).toEqual(sorted([...specified, ...OWN_COOKIES]));
});

test.each(['gameWindow', 'depositWindow', 'fpWindow'])(
  'a waiting window is stored by the specification’s name %s',
  (name) => {
    expect(readWaitingKind(name)).toBe(name);
  },
);
