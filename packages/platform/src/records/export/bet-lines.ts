import { and, asc, eq, gt, or } from 'drizzle-orm';
import { toDecimal } from '@tessera/domain';
import { inLanguage } from '../../db/columns.ts';
import type { Database } from '../../db/connect.ts';
import { rounds } from '../../db/schema/play.ts';
import { instantOf } from '../../http/instant.ts';
import { siteInstant } from '../../site/calendar.ts';
import { betRows, isSelected, roundIds } from '../bets.ts';
import { COLUMNS } from './columns.texts.ts';
import type { Export } from './export-codes.ts';
import type { Lines } from './export-rows.ts';
import { STATES } from './states.texts.ts';

const PART = 1_000;
const STATUSES = ['open', 'settled', 'cancelled'] as const;

/** All rounds for money by the time they were opened, oldest first. */
export async function* betLines(db: Database, { member, request, language }: Export): Lines {
  const header = [
    ...(['time', 'game', 'provider', 'round', 'wager', 'returned'] as const),
    ...(['payout', 'net', 'state', 'closedAt'] as const),
  ];
  yield [header.map((name) => inLanguage(COLUMNS[name], language))];
  const now = new Date();
  const end = instantOf('to', request.to);
  const selection = {
    memberId: member.id,
    gpId: request.gpId,
    gtId: request.gtId,
    status: STATUSES.find((one) => one === request.status),
    from: instantOf('from', request.from),
    to: end && end < now ? end : now,
  };
  const write = (amount: bigint) => toDecimal(amount, member.currency);
  let last: Awaited<ReturnType<typeof betRows>>[number] | undefined;
  do {
    const where = and(isSelected(db, selection), last && isAfter(last.round));
    const ids = roundIds(db, where).orderBy(asc(rounds.openedAt), asc(rounds.id)).limit(PART);
    const rows = await betRows(db, ids, language).orderBy(asc(rounds.openedAt), asc(rounds.id));
    yield rows.map(({ round, gpName, gameName }) => [
      siteInstant(round.openedAt),
      gameName,
      gpName,
      round.roundId,
      write(round.stake),
      write(round.returned),
      round.payout === null ? '' : write(round.payout),
      round.payout === null ? '' : write(round.payout + round.returned - round.stake),
      inLanguage(STATES[round.state] ?? { en_US: round.state }, language),
      round.closedAt ? siteInstant(round.closedAt) : '',
    ]);
    last = rows.at(-1);
  } while (last !== undefined);
}

const isAfter = ({ openedAt, id }: Pick<typeof rounds.$inferSelect, 'openedAt' | 'id'>) =>
  or(gt(rounds.openedAt, openedAt), and(eq(rounds.openedAt, openedAt), gt(rounds.id, id)));
