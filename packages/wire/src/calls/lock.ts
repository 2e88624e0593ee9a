import * as v from 'valibot';
import { fromWire } from '../casing.ts';
import { isCallError } from '../errors.ts';
import * as f from '../fields.ts';

/** What too many tries close for a time. Each door has counters of its own. */
export const LOCK_DOORS = [
  /** A login with an account and its password. */
  'login',
  /** Where a logged-in member gives the account's password once more. */
  'password',
  'withdraw_password',
  /** The proof of identity of a member taken over from another system. */
  'transfer',
  /** The questions at a login from a new browser. */
  'double_validation',
  /** The authenticator's code at a login. */
  'authenticator',
  /** A fresh proof by another way than the password. */
  'proof',
  /** All logins of the visitor's network, or only those by passkey, or new passwords by a code: what the refused call does. */
  'network',
  /** Codes to a phone number. */
  'phone_code',
] as const;
export type LockDoor = (typeof LOCK_DOORS)[number];

/** Data of a refusal after too many tries: which door is closed, and the site's instant at which it opens again. */
export const lockRefusal = v.object({ door: v.picklist(LOCK_DOORS), until: f.instant });

export interface Lock {
  readonly door: LockDoor;
  /** By the clock of the site, in epoch milliseconds. */
  readonly until: number;
}

/** Returns the lock that a refusal reports, or `undefined` for another failure or unreadable data. */
export function lockOf(error: unknown): Lock | undefined {
  if (!isCallError(error) || error.failure.kind !== 'refused') return undefined;
  const parsed = v.safeParse(lockRefusal, fromWire(lockRefusal, error.failure.data));
  return parsed.success ? { door: parsed.output.door, until: Date.parse(parsed.output.until) } : undefined;
}
