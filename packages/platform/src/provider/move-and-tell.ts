import { toDecimal } from '@tessera/domain';
import { memberCash } from '@tessera/wire';
import type { Services } from '../services.ts';
import { moveMoney, type MoneyCall, type Outcome } from './rounds.ts';

/** Carries out a money call in its wallet's turn and, after the commit, tells the member the new balance. */
export async function moveAndTell(services: Services, call: MoneyCall): Promise<Outcome> {
  const { session } = call;
  const outcome = await services.inTurn(session.accountId, () => moveMoney(services, call));
  if (outcome.kind === 'done' && outcome.isNew && session.memberId !== null) {
    const { balance, version } = outcome.balance;
    const cash = toDecimal(balance, session.currency);
    services.live.toMember(session.memberId, memberCash, { cash, version });
  }
  return outcome;
}
