import type { FastifyBaseLogger } from 'fastify';
import type { NetworkAccounts } from './auth/address-rules.ts';
import type { AuthenticatorLogins } from './auth/authenticator/authenticator-logins.ts';
import type { Authenticators } from './auth/authenticator/authenticators.ts';
import type { Captchas } from './auth/captcha.ts';
import type { PendingLogins } from './auth/double-validation.ts';
import type { EntryCodes } from './auth/entry-codes.ts';
import type { Lockout } from './auth/lockout.ts';
import type { NetworkFailures } from './auth/network-failures.ts';
import type { PasskeyChallenges } from './auth/passkeys/challenges.ts';
import type { PasskeyOffers } from './auth/passkeys/passkey-offers.ts';
import type { Passkeys } from './auth/passkeys/passkeys.ts';
import type { PasswordRequests } from './auth/password/password-requests.ts';
import type { PhoneCodes } from './auth/phone-codes.ts';
import type { RecordsTickets } from './auth/records/records-tickets.ts';
import type { TransferTokens } from './auth/transfer.ts';
import type { PaymentProvider } from './cashier/provider.ts';
import type { Database } from './db/connect.ts';
import type { takeTurns } from './ledger/turns.ts';
import type { Live } from './live/live.ts';
import type { Media } from './media/media.ts';
import type { ExportCodes } from './records/export/export-codes.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Settings } from './settings.ts';
import type { SharedState } from './shared-state/shared-state.ts';
import type { Attempts } from './third-party/attempts.ts';
import type { LinkedLogins } from './third-party/linked-logins.ts';
import type { IdentityProviders } from './third-party/providers.ts';

/** What the handlers of all features work with. */
export interface Services {
  readonly settings: Settings;
  /** The key that the providers' game servers have. */
  readonly providerKey: string;
  /** By which browsers know this site's push messages (VAPID). */
  readonly pushPublicKey: string;
  readonly db: Database;
  readonly sessions: Sessions;
  readonly authenticatorLogins: AuthenticatorLogins;
  readonly authenticators: Authenticators;
  /** Visits to identity providers, and accounts that came back from them. */
  readonly attempts: Attempts;
  readonly captchas: Captchas;
  readonly entryCodes: EntryCodes;
  readonly exportCodes: ExportCodes;
  readonly identityProviders: IdentityProviders;
  readonly linkedLogins: LinkedLogins;
  readonly lockout: Lockout;
  readonly networkAccounts: NetworkAccounts;
  /** Failed logins by password, and their further steps. */
  readonly networkFailures: NetworkFailures;
  readonly passkeyChallenges: PasskeyChallenges;
  /** Failed logins by passkey. */
  readonly passkeyFailures: Pick<NetworkFailures, 'lockOf' | 'note'>;
  readonly passkeyOffers: PasskeyOffers;
  readonly passkeys: Passkeys;
  readonly passwordRequests: PasswordRequests;
  readonly pendingLogins: PendingLogins;
  readonly phoneCodes: PhoneCodes;
  readonly recordsTickets: RecordsTickets;
  /** Failed requests for a new password, and failed resets. */
  readonly resetFailures: Pick<NetworkFailures, 'lockOf' | 'note'>;
  readonly transferTokens: TransferTokens;
  readonly live: Live;
  /** What all platform processes of this site agree on, beside the database. */
  readonly shared: Pick<SharedState, 'counters' | 'memberEvents'>;
  readonly media: Media;
  /** Who takes members' payments. */
  readonly payments: PaymentProvider;
  /** One wallet's operations run in turn. */
  readonly inTurn: ReturnType<typeof takeTurns>;
  readonly log: FastifyBaseLogger;
}
