import * as client from 'openid-client';
import type { IdentityProvider } from '../third-party/providers.ts';
import { SANDBOX_CLIENT, SANDBOX_ID_PATH, SANDBOX_ISSUER } from './names.ts';
import type { SandboxId } from './sandbox-id.ts';

export interface SandboxProvider extends IdentityProvider {
  /** @param url the platform's own address, at which its client reaches the provider */
  start(url: string): void;
}

/** Makes the sandbox one of the site's providers: its pages are at the visitor's origin, its tokens at the platform itself. */
export function createSandboxProvider(sandboxId: () => Promise<SandboxId>): SandboxProvider {
  let own = '';
  return {
    id: 'sandbox',
    name: 'Sandbox ID',
    // The visitor chooses a person each time.
    parameters: { prompt: 'login' },
    start: (url) => {
      own = url;
    },
    async configuration(origin) {
      const { keys } = await sandboxId();
      const metadata = {
        issuer: SANDBOX_ISSUER,
        authorization_endpoint: `${origin}${SANDBOX_ID_PATH}/auth`,
        token_endpoint: `${SANDBOX_ISSUER}/token`,
        jwks_uri: `${SANDBOX_ISSUER}/jwks`,
        authorization_response_iss_parameter_supported: true,
      };
      const expected = { id_token_signed_response_alg: 'ES256' };
      const authenticate = client.ClientSecretBasic(keys.clientSecret);
      const configuration = new client.Configuration(metadata, SANDBOX_CLIENT, expected, authenticate);
      configuration[client.customFetch] = (url, options) =>
        fetch(own + SANDBOX_ID_PATH + new URL(url).pathname, options as RequestInit);
      client.enableNonRepudiationChecks(configuration);
      // A site in development is mostly reached without https.
      client.allowInsecureRequests(configuration);
      return configuration;
    },
  };
}
