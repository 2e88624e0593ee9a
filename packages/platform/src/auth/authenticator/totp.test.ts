import { Secret, TOTP } from 'otpauth';
import { matchingStep, newTotpSecret, STEP_MS, totpUri } from './totp.ts';

/** RFC 6238, appendix B, SHA-1: the last six of the eight digits. */
const SECRET = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

test.each(VECTORS)('accepts the vector of RFC 6238 at %i s', (seconds, code) => {
  expect(matchingStep(SECRET, code, seconds * 1_000)).toBe(Math.floor(seconds / 30));
});

test.each([
  [-2, false],
  [-1, true],
  [0, true],
  [1, true],
  [2, false],
])('a code that is %i steps away is accepted: %s', (steps, isAccepted) => {
  const now = 1_234_567_890_000;
  const code = new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: now + steps * STEP_MS });
  const step = Math.floor(now / STEP_MS) + steps;
  expect(matchingStep(SECRET, code, now)).toBe(isAccepted ? step : undefined);
});

test('accepts spaces and the digits of another script', () => {
  expect(matchingStep(SECRET, '005 924', 1_234_567_890_000)).toBeDefined();
  expect(matchingStep(SECRET, '००५९२४', 1_234_567_890_000)).toBeDefined();
});

test.each(['', '5924', '0059240', 'abcdef', '287082'])('refuses "%s"', (code) => {
  expect(matchingStep(SECRET, code, 1_234_567_890_000)).toBeUndefined();
});

test('a secret has 160 random bits, and its address names the site and the account', () => {
  const secret = newTotpSecret();
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  expect(newTotpSecret()).not.toBe(secret);
  const uri = new URL(totpUri(secret, 'tessera.example', 'player 1'));
  expect(uri.href).toMatch(/^otpauth:\/\/totp\/tessera\.example:player%201\?/);
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret,
    issuer: 'tessera.example',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
