import { and, eq, gt, gte, sql } from 'drizzle-orm';
import { networkOf } from '@tessera/server/network';
import type { Database } from '../db/connect.ts';
import { loginFailures } from '../db/schema/security.ts';
import { addressAccounts, knownDevices } from '../db/schema/registration.ts';
import type { Lock } from './lockout.ts';
import { hashSecret } from '../sessions/token.ts';

/** How long a failure counts. */
export const FAILURE_WINDOW_S = 15 * 60;
/** Failures of one network, over all accounts, after which its further tries are refused until they no longer count. */
export const FAILURES_TO_REFUSE = 200;

/**
 * What a network fails at. Passkeys and resets need neither an account nor a captcha, so their failures must not refuse the logins by
 * password of all who share the network.
 */
type Tried = 'login' | 'passkey' | 'reset';

/** Failures of a network over all accounts: who tries one password on many accounts is counted here. */
export interface NetworkFailures {
  /** Counts one failure. */
  note(address: string): Promise<void>;
  /** Returns the failures that still count. */
  recent(address: string): Promise<number>;
  /** Returns until when the network is refused for its many failures, or `undefined`. */
  lockOf(address: string): Promise<Lock | undefined>;
  /**
   * Whether a login needs no captcha: this browser has logged in from this network within a day, and the network has no failures
   * since. Does not look at the account, so it does not reveal which exist.
   */
  isTrusted(address: string, udid: string): Promise<boolean>;
}

/** @param factor the setting that widens every limit */
export function keepNetworkFailures(db: Database, factor: number, tried: Tried = 'login'): NetworkFailures {
  const counterOf = (address: string): string => `${COUNTER_OF[tried]} ${networkOf(address)}`;
  const keeper: NetworkFailures = {
    async note(address) {
      await db
        .insert(loginFailures)
        .values({ counter: counterOf(address), failures: 1, since: new Date() })
        .onConflictDoUpdate({
          target: loginFailures.counter,
          set: {
            failures: sql`CASE WHEN ${isCounting} THEN ${loginFailures.failures} + 1 ELSE 1 END`,
            since: sql`CASE WHEN ${isCounting} THEN ${loginFailures.since} ELSE now() END`,
          },
        });
    },

    async recent(address) {
      const [row] = await db
        .select({ failures: loginFailures.failures })
        .from(loginFailures)
        .where(and(eq(loginFailures.counter, counterOf(address)), isCounting));
      return row?.failures ?? 0;
    },

    async lockOf(address) {
      const [row] = await db
        .select({ since: loginFailures.since })
        .from(loginFailures)
        .where(
          and(
            eq(loginFailures.counter, counterOf(address)),
            isCounting,
            gte(loginFailures.failures, FAILURES_TO_REFUSE * factor),
          ),
        );
      return row && { door: 'network', until: new Date(row.since.getTime() + FAILURE_WINDOW_S * 1_000) };
    },

    async isTrusted(address, udid) {
      if (udid === '' || (await keeper.recent(address)) > 0) return false;
      const [known] = await db
        .select({ memberId: knownDevices.memberId })
        .from(knownDevices)
        .innerJoin(addressAccounts, eq(addressAccounts.memberId, knownDevices.memberId))
        .where(
          and(eq(knownDevices.udidHash, hashSecret(udid)), eq(addressAccounts.network, networkOf(address))),
        )
        .limit(1);
      return known !== undefined;
    },
  };
  return keeper;
}

const COUNTER_OF: Readonly<Record<Tried, string>> = {
  login: 'network',
  passkey: 'passkeys',
  reset: 'resets',
};
const isCounting = gt(loginFailures.since, sql`now() - make_interval(secs => ${FAILURE_WINDOW_S})`);
