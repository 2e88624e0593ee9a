import { newRecoveryCodes, plainRecoveryCode, RECOVERY_CODES } from './recovery-code.ts';
import { createSecretBox } from './sealed-secret.ts';

const box = createSecretBox('the key of this site');

test('opens what it has sealed, for the same member and with the same key only', () => {
  const sealed = box.seal(7, 'ABCDEFGH');
  expect(box.open(7, sealed)).toBe('ABCDEFGH');
  expect(sealed.toString('latin1')).not.toContain('ABCDEFGH');
  expect(() => box.open(8, sealed)).toThrow();
  expect(() => createSecretBox('the key of another').open(7, sealed)).toThrow();
});

test('the hash of a recovery code depends on member and key', () => {
  const hashes = [
    box.hash(7, 'code'),
    box.hash(8, 'code'),
    createSecretBox('the key of another').hash(7, 'code'),
  ];
  expect(new Set(hashes).size).toBe(3);
  expect(box.hash(7, 'code')).toBe(hashes[0]);
});

test('ten different codes, compared without case, spaces, hyphens and look-alikes', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(RECOVERY_CODES);
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
  expect(plainRecoveryCode(' OIL1O - 7k2mQ ')).toBe('011107k2mq');
});
