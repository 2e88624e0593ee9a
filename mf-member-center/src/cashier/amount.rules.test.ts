import { addAmounts, fittingFirst, medianOf, presetsOf, rangeProblem, smallest } from './amount.rules.ts';

const RANGE = { minimum: '10.00', maximum: '2000.00' };

test.each([
  ['9.99', 'cashier.err_range'],
  ['2000.01', 'cashier.err_range'],
  ['10', undefined],
  ['2000', undefined],
])('checks the amount "%s" against the range', (amount, problem) => {
  expect(rangeProblem(amount, RANGE, 'USD')).toBe(problem);
});

test('offers the minimum and twice it, and nothing above the maximum', () => {
  expect(presetsOf(RANGE, 'USD')).toEqual(['10.00', '20.00']);
  expect(presetsOf({ minimum: '10.00', maximum: '15.00' }, 'USD')).toEqual(['10.00']);
  expect(presetsOf({ minimum: '120000', maximum: '9000000' }, 'VND')).toEqual(['120000', '240000']);
});

test('offers the member’s own median instead of twice the minimum', () => {
  expect(medianOf([], 'USD')).toBeUndefined();
  expect(medianOf(['90.00', '100.00', '9.00', '30.00'], 'USD')).toBe('30.00');
  expect(presetsOf(RANGE, 'USD', '30.00')).toEqual(['10.00', '30.00']);
  expect(presetsOf(RANGE, 'USD', '9.00')).toEqual(['10.00']);
});

test('adds fees exactly, and never below zero', () => {
  expect(addAmounts('0.10', '0.20', 'USD')).toBe('0.30');
  expect(addAmounts('0.10', '-0.20', 'USD')).toBe('0.00');
  expect(smallest(['100.00', '99.99', '1000.00'], 'USD')).toBe('99.99');
});

test('takes bounds and sums of another back end that are finer than the currency as they are shown', () => {
  const finer = { minimum: '1.239', maximum: '9.999' };
  expect(rangeProblem('1.23', finer, 'USD')).toBeUndefined();
  expect(rangeProblem('10', finer, 'USD')).toBe('cashier.err_range');
  expect(presetsOf(finer, 'USD', '2.999')).toEqual(['1.23', '2.99']);
  expect(addAmounts('5.00', '-0.109', 'USD')).toBe('4.90');
  expect(smallest(['9.999', '9.99'], 'USD')).toBe('9.999');
});

test('methods that take the amount come first, each group in its order', () => {
  const methods = [
    { id: 1, minimum: '5.00', maximum: '500.00' },
    { id: 2, minimum: '10.00', maximum: '2000.00' },
    { id: 3, minimum: '5.00', maximum: '400.00' },
    { id: 4, minimum: '20.00', maximum: '9000.00' },
  ];
  const order = (sum: string | undefined) => fittingFirst(methods, sum, 'USD').map(({ id }) => id);
  expect(order(undefined)).toEqual([1, 2, 3, 4]);
  expect(order('700.00')).toEqual([2, 4, 1, 3]);
  expect(order('1.00')).toEqual([1, 2, 3, 4]);
});
