import { toDecimal } from '@tessera/domain';
import { maskAccount } from '../agent/mask-account.ts';
import type { Handlers } from '../http/handlers.ts';
import { instantOf } from '../http/instant.ts';
import type { Services } from '../services.ts';
import { betsOf, betTotals } from './bets.ts';
import { cashPage } from './cash.ts';
import { findMemberAccount } from './member-account.ts';

export function recordHandlers({ db, settings }: Services): Pick<Handlers, 'betRecords' | 'cashRecords'> {
  // All providers of this platform are the house's own, with one page for all games.
  const fairUrl = new URL('/fair', settings.gamesUrl).href;
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
          fairUrl,
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
      // 0 is no account's id: a member who never had money has no entries.
      const accountId = (await findMemberAccount(db, member)) ?? 0;
      const selection = {
        accountId,
        kind,
        direction,
        from: instantOf('from', from),
        to: instantOf('to', to),
      };
      const { entries, totals } = await cashPage(db, selection, page);
      return {
        list: entries.map(
          ({ id, at, kind: what, amount, balanceAfter, transactionId, provider, roundId, transfer }) => ({
            id,
            at: at.toISOString(),
            kind: what,
            amount: write(amount),
            balanceAfter: write(balanceAfter),
            reference: transactionId,
            gpId: provider?.id ?? null,
            gpName: provider?.name ?? null,
            roundId,
            transfer: transfer && { ...transfer, account: maskAccount(transfer.account) },
          }),
        ),
        totalCount: totals.totalCount,
        totals: { in: write(totals.in), out: write(totals.out), net: write(totals.in - totals.out) },
      };
    },
  };
}
