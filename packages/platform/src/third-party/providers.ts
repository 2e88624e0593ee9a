import type { FastifyBaseLogger } from 'fastify';
import * as client from 'openid-client';
import type { OidcProvider } from './provider-settings.ts';

/** A provider that cannot be reached, or whose description cannot be read. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}

/** A site by whose accounts visitors log in here. */
export interface IdentityProvider {
  readonly id: string;
  readonly name: string;
  /** As the wire has it; without one a neutral mark is shown. */
  readonly mark?: string | undefined;
  /** Further parameters of the address that the visitor is sent to. */
  readonly parameters?: Readonly<Record<string, string>>;
  /**
   * Returns what `openid-client` works with.
   * @param origin the site's own, as this visitor reached it
   * @throws ProviderUnavailable
   */
  configuration(origin: string): Promise<client.Configuration>;
}

/** All providers of this site, by id, in the order of the settings. */
export type IdentityProviders = ReadonlyMap<string, IdentityProvider>;

const TIMEOUT_S = 5;

/** Makes a provider of the setting. Its description is fetched when it is first used, then kept. */
export function createProvider(
  { id, name, mark, issuer, clientId, clientSecret }: OidcProvider,
  log: FastifyBaseLogger,
): IdentityProvider {
  let known: Promise<client.Configuration> | undefined;

  async function discover(): Promise<client.Configuration> {
    const server = new URL(issuer);
    const isLocal = server.protocol === 'http:';
    const execute = isLocal ? [client.allowInsecureRequests] : [];
    const found = await client.discovery(server, clientId, {}, client.None(), {
      execute,
      timeout: TIMEOUT_S,
    });
    const metadata = found.serverMetadata();
    // OpenID Connect Discovery: a list that is left out means `client_secret_basic`.
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = methods.includes('client_secret_basic')
      ? client.ClientSecretBasic(clientSecret)
      : client.ClientSecretPost(clientSecret);
    const configuration = new client.Configuration(metadata, clientId, {}, authenticate);
    configuration.timeout = TIMEOUT_S;
    client.enableNonRepudiationChecks(configuration);
    if (isLocal) client.allowInsecureRequests(configuration);
    return configuration;
  }

  return {
    id,
    name,
    mark,
    async configuration() {
      known ??= discover();
      try {
        return await known;
      } catch (error) {
        known = undefined;
        log.warn({ err: error, provider: id }, 'an identity provider cannot be reached');
        throw new ProviderUnavailable(id);
      }
    },
  };
}
