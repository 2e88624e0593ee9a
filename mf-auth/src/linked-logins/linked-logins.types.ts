import type { AnswerOf, linkedLogins, thirdPartyProviders } from '@tessera/wire';

export type LinkedLogin = AnswerOf<typeof linkedLogins>['logins'][number];
export type Provider = AnswerOf<typeof thirdPartyProviders>['providers'][number];

/** A visit to a provider that has been started: the member's click opens its page. */
export interface Visit {
  readonly provider: Provider;
  readonly url: string;
  readonly state: string;
  readonly secret: string;
}
