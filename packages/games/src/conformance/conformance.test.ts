import type { CurrencyCode } from '@tessera/domain';
import { startWallet, type Wallet } from '../testing/wallet.ts';
import { tryPlatform } from './run.ts';

let wallet: Wallet;
beforeEach(async () => {
  wallet = await startWallet();
});
afterEach(() => wallet.close());

const tryWallet = (currency: CurrencyCode) =>
  tryPlatform({
    platformUrl: wallet.url,
    providerKey: wallet.key,
    currency,
    launch: async () => wallet.launch({ currency, balance: currency === 'JPY' ? '100000' : '1000.00' }),
  });

test.each(['USD', 'JPY'] as const)(
  'the wallet of the tests does as the protocol says, in %s',
  async (currency) => {
    const results = await tryWallet(currency);
    expect(results.filter(({ deviation }) => deviation !== undefined)).toEqual([]);
    expect(results.length).toBeGreaterThan(20);
  },
);

test('accepts a platform without the optional call', async () => {
  wallet.fault = (call) => (call === 'provider.endedSessions' ? 404 : undefined);
  expect((await tryWallet('USD')).filter(({ deviation }) => deviation !== undefined)).toEqual([]);
});

test('a platform that forgets answers is found out', async () => {
  wallet.forgetful = true;
  const failed = (await tryWallet('USD')).filter(({ deviation }) => deviation !== undefined);
  expect(new Set(failed.map(({ part }) => part))).toEqual(new Set(['idempotency']));
});
