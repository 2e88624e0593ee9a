import { toDecimal } from '@tessera/domain';
import { DOWNLOAD_PATH } from '@tessera/wire';
import type { Handlers } from '../http/handlers.ts';
import { instantOf } from '../http/instant.ts';
import type { Services } from '../services.ts';
import { siteDay } from '../site/calendar.ts';
import { findMemberAccount } from './member-account.ts';
import type { Month } from './statement.model.ts';
import { statementOf } from './statement.ts';

export function statementHandlers({
  db,
  exportCodes,
}: Services): Pick<Handlers, 'statement' | 'recordExport'> {
  return {
    async statement({ until, count }, { member }) {
      const now = new Date();
      const last = siteDay(now).slice(0, 7);
      const accountId = await findMemberAccount(db, member);
      const months = accountId === undefined ? [] : await statementOf(db, accountId, now);
      const list = months.filter(({ month }) => month <= (until ?? last)).slice(-count);
      const decimal = (minor: bigint) => toDecimal(minor, member.currency);
      const present = ({ month, ...figures }: Month) => ({
        month,
        opening: decimal(figures.opening),
        in: decimal(figures.in),
        out: decimal(figures.out),
        staked: decimal(figures.staked),
        won: decimal(figures.won),
        bonuses: decimal(figures.bonuses),
        net: decimal(figures.net),
        closing: decimal(figures.closing),
      });
      return { list: list.toReversed().map(present), first: months[0]?.month ?? null, last };
    },

    async recordExport(request, { session, language }) {
      instantOf('from', request.from);
      instantOf('to', request.to);
      const { secret, expiresAt } = await exportCodes.create(session.id, request, language);
      return { url: `${DOWNLOAD_PATH}/${secret}`, expiresAt: expiresAt.toISOString() };
    },
  };
}
