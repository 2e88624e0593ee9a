import { toDecimal, type CurrencyCode } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { activeByDepth } from './active-members.ts';
import { divide, grainStart, spanOf, type Grain, type Period } from './days.ts';
import { levelsOf } from './downline.ts';
import { figuresByDepth, figuresByTime, inAll, NO_FIGURES, type GroupFigures } from './figures.ts';
import type { Downline } from './kept-days.ts';
import { figuresIn } from './presenting.ts';
import { commissionOf, newMembersOf } from './tables.ts';

/** The lines of the operation tables, as calls answer them and exports write them. */

/** Each day, week or month of a period, the latest first, and their total. */
export async function operationLines(queries: Queries, downline: Downline, period: Period, by: Grain) {
  const { currency } = downline;
  const figures = await figuresByTime(queries, downline, period, by);
  const active = await activeByDepth(queries, downline, period);
  const joined = await newMembersOf(queries, downline, spanOf(period), by);
  const commission = await commissionOf(queries, downline, period, by);
  return {
    lines: divide(period, by).map((part) => {
      const start = grainStart(part.from, by);
      return {
        ...part,
        ...lineOf(figures.get(start), joined.byTime.get(start), commission.byTime.get(start), currency),
      };
    }),
    total: lineOf(
      // Who was active on two days is one active member.
      { ...inAll(figures.values()), activeMembers: sum(active.values()) },
      sum(joined.byTime.values()),
      sumOf(commission.byTime.values()),
      currency,
    ),
  };
}

/** Each level of the downline, and their total. */
export async function levelLines(queries: Queries, downline: Downline, period: Period) {
  const { agentId, currency } = downline;
  const figures = await figuresByDepth(queries, downline, period);
  const joined = await newMembersOf(queries, downline, spanOf(period), 'day');
  const commission = await commissionOf(queries, downline, period, 'day');
  const levels = await levelsOf(queries, agentId, currency);
  return {
    lines: levels.map(({ level, members }) => ({
      level,
      members,
      ...lineOf(figures.get(level), joined.byDepth.get(level), commission.byDepth.get(level), currency),
    })),
    total: {
      members: sum(levels.map(({ members }) => members)),
      ...lineOf(
        inAll(figures.values()),
        sum(joined.byDepth.values()),
        sumOf(commission.byDepth.values()),
        currency,
      ),
    },
  };
}

const lineOf = (
  figures: GroupFigures = NO_FIGURES,
  newMembers = 0,
  commission = 0n,
  currency: CurrencyCode,
) => ({
  newMembers,
  activeMembers: figures.activeMembers,
  ...figuresIn(figures, currency),
  commission: toDecimal(commission, currency),
});

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, n) => total + n, 0);
const sumOf = (amounts: Iterable<bigint>): bigint =>
  [...amounts].reduce((total, amount) => total + amount, 0n);
