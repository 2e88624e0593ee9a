import { LOCALE_CODES } from '@tessera/domain';
import { CALLS, type Call, type CallKey } from '@tessera/wire';
import { messageOfKey } from './refusal.texts.ts';

/** The calls of spec §8 whose other codes are shown by the server's message, with the codes that have a text of the client. */
const OWN_TEXTS: readonly (readonly [CallKey, string])[] = [
  ['play', '203'],
  ['demoPlay', '203'],
  ['sportQuickbetUrl', '203'],
  ['balanceAllBack', '101 102 103 104 105'],
  ['balanceGetBack', '101 102 103 104 105'],
  ['login', '101 105'],
  ['doubleValidation', '103 104 105 205 206 998'],
  ['redEnvelope', ''],
  ['rouletteInfo', '2095101'],
  ['rouletteSpin', '2093101 2093102 2093103 2093104'],
  ['thirdPartyComplete', ''],
];
/** Refused in words where they arise: with a date, or as what it is about (`inWords`, `orRestricted`). */
const IN_WORDS = new Set([
  ...['play_paused', 'limit_reached', 'reality_check_due', 'information_unread', 'hall_not_allowed'],
  ...['account_error', 'third_party_over', 'third_party_refused', 'third_party_unavailable'],
]);

const left = OWN_TEXTS.flatMap(([name, own]) => {
  const { codes }: Pick<Call, 'codes'> = CALLS[name];
  const others = Object.entries(codes).filter(([code]) => !own.split(' ').includes(code));
  return others.filter(([, key]) => !IN_WORDS.has(key)).map(([code, key]) => [name, code, key] as const);
});

test.each(left)('%s is refused with %s in words of each language, not by the key %s', (_name, _code, key) => {
  const words = LOCALE_CODES.map((language) => messageOfKey(key, language));
  expect(words).not.toContain(key);
  expect(new Set(words).size).toBe(LOCALE_CODES.length);
});

test('a key that clients have a text for stays a key', () => {
  expect(messageOfKey('account_repeat', 'en_US')).toBe('account_repeat');
  expect(messageOfKey('toString', 'en_US')).toBe('toString');
});
