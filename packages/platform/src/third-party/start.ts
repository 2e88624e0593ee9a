import * as client from 'openid-client';
import { toLanguageTag } from '@tessera/domain';
import type { AnswerInputOf, Calls, ReceivedOf } from '@tessera/wire';
import type { Context } from '../http/handlers.ts';
import type { Refusal } from '../http/refusal.ts';
import { inWords } from '../auth/refusal.texts.ts';
import type { Services } from '../services.ts';
import { ATTEMPT_LIFE_MS, derive } from './attempts.ts';
import { ProviderUnavailable } from './providers.ts';

/** The page to which a provider sends the visitor back (spec §2). */
export const CALLBACK_PATH = '/authCallback';

interface StartContext extends Pick<Context<'thirdPartyStart'>, 'language' | 'origin'> {
  refuse(code: '101' | '105'): Refusal;
}

/**
 * Starts a visit to a provider: the authorization code flow with PKCE (RFC 9700).
 * @param sessionId of the session that links a login; `null`: a login
 */
export async function startVisit(
  { attempts, identityProviders, settings }: Services,
  { provider: id, secret }: ReceivedOf<Calls['thirdPartyStart']>,
  sessionId: string | null,
  context: StartContext,
): Promise<AnswerInputOf<Calls['thirdPartyStart']>> {
  const provider = identityProviders.get(id);
  if (!provider) throw inWords(context, '101', 'thirdPartyUnknown');
  try {
    const configuration = await provider.configuration(context.origin);
    const redirectUri = callbackOf(context.origin, settings.publicUrl);
    const state = await attempts.begin({ providerId: id, redirectUri, sessionId }, secret);
    const verifier = derive('verifier', state, secret);
    const url = client.buildAuthorizationUrl(configuration, {
      ...provider.parameters,
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      nonce: derive('nonce', state, secret),
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ui_locales: toLanguageTag(context.language),
    });
    return { url: url.href, state, expiresInS: ATTEMPT_LIFE_MS / 1_000 };
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw inWords(context, '105', 'thirdPartyUnavailable');
    throw error;
  }
}

/**
 * The visitor must come back to the origin of the page that started: only its windows exchange messages. The gateway serves
 * allowed hosts only. Of PUBLIC_URL itself the scheme counts, which a proxy may have hidden.
 */
export function callbackOf(origin: string, publicUrl: string | undefined): string {
  const isPublic = publicUrl !== undefined && new URL(publicUrl).host === new URL(origin).host;
  return (isPublic ? publicUrl : origin) + CALLBACK_PATH;
}
