import { jackpot } from '@tessera/wire';
import { startTestPlatform } from '../testing/platform.fixture.ts';
import { createHttp } from './http.ts';

test('fails with a timeout when the server does not answer within the limit', async () => {
  const platform = await startTestPlatform();
  platform.on(jackpot, () => ({ hangs: true }));
  const http = createHttp({ origin: platform.origin, fetch, window: undefined }, 150);
  const request = { call: jackpot, body: {}, headers: {}, signal: undefined };
  await expect(http(request)).rejects.toMatchObject({
    message: 'request timeout',
    failure: { kind: 'timeout' },
  });
  await platform.stop();
});
