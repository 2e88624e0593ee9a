import { toDecimal, type CurrencyCode } from '@tessera/domain';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../services.ts';
import { divide, grainStart } from './days.ts';
import { currenciesOf, levelsOf } from './downline.ts';
import { figuresByDepth, figuresByTime, figuresInAll, NO_FIGURES, type GroupFigures } from './figures.ts';
import { figuresIn } from './presenting.ts';
import { requireActive, requireSpan } from './requests.ts';
import { commissionOf, newMembersOf } from './tables.ts';

type Calls = 'agentOperations' | 'agentStrata';

export function tableHandlers({ db }: Services): Pick<Handlers, Calls> {
  return {
    async agentOperations(
      { from, to, by, page, count, currency: wanted },
      { member: { id: agentId, agentActive, currency: own }, refuse },
    ) {
      requireActive({ agentActive }, refuse);
      const period = { from, to };
      const span = requireSpan(period);
      const downline = { agentId, currency: wanted ?? own };
      const [figures, all, joined, commission, currencies] = [
        await figuresByTime(db, downline, span, by),
        await figuresInAll(db, downline, span),
        await newMembersOf(db, downline, span, by),
        await commissionOf(db, downline, period, by),
        await currenciesOf(db, agentId),
      ];
      const parts = divide(period, by);
      return {
        currency: downline.currency,
        currencies,
        list: parts.slice((page - 1) * count, page * count).map((part) => {
          const start = grainStart(part.from, by);
          return {
            ...part,
            ...row(figures.get(start), joined.byTime.get(start), downline.currency),
            commission: toDecimal(commission.byTime.get(start) ?? 0n, downline.currency),
          };
        }),
        totalCount: parts.length,
        total: {
          ...row(all, sum(joined.byTime.values()), downline.currency),
          commission: toDecimal(sumOf(commission.byTime.values()), downline.currency),
        },
      };
    },

    async agentStrata(
      { from, to, currency: wanted },
      { member: { id: agentId, agentActive, currency: own }, refuse },
    ) {
      requireActive({ agentActive }, refuse);
      const period = { from, to };
      const span = requireSpan(period);
      const downline = { agentId, currency: wanted ?? own };
      const { currency } = downline;
      const figures = await figuresByDepth(db, downline, span);
      const joined = await newMembersOf(db, downline, span, 'day');
      const commission = await commissionOf(db, downline, period, 'day');
      const levels = await levelsOf(db, agentId, currency);
      return {
        currency,
        list: levels.map(({ level, members }) => ({
          level,
          members,
          ...row(figures.get(level), joined.byDepth.get(level), currency),
          commission: toDecimal(commission.byDepth.get(level) ?? 0n, currency),
        })),
      };
    },
  };
}

const row = (figures: GroupFigures = NO_FIGURES, newMembers = 0, currency: CurrencyCode) => ({
  newMembers,
  activeMembers: figures.activeMembers,
  ...figuresIn(figures, currency),
});

const sum = (counts: Iterable<number>): number => [...counts].reduce((total, n) => total + n, 0);
const sumOf = (amounts: Iterable<bigint>): bigint =>
  [...amounts].reduce((total, amount) => total + amount, 0n);
