import type { FastifyBaseLogger } from 'fastify';
import type { NetworkAccounts } from './auth/address-rules.ts';
import type { Captchas } from './auth/captcha.ts';
import type { PendingLogins } from './auth/double-validation.ts';
import type { EntryCodes } from './auth/entry-codes.ts';
import type { Lockout } from './auth/lockout.ts';
import type { PhoneCodes } from './auth/phone-codes.ts';
import type { TransferTokens } from './auth/transfer.ts';
import type { PaymentProvider } from './cashier/provider.ts';
import type { Database } from './db/connect.ts';
import type { takeTurns } from './ledger/turns.ts';
import type { Live } from './live/live.ts';
import type { Media } from './media/media.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Settings } from './settings.ts';
import type { SharedState } from './shared-state/shared-state.ts';

/** What the handlers of all features work with. */
export interface Services {
  readonly settings: Settings;
  /** The key that the providers' game servers have. */
  readonly providerKey: string;
  readonly db: Database;
  readonly sessions: Sessions;
  readonly captchas: Captchas;
  readonly entryCodes: EntryCodes;
  readonly lockout: Lockout;
  readonly networkAccounts: NetworkAccounts;
  readonly pendingLogins: PendingLogins;
  readonly phoneCodes: PhoneCodes;
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
