import { and, count, gt, lt, ne, eq, sql } from 'drizzle-orm';
import type { Calls, CodeOf } from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import { addressAccounts, addressRules } from '../db/schema/registration.ts';
import { networkOf } from '@tessera/server/network';

export type AddressRule = (typeof addressRules.$inferSelect)['kind'];

/** How a login is refused (spec §8 Login). */
export const CODE_OF_RULE = { blocked: '106', region: '201', anonymiser: '202' } as const satisfies Record<
  AddressRule,
  CodeOf<Calls['login']>
>;

/** So many members may log in from one network within {@link COUNTED_HOURS}: a household or an office, no farm. */
export const MAX_ACCOUNTS_OF_NETWORK = 30;
const COUNTED_HOURS = 24;

/** The rule that keeps this address out, or `undefined`; a block counts before what is only a region. */
export async function ruleAgainst(queries: Queries, address: string): Promise<AddressRule | undefined> {
  const [rule] = await queries
    .select({ kind: addressRules.kind })
    .from(addressRules)
    .where(sql`${addressRules.network} >>= ${plainAddress(address)}::inet`)
    .orderBy(sql`array_position(ARRAY['blocked', 'region', 'anonymiser'], ${addressRules.kind})`)
    .limit(1);
  return rule?.kind;
}

/** An IPv4 visitor of a socket that speaks IPv6 is told by the IPv4 address; a zone is no part of an address. */
const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

export interface NetworkAccounts {
  /** Whether as many others as may have logged in from this network already. */
  isFull(memberId: number, address: string): Promise<boolean>;
  note(memberId: number, address: string): Promise<void>;
  sweep(): Promise<void>;
}

/** @param factor the setting that widens every limit */
export function keepNetworkAccounts(db: Database, factor: number): NetworkAccounts {
  const most = MAX_ACCOUNTS_OF_NETWORK * factor;
  return {
    async isFull(memberId, address) {
      const others = and(
        eq(addressAccounts.network, networkOf(address)),
        ne(addressAccounts.memberId, memberId),
        gt(addressAccounts.seenAt, since),
      );
      const [counted] = await db.select({ others: count() }).from(addressAccounts).where(others);
      return (counted?.others ?? 0) >= most;
    },

    async note(memberId, address) {
      await db
        .insert(addressAccounts)
        .values({ network: networkOf(address), memberId })
        .onConflictDoUpdate({
          target: [addressAccounts.network, addressAccounts.memberId],
          set: { seenAt: sql`now()` },
        });
    },

    async sweep() {
      await db.delete(addressAccounts).where(lt(addressAccounts.seenAt, since));
    },
  };
}

const since = sql`now() - make_interval(hours => ${COUNTED_HOURS})`;
