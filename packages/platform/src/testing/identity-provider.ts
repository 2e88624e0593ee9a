import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Adapter, type AdapterPayload, type JWK } from 'oidc-provider';
import type { OidcProvider } from '../third-party/provider-settings.ts';

/** An identity provider at an address of its own, as real sites have them. It confirms everyone at once. */
export interface TestIdentityProvider {
  /** As the setting OIDC_PROVIDERS names it. */
  readonly setting: OidcProvider;
  close(): Promise<void>;
}

const LIFE_S = 600;
const SUBJECT = 'person-1';

/** @param callback the address of the site's `/authCallback`, once it is known */
export async function startIdentityProvider(callback: () => string): Promise<TestIdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' });
  const client = { client_id: 'tessera', client_secret: 'a secret for tests' };
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...key, alg: 'RS256', use: 'sig' } as JWK] },
    clients: [{ ...client, redirect_uris: ['http://127.0.0.1/authCallback'] }],
    adapter: createMemory(),
    ttl: { AccessToken: LIFE_S, Grant: LIFE_S, IdToken: LIFE_S, Interaction: LIFE_S, Session: LIFE_S },
    cookies: { keys: ['a cookie key for tests'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_ctx, { uid }) => `/visit/${uid}` },
    findAccount: (_ctx, id) => ({ accountId: id, claims: () => ({ sub: id }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: client.client_id,
        accountId: oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const { Client } = provider as unknown as { readonly Client: { prototype: object } };
  Object.defineProperty(Client.prototype, 'redirectUriAllowed', {
    value: (address: string) => address === callback(),
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/visit/')) return void answer(request, response);
    provider.interactionFinished(request, response, { login: { accountId: SUBJECT } }).catch(() => {
      response.statusCode = 500;
      response.end();
    });
  });
  return {
    setting: {
      id: 'example',
      name: 'Example',
      issuer,
      clientId: client.client_id,
      clientSecret: client.client_secret,
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Keeps everything until the provider is closed. The library's own memory warns on the console. */
function createMemory(): (model: string) => Adapter {
  const memory = new Map<string, AdapterPayload>();
  return (model) => ({
    async upsert(id, payload) {
      memory.set(`${model} ${id}`, payload);
    },
    find: async (id) => memory.get(`${model} ${id}`),
    findByUid: async (uid) => [...memory.values()].find((payload) => payload.uid === uid),
    findByUserCode: async () => undefined,
    async consume(id) {
      const payload = memory.get(`${model} ${id}`);
      if (payload) payload.consumed = true;
    },
    async destroy(id) {
      memory.delete(`${model} ${id}`);
    },
    revokeByGrantId: async () => undefined,
  });
}
