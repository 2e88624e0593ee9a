import type { GameSession } from '../db/schema/play.ts';
import type { Transaction } from '../db/serializable.ts';
import { openAccount } from '../ledger/accounts.ts';

/** Names a provider's transaction in the books. */
export const ledgerKey = ({ providerId }: Pick<GameSession, 'providerId'>, transactionId: string): string =>
  `provider:${providerId}:${transactionId}`;

/** Returns the account of what a provider's games won and paid. */
export function providerAccount(
  tx: Transaction,
  { mode, providerId, currency }: Pick<GameSession, 'mode' | 'providerId' | 'currency'>,
): Promise<number> {
  const kind = mode === 'real' ? 'provider' : 'demo_provider';
  return openAccount(tx, { kind, owner: String(providerId), currency });
}
