import type { IDToken } from 'openid-client';
import type { ThirdPartyDemand } from '@tessera/wire';
import { textClaim } from './confirm.ts';

type Suggestions = Omit<ThirdPartyDemand, 'linkToken' | 'provider'>;

/**
 * Returns the claims that fit fields of the registration. They only fill the form: the member can change them, and the
 * registration checks them like any other input.
 */
export function suggestionsOf(claims: IDToken): Suggestions {
  const birthday = textClaim(claims, 'birthdate', 10);
  return {
    memberName: textClaim(claims, 'name', 100) ?? null,
    memberEmail: textClaim(claims, 'email', 200) ?? null,
    memberPhone: textClaim(claims, 'phone_number', 32) ?? null,
    // The year alone, or a hidden year, is allowed there.
    memberBirthday: birthday !== undefined && /^[1-9]\d{3}-\d\d-\d\d$/.test(birthday) ? birthday : null,
  };
}
