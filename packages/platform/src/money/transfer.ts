import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Calls, CodeOf } from '@tessera/wire';
import { Refused } from '../db/refused.ts';
import type { Database } from '../db/connect.ts';
import { providers } from '../db/schema/catalogue.ts';
import type { Member } from '../db/schema/members.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import { balanceOf, memberAccount, openAccount, type Balance } from '../ledger/accounts.ts';
import { BalanceTooLow, book } from '../ledger/book.ts';
import { operationKey } from '../ledger/operation-key.ts';
import { whyHeld } from './running-games.ts';
import { hasOpenRound, isClosed, isTransferDisabled, openWallet } from './wallets.ts';

type TransferCode = CodeOf<Calls['walletTransfer']>;

interface Transfer {
  readonly member: Pick<Member, 'id' | 'currency'>;
  readonly providerId: number;
  readonly direction: 'in' | 'out';
  /** Minor units, above zero. */
  readonly amount: bigint;
  readonly operation: string | null;
}

export type TransferOutcome =
  | { readonly kind: 'done'; readonly balance: Balance; readonly wallet: Balance }
  | { readonly kind: 'refused'; readonly code: TransferCode };

/** Between a member's balance and one provider's wallet, in one serialisable transaction. */
export async function transfer(db: Database, order: Transfer): Promise<TransferOutcome> {
  const name = `wallet:${order.member.id}:${order.operation ?? randomUUID()}`;
  try {
    return await serializable(db, (tx) => carryOut(tx, order, name));
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', code: error.code as TransferCode };
    if (error instanceof BalanceTooLow) return { kind: 'refused', code: '101' };
    throw error;
  }
}

async function carryOut(
  tx: Transaction,
  { member, providerId, direction, amount }: Transfer,
  name: string,
): Promise<TransferOutcome> {
  const [provider] = await tx.select().from(providers).where(eq(providers.id, providerId));
  if (!provider) throw new Refused<TransferCode>('102');
  const own = await openAccount(tx, memberAccount(member.id, member.currency));
  const wallet = await openWallet(tx, member, providerId);
  const { key, isBooked } = await operationKey(tx, name);
  if (!isBooked) {
    if (await isTransferDisabled(tx, member.id)) throw new Refused<TransferCode>('104');
    if (isClosed(provider, new Date())) throw new Refused<TransferCode>('105');
    const held = await whyHeld(tx, member.id, [providerId]);
    if (held) throw new Refused<TransferCode>(held);
    if (direction === 'out' && (await hasOpenRound(tx, member.id, [providerId]))) {
      throw new Refused<TransferCode>('103');
    }
    const [from, to] = direction === 'in' ? [own, wallet] : [wallet, own];
    await book(tx, { key, kind: 'wallet_transfer', from, to, amount });
  }
  return { kind: 'done', balance: await balanceOf(tx, own), wallet: await balanceOf(tx, wallet) };
}
