import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { authenticatorLogins } from '../../db/schema/authenticator.ts';
import { members, type Member } from '../../db/schema/members.ts';
import type { DeviceRecord } from '../../db/schema/security.ts';
import { hashSecret, newSecret } from '../../sessions/token.ts';
import { holdPassword, type ProvedLogin } from '../outdated.ts';

const LIFE_MS = 5 * 60_000;

/** Logins with the correct password that wait for an authenticator code. */
export interface AuthenticatorLogins {
  /**
   * @returns the login's id, which is stored as a hash only
   * @throws LoginOutdated
   */
  begin(login: ProvedLogin & { readonly device: DeviceRecord }): Promise<string>;
  /** A change of the password ends these logins: while there is one, the member's password is still the login's. */
  find(id: string): Promise<{ readonly member: Member; readonly device: DeviceRecord } | undefined>;
  /** @returns whether it was there: of two correct codes at once, one is a login */
  end(id: string): Promise<boolean>;
  sweep(): Promise<void>;
}

export function createAuthenticatorLogins(db: Database): AuthenticatorLogins {
  const here = (id: string) =>
    and(eq(authenticatorLogins.idHash, hashSecret(id)), gt(authenticatorLogins.expiresAt, new Date()));

  return {
    async begin({ memberId, passwordHash, device }) {
      const id = newSecret();
      const expiresAt = new Date(Date.now() + LIFE_MS);
      await db.transaction(async (tx) => {
        await holdPassword(tx, { memberId, passwordHash });
        await tx.insert(authenticatorLogins).values({ idHash: hashSecret(id), memberId, device, expiresAt });
      });
      return id;
    },

    async find(id) {
      const [found] = await db
        .select({ member: members, device: authenticatorLogins.device })
        .from(authenticatorLogins)
        .innerJoin(members, eq(members.id, authenticatorLogins.memberId))
        .where(here(id));
      return found;
    },

    async end(id) {
      const ended = await db
        .delete(authenticatorLogins)
        .where(here(id))
        .returning({ memberId: authenticatorLogins.memberId });
      return ended.length > 0;
    },

    async sweep() {
      await db.delete(authenticatorLogins).where(lt(authenticatorLogins.expiresAt, sql`now()`));
    },
  };
}
