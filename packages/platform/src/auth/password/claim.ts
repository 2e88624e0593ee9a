import { createHash } from 'node:crypto';
import { checkEmail, checkPhone, readEmail, readPhone } from '@tessera/domain';
import type { MessageChannel } from '../../db/schema/outbox.ts';
import { accountKeyOf, emailKeyOf } from '../registration-fields.ts';

/** An account and a contact as a visitor remembers them, in the form in which members' are compared. */
export interface Claim {
  readonly accountKey: string;
  readonly channel: MessageChannel;
  readonly contact: string;
}

interface Typed {
  readonly account: string;
  readonly memberEmail?: string | undefined;
  readonly memberPhone?: string | undefined;
}

/** Longer addresses and numbers belong to no member. */
const MAX_CONTACT = 254;

/** Reads a claim. `undefined`: the account is blank, or there is not exactly one well-formed contact. */
export function claimOf({ account, memberEmail, memberPhone }: Typed): Claim | undefined {
  const accountKey = accountKeyOf(account);
  const email = readEmail(memberEmail ?? '');
  const phone = readPhone(memberPhone ?? '');
  if (accountKey === '' || (email === '') === (phone === '')) return undefined;
  if (email.length > MAX_CONTACT || checkEmail(email) || checkPhone(phone, '')) return undefined;
  return email === ''
    ? { accountKey, channel: 'sms', contact: phone }
    : { accountKey, channel: 'email', contact: emailKeyOf(email) };
}

export const hashClaim = ({ accountKey, channel, contact }: Claim): string =>
  createHash('sha256')
    .update(JSON.stringify([accountKey, channel, contact]))
    .digest('base64url');

export const hashCode = (claim: Claim, code: string): string =>
  createHash('sha256')
    .update(`${hashClaim(claim)} ${code}`)
    .digest('base64url');
