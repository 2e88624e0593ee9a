import * as client from 'openid-client';
import { isOneLine, storedText } from '@tessera/domain';
import type { Calls, ReceivedOf } from '@tessera/wire';
import type { ProviderAccount } from '../db/schema/third-party.ts';
import type { Context } from '../http/handlers.ts';
import type { Refusal } from '../http/refusal.ts';
import { inWords } from '../auth/refusal.texts.ts';
import type { Services } from '../services.ts';
import { derive } from './attempts.ts';
import { ProviderUnavailable, type IdentityProvider } from './providers.ts';

type Returned = ReceivedOf<Calls['thirdPartyLinkComplete']>;

interface ConfirmContext extends Pick<Context<'thirdPartyLinkComplete'>, 'language' | 'log' | 'origin'> {
  refuse(code: '101' | '104' | '105'): Refusal;
}

/** What a provider says of the visitor. */
export interface Confirmed {
  readonly provider: IdentityProvider;
  readonly account: ProviderAccount;
  readonly claims: client.IDToken;
}

/**
 * Redeems the code that came back to `/authCallback`. The attempt is used up, whatever comes of it. `openid-client` checks
 * state, issuer, audience, signature, times and nonce; the code is worthless without the verifier of PKCE.
 * @param sessionId of the session that links a login; `null`: a login
 */
export async function confirm(
  { attempts, identityProviders, log }: Services,
  { state, code, iss, secret }: Returned,
  sessionId: string | null,
  context: ConfirmContext,
): Promise<Confirmed> {
  const attempt = await attempts.take(state, secret, sessionId);
  const provider = attempt && identityProviders.get(attempt.providerId);
  if (!attempt || !provider) throw inWords(context, '101', 'thirdPartyOver');
  const address = new URL(attempt.redirectUri);
  address.search = new URLSearchParams({ state, code, ...(iss !== undefined && { iss }) }).toString();
  try {
    const configuration = await provider.configuration(context.origin);
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: derive('nonce', state, secret),
      pkceCodeVerifier: derive('verifier', state, secret),
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('no ID token');
    const { iss: issuer, sub: subject } = claims;
    return {
      provider,
      claims,
      account: { providerId: provider.id, issuer, subject, label: labelOf(claims) },
    };
  } catch (error) {
    // Only the kind of the error: its cause may quote what the provider has sent.
    const { name, code: kind } = error as Error & { readonly code?: unknown };
    log.warn(
      { event: 'third-party.refused', provider: provider.id, name, kind },
      'a login was not confirmed',
    );
    throw isUnreachable(error)
      ? inWords(context, '105', 'thirdPartyUnavailable')
      : inWords(context, '104', 'thirdPartyRefused');
  }
}

/** `fetch` reports a connection that failed as a TypeError; the library may wrap it. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof ProviderUnavailable) return true;
  if (error instanceof client.ClientError && error.code === 'OAUTH_TIMEOUT') return true;
  const { name, cause } = error as Error & { readonly cause?: Partial<Error> };
  return name === 'TypeError' || cause?.name === 'TypeError';
}

/** Returns what the member recognises the account by. */
function labelOf(claims: client.IDToken): string | null {
  return textClaim(claims, 'email', 200) ?? textClaim(claims, 'name', 100) ?? null;
}

/** Returns a claim that is a text of a reasonable length. */
export function textClaim(claims: client.IDToken, name: string, maxLength: number): string | undefined {
  const value = claims[name];
  if (typeof value !== 'string') return undefined;
  const text = storedText(value);
  return text === '' || text.length > maxLength || !isOneLine(text) ? undefined : text;
}
