import { obstacleOf, rangeOf, turnoverOf, type Terms } from './withdrawal.rules.ts';

const TERMS: Terms = {
  cash: '120.509',
  minimum: '20.005',
  maximum: '1000.00',
  countLeft: 5,
  amountLeft: '10000.00',
  fee: '0.00',
  turnoverRequired: '10.009',
  turnoverDone: '10.001',
  turnoverCredits: [],
  isWithdrawPassword: 1,
  expectedHours: null,
};

test('offers a range in whole minor units where another back end has finer amounts', () => {
  expect(rangeOf(TERMS, '120.509', 'USD')).toEqual({ minimum: '20.00', maximum: '120.50' });
});

test('takes finer amounts as they are shown, and refuses nothing for what is not shown', () => {
  expect(turnoverOf(TERMS, 'USD')).toEqual({ isRequired: true, isMissing: false, percent: 100 });
  expect(obstacleOf(TERMS, '20.009', 'USD')).toBeUndefined();
  expect(obstacleOf(TERMS, '19.999', 'USD')).toBe('withdrawal.err_balance');
});
