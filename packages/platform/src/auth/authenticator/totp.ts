import { Secret, TOTP } from 'otpauth';
import { AUTHENTICATOR_CODE_DIGITS, readCode } from '@tessera/domain';

/** Codes of RFC 6238 as all authenticator apps have them: SHA-1, six digits, 30 seconds. */

const ALGORITHM = 'SHA1';
export const STEP_MS = 30_000;
/** A clock that is one step wrong, or a player who types slowly, is accepted. */
const TOLERANCE_STEPS = 1;
/** As long as the hash of the algorithm (RFC 4226, section 4). */
const SECRET_BYTES = 20;

/** Returns a new secret in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the address that a QR code carries. @param issuer the site, as the app lists it */
export const totpUri = (secret: string, issuer: string, account: string): string =>
  totpOf(secret, { issuer, label: account }).toString();

/**
 * Returns the time step whose code this is, or `undefined` for a wrong code. A step is accepted once: the caller
 * compares it with the last one.
 * @param now milliseconds since 1970
 */
export function matchingStep(secret: string, code: string, now: number): number | undefined {
  const token = readCode(code, AUTHENTICATOR_CODE_DIGITS);
  if (!new RegExp(`^\\d{${AUTHENTICATOR_CODE_DIGITS}}$`).test(token)) return undefined;
  const delta = totpOf(secret).validate({ token, timestamp: now, window: TOLERANCE_STEPS });
  return delta === null ? undefined : Math.floor(now / STEP_MS) + delta;
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: ALGORITHM,
    digits: AUTHENTICATOR_CODE_DIGITS,
    period: STEP_MS / 1_000,
  });
}
