import { amountProblem } from './transfer.rules.ts';

test('compares an amount with a balance and limits that are finer than the currency', () => {
  const limits = { least: '1.001', most: '50.009', mostPerDay: '60.009', leftToday: '20.005' };
  const problemOf = (amount: string) =>
    amountProblem({ amount, fault: undefined }, { balance: '30.019', limits, currency: 'USD' });
  expect(['0.99', '1.00', '20.00', '20.01', '30.01', '30.02'].map(problemOf)).toEqual([
    'transfer.err_limit',
    undefined,
    undefined,
    'transfer.err_limit_day',
    'transfer.err_limit_day',
    'transfer.err_too_low',
  ]);
});
