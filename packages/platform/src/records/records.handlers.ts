import { and, eq } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import { ledgerAccounts } from '../db/schema/ledger.ts';
import type { Member } from '../db/schema/members.ts';
import type { Handlers } from '../http/handlers.ts';
import { instantOf } from '../http/instant.ts';
import type { Services } from '../services.ts';
import { betsOf, betTotals } from './bets.ts';
import { cashOf, cashTotals } from './cash.ts';

export function recordHandlers({ db }: Services): Pick<Handlers, 'betRecords' | 'cashRecords'> {
  return {
    async betRecords({ gpId, gtId, status, from, to, ...page }, { member, language }) {
      const selection = {
        memberId: member.id,
        gpId,
        gtId,
        status,
        from: instantOf('from', from),
        to: instantOf('to', to),
      };
      const write = (amount: bigint) => toDecimal(amount, member.currency);
      const [bets, { totalCount, wager, returned, payout, net }] = await Promise.all([
        betsOf(db, selection, page, language),
        betTotals(db, selection),
      ]);
      return {
        list: bets.map(({ round, game, gpName, gameName }) => ({
          id: Number(round.id),
          roundId: round.roundId,
          gpId: round.providerId,
          gpName,
          gtId: game.hallId,
          gameId: game.id,
          gameName,
          wager: write(round.stake),
          returned: write(round.returned),
          payout: round.payout === null ? null : write(round.payout),
          net: round.payout === null ? null : write(round.payout + round.returned - round.stake),
          status: round.state,
          openedAt: round.openedAt.toISOString(),
          closedAt: round.closedAt?.toISOString() ?? null,
        })),
        totalCount,
        totals: {
          wager: write(wager),
          returned: write(returned),
          payout: write(payout),
          net: write(net),
        },
      };
    },

    async cashRecords({ kind, direction, from, to, ...page }, { member }) {
      const write = (amount: bigint) => toDecimal(amount, member.currency);
      const accountId = await accountOf(member);
      const selection = {
        accountId,
        kind,
        direction,
        from: instantOf('from', from),
        to: instantOf('to', to),
      };
      const [entries, totals] = await Promise.all([cashOf(db, selection, page), cashTotals(db, selection)]);
      return {
        list: entries.map(({ id, at, kind: what, amount, balanceAfter, transactionId, provider }) => ({
          id,
          at: at.toISOString(),
          kind: what,
          amount: write(amount),
          balanceAfter: write(balanceAfter),
          reference: transactionId,
          gpId: provider?.id ?? null,
          gpName: provider?.name ?? null,
        })),
        totalCount: totals.totalCount,
        totals: { in: write(totals.in), out: write(totals.out), net: write(totals.in - totals.out) },
      };
    },
  };

  /** 0 is no account's id: a member who never had money has no entries. */
  async function accountOf({ id, currency }: Member): Promise<number> {
    const [account] = await db
      .select({ id: ledgerAccounts.id })
      .from(ledgerAccounts)
      .where(
        and(
          eq(ledgerAccounts.kind, 'member'),
          eq(ledgerAccounts.owner, String(id)),
          eq(ledgerAccounts.currency, currency),
        ),
      );
    return account?.id ?? 0;
  }
}
