import { and, asc, desc, eq, gt, inArray, or } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { games, providers } from '../db/schema/catalogue.ts';
import { transferLocks } from '../db/schema/content.ts';
import { ledgerBalances } from '../db/schema/ledger.ts';
import type { Member } from '../db/schema/members.ts';
import { gameSessions, rounds } from '../db/schema/play.ts';
import { providerWallets } from '../db/schema/wallets.ts';
import type { Transaction } from '../db/serializable.ts';
import { openAccount } from '../ledger/accounts.ts';
import { playableWith } from '../lobby/game-query.ts';
import { maintenanceNow } from '../play/maintenance.ts';

/** A member's wallet at one provider. */
export interface Wallet {
  readonly accountId: number;
  readonly provider: typeof providers.$inferSelect;
  /** Minor units. */
  readonly balance: bigint;
}

/** Those that hold something, by provider. */
export async function filledWallets(queries: Queries, memberId: number): Promise<Wallet[]> {
  return queries
    .select({
      accountId: providerWallets.accountId,
      provider: providers,
      balance: ledgerBalances.balance,
    })
    .from(providerWallets)
    .innerJoin(providers, eq(providers.id, providerWallets.providerId))
    .innerJoin(ledgerBalances, eq(ledgerBalances.accountId, providerWallets.accountId))
    .where(and(eq(providerWallets.memberId, memberId), gt(ledgerBalances.balance, 0n)))
    .orderBy(asc(providers.id));
}

/** All providers that have games for the member's currency or hold money of the member, by provider. */
export async function allWallets(
  queries: Queries,
  { id, currency }: Pick<Member, 'id' | 'currency'>,
): Promise<Pick<Wallet, 'provider' | 'balance'>[]> {
  const filled = await filledWallets(queries, id);
  const held = new Map(filled.map(({ provider, balance }) => [provider.id, balance]));
  const playable = queries
    .selectDistinct({ id: games.providerId })
    .from(games)
    .where(playableWith(currency, undefined));
  const rows = await queries
    .select()
    .from(providers)
    .where(or(inArray(providers.id, playable), inArray(providers.id, [...held.keys()])))
    .orderBy(asc(providers.id));
  return rows.map((provider) => ({ provider, balance: held.get(provider.id) ?? 0n }));
}

/** The ledger account of a wallet; opened where there is none yet. */
export async function openWallet(
  tx: Transaction,
  { id, currency }: Pick<Member, 'id'> & { readonly currency: CurrencyCode },
  providerId: number,
): Promise<number> {
  const owner = `${id}:${providerId}`;
  const accountId = await openAccount(tx, { kind: 'provider_wallet', owner, currency });
  await tx.insert(providerWallets).values({ memberId: id, providerId, accountId }).onConflictDoNothing();
  return accountId;
}

export async function isTransferDisabled(queries: Queries, memberId: number): Promise<boolean> {
  const locks = await queries.select().from(transferLocks).where(eq(transferLocks.memberId, memberId));
  return locks.length > 0;
}

/** Whether one of these providers still has a stake of this member in a round. */
export async function hasOpenRound(
  queries: Queries,
  memberId: number,
  providerIds: readonly number[],
): Promise<boolean> {
  const open = await queries
    .select({ id: rounds.id })
    .from(rounds)
    .innerJoin(gameSessions, eq(gameSessions.id, rounds.gameSessionId))
    .where(
      and(
        eq(gameSessions.memberId, memberId),
        eq(rounds.state, 'open'),
        inArray(rounds.providerId, [...providerIds]),
      ),
    )
    .limit(1);
  return open.length > 0;
}

export const isClosed = (provider: Wallet['provider'], now: Date): boolean =>
  maintenanceNow(provider, now) !== null;

/** Whose game the member opened last. Parts of the lobby that open by themselves are no such game. */
export async function lastProvider(queries: Queries, memberId: number): Promise<number | undefined> {
  const [last] = await queries
    .select({ providerId: gameSessions.providerId })
    .from(gameSessions)
    .where(and(eq(gameSessions.memberId, memberId), eq(gameSessions.view, 'whole')))
    .orderBy(desc(gameSessions.createdAt))
    .limit(1);
  return last?.providerId;
}
