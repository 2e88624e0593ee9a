import { cooldownLeftMs } from './cooldown.ts';
import { amountProblem, playedLast, sortWallets, totalOf } from './wallet.rules.ts';
import { WALLETS } from './wallet.fixture.ts';

const LIST = WALLETS.myCashList.map((wallet) => ({ maintain: null, ...wallet }));

test('sorts by provider, and active before closed', () => {
  const [dune, aurora, reef] = LIST;
  const closed = { ...reef!, isLight: 0 as const };
  expect(sortWallets([dune!, closed, reef!, aurora!])).toEqual([aurora, reef, closed, dune]);
});

test('adds the money at providers to the present balance', () => {
  expect(totalOf('0.10', LIST, 'USD')).toBe('25.60');
});

test('adds what is shown: amounts finer than the currency count without their last digits', () => {
  const [wallet] = LIST;
  const finer = [
    { ...wallet!, cash: '1.239' },
    { ...wallet!, cash: '2.009' },
  ];
  expect(totalOf('0.109', finer, 'USD')).toBe('3.33');
  expect(amountProblem('1.23', '1.239', 'USD')).toBeUndefined();
  expect(amountProblem('1.24', '1.239', 'USD')).toBe('wallet.err_too_low');
});

test('names the provider played last only while money is held there', () => {
  expect(playedLast({ ...WALLETS, myCashList: LIST })?.name).toBe('Reef');
  expect(playedLast({ ...WALLETS, myCashList: LIST, lastGpId: 2 })).toBeUndefined();
  expect(playedLast({ ...WALLETS, myCashList: LIST, lastGpId: null })).toBeUndefined();
});

test.each([
  ['0', 'wallet.err_format'],
  ['20.51', 'wallet.err_too_low'],
  ['20.5', undefined],
])('finds with the amount %j: %s', (amount, problem) =>
  expect(amountProblem(amount, '20.50', 'USD')).toBe(problem),
);

test('waits ten seconds, and not longer when the clock was set back', () => {
  expect(cooldownLeftMs(undefined, 5_000)).toBe(0);
  expect(cooldownLeftMs(5_000, 5_000)).toBe(10_000);
  expect(cooldownLeftMs(5_000, 14_999)).toBe(1);
  expect(cooldownLeftMs(5_000, 15_000)).toBe(0);
  expect(cooldownLeftMs(5_000, 1_000)).toBe(10_000);
});
