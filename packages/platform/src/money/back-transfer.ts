import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { BACK_TRANSFER_COOLDOWN_MS } from '@tessera/domain';
import type { Calls, CodeOf } from '@tessera/wire';
import { Refused } from '../db/refused.ts';
import type { Database } from '../db/connect.ts';
import type { Member } from '../db/schema/members.ts';
import { backTransfers } from '../db/schema/wallets.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { balanceOf, memberAccount, openAccount, type Balance } from '../ledger/accounts.ts';
import { book } from '../ledger/book.ts';
import { operationKey } from '../ledger/operation-key.ts';
import { whyHeld } from './running-games.ts';
import {
  filledWallets,
  hasOpenRound,
  isClosed,
  isTransferDisabled,
  lastProvider,
  type Wallet,
} from './wallets.ts';

type BackCode = CodeOf<Calls['balanceAllBack']>;

interface BackTransfer {
  readonly member: Pick<Member, 'id' | 'currency'>;
  /** `last`: the provider that the member played with last. */
  readonly from: 'all' | 'last';
  readonly operation: string | null;
}

export type BackOutcome =
  /** `isNew` is false where this repeats one that was carried out before. */
  | {
      readonly kind: 'done';
      readonly balance: Balance;
      /** Providers in maintenance that still hold money. */
      readonly stayed: readonly Wallet['provider'][];
      readonly isNew: boolean;
    }
  | { readonly kind: 'refused'; readonly code: BackCode };

/**
 * Brings what is put aside at providers back to the balance, in one serialisable transaction. What a provider in
 * maintenance holds stays there (readings: back-transfer).
 */
export async function bringBack(db: Database, order: BackTransfer): Promise<BackOutcome> {
  try {
    return await serializable(db, (tx) => carryOut(tx, order, new Date()));
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', code: error.code as BackCode };
    throw error;
  }
}

async function carryOut(
  tx: Transaction,
  { member, from, operation }: BackTransfer,
  now: Date,
): Promise<BackOutcome> {
  const own = await openAccount(tx, memberAccount(member.id, member.currency));
  const name = `wallet_back_${from}:${member.id}:${operation ?? randomUUID()}`;
  const { key, isBooked } = await operationKey(tx, name);
  const filled = await filledWallets(tx, member.id);
  const isShut = ({ provider }: Wallet) => isClosed(provider, now);
  const outcome = async (isNew: boolean): Promise<BackOutcome> => {
    const stayed = filled.filter(isShut).map(({ provider }) => provider);
    return { kind: 'done', balance: await balanceOf(tx, own), stayed, isNew };
  };
  if (isBooked) return outcome(false);
  const [last] = await tx.select().from(backTransfers).where(eq(backTransfers.memberId, member.id));
  if (last && now.getTime() - last.at.getTime() < BACK_TRANSFER_COOLDOWN_MS) {
    throw new Refused<BackCode>('101');
  }
  const providerId = from === 'last' ? await lastProvider(tx, member.id) : undefined;
  const asked = from === 'all' ? filled : filled.filter(({ provider }) => provider.id === providerId);
  if (asked.length === 0) throw new Refused<BackCode>('102');
  const wallets = asked.filter((wallet) => !isShut(wallet));
  const providerIds = wallets.map(({ provider }) => provider.id);
  const held = await whyHeld(tx, member.id, providerIds);
  if (held) throw new Refused<BackCode>(held);
  if (await hasOpenRound(tx, member.id, providerIds)) throw new Refused<BackCode>('103');
  if (await isTransferDisabled(tx, member.id)) throw new Refused<BackCode>('104');
  if (wallets.length === 0) throw new Refused<BackCode>('105');
  for (const [index, { accountId, balance, provider }] of wallets.entries()) {
    // The first is what a repetition finds.
    const ofWallet = index === 0 ? key : `${key}/${provider.id}`;
    await book(tx, { key: ofWallet, kind: 'wallet_transfer', from: accountId, to: own, amount: balance });
  }
  const state = { at: now, operation };
  await tx
    .insert(backTransfers)
    .values({ memberId: member.id, ...state })
    .onConflictDoUpdate({ target: backTransfers.memberId, set: state });
  return outcome(true);
}
