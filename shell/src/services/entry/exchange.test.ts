import { infoData, encodeInfo } from '@tessera/wire';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { letLogIn, startTestPlatform, type TestPlatform } from '../testing/platform.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import { exchangeCode } from './entry.ts';

const START = { token: 'abc.one', memberId: 7, memberAccount: 'player1', memberCurrency: 'USD' } as const;

let platform: TestPlatform;
beforeEach(async () => {
  platform = await startTestPlatform();
  letLogIn(platform);
});
afterEach(() => platform.stop());

async function enter() {
  const environment = createTestBrowser(platform.origin).openTab();
  const services = openServices(environment);
  const stop = services.start();
  const went: unknown[] = [];
  const reported: unknown[] = [];
  await exchangeCode('a code', {
    api: services.api,
    navigation: { ...services.navigation, go: (...where) => void went.push(where) },
    report: { error: (error) => void reported.push(error) },
  });
  stop();
  return { token: environment.storage.get('token'), session: services.session.get(), went, reported };
}

test('a code becomes the login that it stands for, and the page stays', async () => {
  platform.answer(infoData, encodeInfo(START));
  const { session, token, went } = await enter();
  expect(session).toMatchObject({ status: 'member', member: { account: 'player1' } });
  expect(token).toBe('abc.one');
  expect(went).toEqual([]);
  expect(platform.requestsOf(infoData).map(({ body }) => body)).toEqual([{ enc: 'a code' }]);
});

test.each([
  ['is refused', { body: { code: '101', message: 'enc_invalid', data: null } }],
  [
    'brings no account',
    { body: { code: '100', message: '', data: encodeInfo({ ...START, memberAccount: '' }) } },
  ],
  ['meets a back end without this call', { status: 404 }],
])('a code that %s logs nobody in, and leads home', async (_, reply) => {
  platform.on(infoData, () => reply);
  const { session, token, went, reported } = await enter();
  expect(session.status).toBe('guest');
  expect(token).toBeUndefined();
  expect(went).toEqual([['/', { replace: true }]]);
  expect(reported).toHaveLength(1);
});
