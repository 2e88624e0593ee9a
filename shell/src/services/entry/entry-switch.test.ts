import { encodeAnswer, encodeInfo, infoData, layout, logout } from '@tessera/wire';
import { createHttp } from '../api/http.ts';
import { createCredentials } from '../session/credentials.ts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import {
  letLogIn,
  MEMBER_LAYOUT,
  startTestPlatform,
  type Reply,
  type TestPlatform,
} from '../testing/platform.fixture.ts';
import { openServices } from '../testing/services.fixture.ts';
import { until } from '../testing/until.fixture.ts';
import { settleEntry, type EntrySwitchDeps } from './entry-switch.ts';

const RUNNING = { token: 'abc.one', memberId: 7, account: 'player1', currency: 'USD' };

let platform: TestPlatform;
let stop: (() => void) | undefined;
/** The member of each token that the server takes. */
let members: Map<string, { id: number; memberAccount: string }>;

beforeEach(async () => {
  platform = await startTestPlatform();
  letLogIn(platform);
  members = new Map([
    ['Bearer abc.one', { id: 7, memberAccount: 'player1' }],
    ['Bearer def.one', { id: 7, memberAccount: 'player1' }],
    ['Bearer xyz.one', { id: 8, memberAccount: 'player2' }],
  ]);
  platform.on(layout, ({ headers }): Reply => {
    const member = members.get(headers.authorization ?? '');
    if (!member) return { status: 401 };
    return { body: encodeAnswer(layout, { ...MEMBER_LAYOUT, ...member }) };
  });
});
afterEach(async () => {
  stop?.();
  stop = undefined;
  await platform.stop();
});

/** Opens a tab with a running session, and one whose address brings a login. @param claim what the address says */
function arrive(token: string, claim: { memberId?: number; account?: string } = {}) {
  const browser = createTestBrowser(platform.origin);
  createCredentials(browser.openTab()).start(RUNNING);
  const { session, ...services } = openServices(browser.openTab());
  stop = services.start();
  const environment = browser.openTab();
  const credentials = createCredentials(environment);
  const login = { token, memberId: 8, account: 'player2', currency: 'USD', ...claim };
  const deps = depsOf(environment, { credentials, session });
  return { session, credentials, offer: settleEntry({ kind: 'login', login }, deps) };
}

type Environment = Parameters<typeof createHttp>[0];

function depsOf(environment: Environment, own: Pick<EntrySwitchDeps, 'credentials' | 'session'>) {
  const went: unknown[] = [];
  const reported: unknown[] = [];
  return {
    http: createHttp(environment),
    ...own,
    navigation: { go: (...where: unknown[]) => void went.push(where) },
    report: { error: (error: unknown) => void reported.push(error) },
    language: 'en_US',
    went,
    reported,
  };
}

/** Opens a tab with an entry code in its address, with a running session unless the visitor is a guest. */
function arriveWithCode(code: string, { isGuest = false } = {}) {
  const browser = createTestBrowser(platform.origin);
  if (!isGuest) createCredentials(browser.openTab()).start(RUNNING);
  const { session, ...services } = openServices(browser.openTab());
  stop = services.start();
  const environment = browser.openTab();
  const credentials = createCredentials(environment);
  const deps = depsOf(environment, { credentials, session });
  return { ...deps, offer: settleEntry({ kind: 'code', code }, deps) };
}

const accountOf = ({ session }: Pick<ReturnType<typeof arrive>, 'session'>) => {
  const now = session.get();
  return now.status === 'member' ? now.member.account : now.status;
};

test('asks before another member takes the place of the running session', async () => {
  const tab = arrive('xyz.one');
  const offer = await tab.offer;
  expect(offer).toMatchObject({ from: 'player1', to: 'player2' });
  expect(tab.credentials.get()).toMatchObject(RUNNING);
  expect(accountOf(tab)).toBe('player1');
  offer?.accept();
  expect(tab.credentials.get()).toMatchObject({ token: 'xyz.one', memberId: 8, account: 'player2' });
});

test('asks also where the address claims the running session’s member', async () => {
  const tab = arrive('xyz.one', { memberId: 7, account: 'player1' });
  expect(await tab.offer).toMatchObject({ from: 'player1', to: 'player2' });
  expect(tab.credentials.get()).toMatchObject(RUNNING);
});

test('goes on with a new login of the same member', async () => {
  const tab = arrive('def.one', { memberId: 7, account: 'player1' });
  expect(await tab.offer).toBeUndefined();
  expect(tab.credentials.get()).toMatchObject({ ...RUNNING, token: 'def.one' });
});

test('keeps the running session where the token is invalid', async () => {
  const tab = arrive('unknown.one');
  expect(await tab.offer).toBeUndefined();
  await tab.session.settled();
  expect(tab.credentials.get()).toMatchObject(RUNNING);
  expect(accountOf(tab)).toBe('player1');
});

test('starts the login without a question where the stored session is over', async () => {
  members.delete('Bearer abc.one');
  const tab = arrive('xyz.one');
  expect(await tab.offer).toBeUndefined();
  expect(tab.credentials.get()).toMatchObject({ token: 'xyz.one', memberId: 8 });
});

test('drops a consent that comes after yet another login', async () => {
  const tab = arrive('xyz.one');
  const offer = await tab.offer;
  tab.credentials.start({ ...RUNNING, token: 'def.one' });
  offer?.accept();
  expect(tab.credentials.get()).toMatchObject({ token: 'def.one', memberId: 7 });
});

describe('a code in the address', () => {
  const START = { token: 'xyz.one', memberId: 8, memberAccount: 'player2', memberCurrency: 'USD' } as const;
  const OWN = { ...START, token: 'def.one', memberId: 7, memberAccount: 'player1' } as const;
  const answerWith = (start: typeof START | typeof OWN) => platform.answer(infoData, encodeInfo(start));

  test('logs a guest in', async () => {
    answerWith(START);
    const tab = arriveWithCode('a code', { isGuest: true });
    expect(await tab.offer).toBeUndefined();
    expect(tab.credentials.get()).toMatchObject({ token: 'xyz.one', memberId: 8, account: 'player2' });
    expect(platform.requestsOf(infoData).map(({ body }) => body)).toEqual([{ enc: 'a code' }]);
  });

  test('asks before another member takes the place of the running session', async () => {
    answerWith(START);
    const tab = arriveWithCode('a code');
    const offer = await tab.offer;
    expect(offer).toMatchObject({ from: 'player1', to: 'player2' });
    expect(tab.credentials.get()).toMatchObject(RUNNING);
    offer?.accept();
    expect(tab.credentials.get()).toMatchObject({ token: 'xyz.one', memberId: 8 });
    expect(platform.requestsOf(logout)).toEqual([]);
  });

  test('leaves no session on the server when the visitor declines', async () => {
    answerWith(START);
    platform.answer(logout, {});
    const tab = arriveWithCode('a code');
    (await tab.offer)?.decline();
    await until(() => platform.requestsOf(logout).length > 0);
    expect(platform.requestsOf(logout).map(({ headers }) => headers.authorization)).toEqual([
      'Bearer xyz.one',
    ]);
    expect(tab.credentials.get()).toMatchObject(RUNNING);
  });

  test('goes on with a new login of the same member', async () => {
    answerWith(OWN);
    const tab = arriveWithCode('a code');
    expect(await tab.offer).toBeUndefined();
    expect(tab.credentials.get()).toMatchObject({ token: 'def.one', memberId: 7 });
  });

  test.each([
    ['is refused', { body: { code: '101', message: 'enc_invalid', data: null } }],
    [
      'names no account',
      { body: { code: '100', message: '', data: encodeInfo({ ...START, memberAccount: '' }) } },
    ],
    ['meets a back end without this call', { status: 404 }],
  ])('changes nothing and leads home when it %s', async (_, reply) => {
    platform.on(infoData, () => reply);
    const tab = arriveWithCode('a code');
    expect(await tab.offer).toBeUndefined();
    expect(tab.credentials.get()).toMatchObject(RUNNING);
    expect(tab.went).toEqual([['/', { replace: true }]]);
    expect(tab.reported).toHaveLength(1);
  });
});
