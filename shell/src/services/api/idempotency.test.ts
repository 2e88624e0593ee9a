import { createScope, type RemoteScope } from '@tessera/kit';
import { sendIntent } from '@tessera/kit/intents';
import { withdrawalCreate } from '@tessera/wire';
import { shellFor } from '../index.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';

const PAYLOAD = { bankAccountId: 1, amount: '100', withdrawPassword: '123456' } as const;
const DONE = { orderNumber: 'W1', cash: '0.00' } as const;

let platform: TestPlatform;
let life: AbortController;
beforeEach(async () => {
  platform = await startTestPlatform();
  life = new AbortController();
});
afterEach(async () => {
  life.abort();
  await platform.stop();
});

/** Opens a tab. @param losesAnswer whether the network loses the platform's answer */
async function open(losesAnswer: () => boolean = () => false): Promise<RemoteScope> {
  const tab = createTestBrowser(platform.origin).openTab();
  const services = openServices({
    ...tab,
    fetch: async (input, init) => {
      const response = await tab.fetch(input, init);
      if (!losesAnswer()) return response;
      await response.text();
      throw new TypeError('fetch failed');
    },
  });
  const shell = shellFor(services, { name: 'mf-x', release: '1' });
  return createScope({ name: 'mf-x' }, shell, life.signal, async () => ({ default: {} }));
}

const keys = () =>
  platform.requestsOf(withdrawalCreate).map(({ headers }) => headers['idempotency-key'] ?? 'none');

test('sends a retry of the same payload with the same key until its outcome is known', async () => {
  let isLost = true;
  const scope = await open(() => isLost);
  platform.answer(withdrawalCreate, DONE);
  expect(await sendIntent(scope, withdrawalCreate, PAYLOAD)).toMatchObject({ kind: 'offline' });
  isLost = false;
  platform.on(withdrawalCreate, () => ({ status: 503 }));
  expect(await sendIntent(scope, withdrawalCreate, PAYLOAD)).toMatchObject({ kind: 'server' });
  platform.answer(withdrawalCreate, DONE);
  expect(await sendIntent(scope, withdrawalCreate, PAYLOAD)).toEqual({ status: 'done', answer: DONE });
  const [first, ...retries] = keys();
  expect(first).toMatch(/^[\w-]{16,128}$/);
  expect(retries).toEqual([first, first]);
  await sendIntent(scope, withdrawalCreate, PAYLOAD);
  expect(keys()[3]).not.toBe(first);
});

test('sends an edited payload with another key', async () => {
  const scope = await open();
  platform.on(withdrawalCreate, () => ({ status: 503 }));
  await sendIntent(scope, withdrawalCreate, PAYLOAD);
  await sendIntent(scope, withdrawalCreate, { ...PAYLOAD, amount: '99' });
  expect(new Set(keys()).size).toBe(2);
  expect(keys()).not.toContain('none');
});

test('does not retry a failed submission by itself', async () => {
  const scope = await open();
  platform.on(withdrawalCreate, () => ({ status: 503, headers: { 'retry-after': '0' } }));
  await sendIntent(scope, withdrawalCreate, PAYLOAD);
  expect(keys()).toHaveLength(1);
});
