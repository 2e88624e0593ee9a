import { totalOf, type Figures } from './figures.ts';
import { sortRows } from './sorting.ts';

const figures = (key: string, turnover: string) => ({
  ...{ key, members: 1, newMembers: 0, activeMembers: 1, deposits: '0', withdrawals: '0', payouts: '0' },
  ...{ bonuses: '0', netRevenue: '-0.005', commission: '0', turnover },
});
const ROWS = [figures('one', '1.239'), figures('two', '2.10')];

test('adds up amounts that are finer than the currency, as they are shown', () => {
  const levels = ROWS.map((row, at) => ({ ...row, level: at + 1 })) as unknown as Parameters<
    typeof totalOf
  >[0];
  const total: Figures = totalOf(levels, 'USD');
  expect(total).toMatchObject({ members: 2, turnover: '3.33', netRevenue: '0.00' });
});

test('sorts by amounts that are finer than the currency', () => {
  const sorted = sortRows(ROWS, { column: 'turnover', order: 'descending' }, 'USD');
  expect(sorted.map(({ key }) => key)).toEqual(['two', 'one']);
});
