import Provider, { type Configuration } from 'oidc-provider';
import type { Database } from '../db/connect.ts';
import { CALLBACK_PATH } from '../third-party/start.ts';
import type { SandboxKeys } from './keys.ts';
import { SANDBOX_CLIENT, SANDBOX_ID_PATH, SANDBOX_ISSUER } from './names.ts';
import { endedPage, languageOf, PAGE_POLICY } from './page.ts';
import { personOf } from './persons.ts';
import { createRecords } from './records.adapter.ts';

const DAY_S = 24 * 60 * 60;
const MINUTES_10_S = 10 * 60;

/** Creates the identity provider of the sandbox. */
export function createProvider(db: Database, keys: SandboxKeys): Provider {
  const provider = new Provider(SANDBOX_ISSUER, configurationOf(db, keys));
  // `sandbox-id.routes.ts` writes these headers itself, of what the platform's own rule of trusted proxies says.
  provider.proxy = true;
  const { Client } = provider as unknown as { readonly Client: { prototype: object } };
  // The site has many addresses, and the callback of the one that is visited is the client's.
  Object.defineProperty(Client.prototype, 'redirectUriAllowed', {
    value: (address: string) => {
      const ctx = Provider.ctx;
      return ctx !== undefined && address === `${ctx.protocol}://${ctx.host}${CALLBACK_PATH}`;
    },
  });
  return provider;
}

function configurationOf(db: Database, { signing, cookie, clientSecret }: SandboxKeys): Configuration {
  const cookieOptions = { httpOnly: true, sameSite: 'lax', signed: true } as const;
  return {
    adapter: createRecords(db),
    jwks: { keys: [signing] },
    clients: [
      {
        client_id: SANDBOX_CLIENT,
        client_secret: clientSecret,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'client_secret_basic',
        redirect_uris: [`https://site.invalid${CALLBACK_PATH}`],
      },
    ],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'birthdate'] },
    conformIdTokenClaims: false,
    cookies: {
      keys: [cookie],
      names: { session: 'sandbox_id', interaction: 'sandbox_id_visit', resume: 'sandbox_id_resume' },
      long: cookieOptions,
      short: cookieOptions,
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: MINUTES_10_S,
      AuthorizationCode: 60,
      Grant: DAY_S,
      IdToken: MINUTES_10_S,
      Interaction: MINUTES_10_S,
      Session: DAY_S,
    },
    interactions: { url: (_ctx, { uid }) => `${SANDBOX_ID_PATH}/choose/${uid}` },
    findAccount: (_ctx, id) => {
      const person = personOf(id);
      return (
        person && {
          accountId: id,
          claims: () => ({ sub: id, name: person.name, ...person.claims }),
        }
      );
    },
    // Choosing a person is the consent: there is no second question.
    async loadExistingGrant({ oidc }) {
      const { client, provider, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError(ctx) {
      ctx.type = 'html';
      ctx.set({ 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' });
      ctx.body = endedPage(languageOf(ctx.query['ui_locales']));
    },
  };
}
