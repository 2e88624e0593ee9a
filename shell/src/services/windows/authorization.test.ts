/** @jest-environment jsdom */
import type { AuthorizationAnswer } from '@tessera/contracts';
import { createTestBrowser } from '../testing/environment.fixture.ts';
import { openAuthorizationWindow } from './authorization.ts';
import { returnAuthorization } from './authorization-return.ts';

const PROVIDER = 'https://id.example/auth?state=x';
const VISIT = { state: 'a-state-of-this-visit', secret: 'a-secret-of-this-browser', purpose: 'login' };
const ANSWER = { state: VISIT.state, code: 'code-1', iss: 'https://id.example' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open({ isBlocked = false } = {}) {
  const browser = createTestBrowser('https://site.example');
  const [lobby, other] = [browser.openTab(), browser.openTab()];
  const opened = {
    closed: false,
    opener: window as unknown,
    addresses: [] as string[],
    close: () => void (opened.closed = true),
    location: { origin: '', replace: (url: string) => void opened.addresses.push(url) },
  };
  jest.spyOn(window, 'open').mockReturnValue(isBlocked ? null : (opened as unknown as Window));
  const go = jest.fn();
  const assign = jest.fn();
  const page = {
    addEventListener: jest.fn(),
    open: (...args: Parameters<Window['open']>) => window.open(...args),
    screen: window.screen,
    location: { pathname: '/hi-IN/discount', search: '?tab=2', origin: 'https://site.example', assign },
    close: jest.fn(),
  } as unknown as Window;
  const depsOf = ({ tabs, storage, tabStorage }: typeof lobby) => ({
    page,
    tabs,
    storage,
    tabStorage,
    navigation: { go },
  });
  const visit = openAuthorizationWindow('/loading?kind=authWindow', depsOf(lobby));
  const answers: AuthorizationAnswer[] = [];
  visit.onReturned((answer) => answers.push(answer));
  return {
    visit,
    opened,
    answers,
    go,
    assign,
    page,
    lobby,
    /** Comes back to `/authCallback` with this answer. */
    async callback(answer: AuthorizationAnswer, tab = other) {
      const back = returnAuthorization(answer, depsOf(tab));
      await jest.advanceTimersByTimeAsync(3_000);
      return back;
    },
    other,
  };
}

test('opens a small window, which gets no access to the lobby', async () => {
  const { visit, opened } = open();
  expect(window.open).toHaveBeenCalledWith(
    '/loading?kind=authWindow',
    '_blank',
    expect.stringContaining('popup,width=480'),
  );
  visit.navigate(PROVIDER, VISIT);
  await jest.advanceTimersByTimeAsync(0);
  expect(opened).toMatchObject({ addresses: [PROVIDER], opener: null });
});

test('hands the answer over to the page that made the visit, which closes the window', async () => {
  const { visit, opened, answers, callback, page } = open();
  visit.navigate(PROVIDER, VISIT);
  expect(await callback(ANSWER)).toEqual({ kind: 'handedOver' });
  expect(answers).toEqual([ANSWER]);
  expect(opened.closed).toBe(true);
  expect(page.close).toHaveBeenCalledTimes(1);
});

test('reports why the provider confirmed nothing', async () => {
  const { visit, answers, callback } = open();
  visit.navigate(PROVIDER, VISIT);
  await callback({ state: VISIT.state, error: 'access_denied' });
  expect(answers).toEqual([{ state: VISIT.state, error: 'access_denied' }]);
});

test('ignores the answer to another visit, a second one, and messages that it cannot read', async () => {
  const { visit, answers, callback, other } = open();
  visit.navigate(PROVIDER, VISIT);
  for (const message of [null, { type: 'authLogin', state: VISIT.state }, { type: 'other' }]) {
    other.tabs.post('windows', message);
  }
  expect(await callback({ ...ANSWER, state: 'a-state-of-another-one' })).toEqual({ kind: 'lost' });
  expect(answers).toEqual([]);
  await callback(ANSWER);
  expect(await callback(ANSWER)).toEqual({ kind: 'lost' });
  expect(answers).toHaveLength(1);
});

test('takes an answer also after the window seemed closed, but not after it was closed here', async () => {
  const hidden = open();
  const closed = jest.fn();
  hidden.visit.onClosed(closed);
  hidden.visit.navigate(PROVIDER, VISIT);
  hidden.opened.closed = true;
  jest.advanceTimersByTime(1_000);
  expect(closed).toHaveBeenCalledTimes(1);
  await hidden.callback(ANSWER);
  expect(hidden.answers).toHaveLength(1);

  const left = open();
  left.visit.navigate(PROVIDER, VISIT);
  left.visit.close();
  expect(await left.callback(ANSWER)).toEqual({ kind: 'lost' });
});

describe('a blocked window', () => {
  test('makes the visit in this tab, which returns once to the page where it started', async () => {
    const { visit, assign, go, callback, lobby } = open({ isBlocked: true });
    expect(visit.blocked).toBe(true);
    visit.navigate(PROVIDER, VISIT);
    await jest.advanceTimersByTimeAsync(0);
    expect(assign).toHaveBeenCalledWith(PROVIDER);
    const back = await callback(ANSWER, lobby);
    expect(back).toMatchObject({ kind: 'here', visit: VISIT });
    if (back.kind === 'here') back.goBack();
    expect(go).toHaveBeenCalledWith('/discount?tab=2', { replace: true });
    expect(await callback(ANSWER, lobby)).toEqual({ kind: 'lost' });
  });

  test('does not give the secret to an answer with another state', async () => {
    const { visit, callback, lobby } = open({ isBlocked: true });
    visit.navigate(PROVIDER, VISIT);
    expect(await callback({ ...ANSWER, state: 'a-state-of-an-attacker' }, lobby)).toEqual({ kind: 'lost' });
    expect(await callback(ANSWER, lobby)).toMatchObject({ kind: 'here' });
  });
});
