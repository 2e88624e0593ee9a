/** @jest-environment jsdom */
import { defineConfig, type Part, type RouteProps } from '@tessera/contracts';
import { createFakeShell, type FakeShell, type FakeShellOptions } from '@tessera/testing';
import { CallError, contentChanged, gameList, lastPlayed, letterSent, marquee } from '@tessera/wire';
import { act, render, screen } from '@testing-library/react';
import { useMoney, useName, useSession } from './hooks.ts';
import { refetchOn, useAnswer } from './queries.ts';
import { createRemote, type RemoteSource } from './remote.tsx';
import { textHook } from './text.ts';
import { useCallScope } from './use-call-scope.ts';

const config = defineConfig({
  name: 'mf-x',
  contract: '^1.0.0',
  routes: [{ id: 'page', path: '/x', titleId: 'title', descriptionId: 'description' }],
});
const CATALOGUES: Record<string, Record<string, string>> = {
  en_US: { greeting: 'Hello {name}' },
  hi_IN: { greeting: 'नमस्ते {name}' },
};
const messages: RemoteSource['messages'] = async (code) => ({ default: CATALOGUES[code] ?? {} });
const PLAYED_AT = '2026-01-01T00:00:00Z';
const line = {
  id: 1,
  content: 'News',
  displayBeforeLogin: 1,
  displayAfterLogin: 1,
  updatedAt: PLAYED_AT,
} as const;

function setUp(
  Component: () => React.ReactNode,
  options: FakeShellOptions = {},
  activate?: RemoteSource['activate'],
) {
  const shell = createFakeShell(options);
  const life = new AbortController();
  const remote = createRemote({
    config,
    messages,
    routes: { page: async () => ({ default: Component }) },
    activate,
  });
  return { shell, life, remote, page: remote.routes!['page'] as Part<RouteProps> };
}

async function show({ shell, life, remote, page }: ReturnType<typeof setUp>) {
  const part = page();
  await remote.activate(shell, life.signal);
  const { default: Page } = await part;
  await act(async () => void render(<Page params={{}} />));
}

const useText = textHook<'greeting'>();

test('a part shows messages, money and names in the page’s language', async () => {
  function Page() {
    return (
      <p>
        {useText()('greeting', { name: 'Asha' })} {useMoney()('1234567.5', 'INR')}{' '}
        {useName()({ en_US: 'Reef', hi_IN: 'रीफ़' })}
      </p>
    );
  }
  await show(setUp(Page, { locale: 'hi_IN' }));
  expect(screen.getByText('नमस्ते Asha ₹12,34,567.50 रीफ़')).toBeTruthy();
});

test('a part waits for the activation, and fails when that fails', async () => {
  const { shell, life, remote, page } = setUp(
    () => null,
    {},
    () => Promise.reject(new Error('no')),
  );
  const part = page();
  await expect(remote.activate(shell, life.signal)).rejects.toThrow('no');
  await expect(part).rejects.toThrow('no');
});

test('a component outside of a remote throws', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Status />)).toThrow('is outside its remote');
});

function Status() {
  return <p>{useSession().status}</p>;
}

test('useSession renders again when the session changes', async () => {
  const made = setUp(Status);
  await show(made);
  expect(screen.getByText('guest')).toBeTruthy();
  act(() => made.shell.session.login());
  expect(screen.getByText('member')).toBeTruthy();
});

function Played() {
  const session = useSession();
  const { data } = useAnswer(lastPlayed, {}, { enabled: session.status === 'member' });
  return <p>{data ? `${data.list.length} played` : 'nothing'}</p>;
}

test('drops a member’s answers at logout, and requests none for a guest', async () => {
  const made = setUp(Played, { session: 'member', answers: { lastPlayed: () => ({ list: [] }) } });
  await show(made);
  expect(await screen.findByText('0 played')).toBeTruthy();
  act(() => made.shell.session.end('logout'));
  expect(screen.getByText('nothing')).toBeTruthy();
  expect(made.shell.api.sent).toHaveLength(1);
  act(() => made.shell.session.login({ id: 99 }));
  expect(await screen.findByText('0 played')).toBeTruthy();
  expect(made.shell.api.sent).toHaveLength(2);
});

describe('a login', () => {
  function Halls() {
    const { siteId, currency, device } = useCallScope();
    useAnswer(gameList, { siteId, currency, supportDevice: device, template: 'aurora' });
    return <p>{currency}</p>;
  }
  const sentFor = ({ api }: FakeShell) => api.sentTo(gameList).map(({ currency }) => currency);

  test.each([
    ['in another currency fetches the lists of the new currency once', 'JPY', ['USD', 'JPY']],
    ['fetches the guest’s lists again once', 'USD', ['USD', 'USD']],
  ] as const)('%s', async (_, currency, expected) => {
    jest.useFakeTimers();
    const made = setUp(Halls, { currency: 'USD', answers: { gameList: { list: [] } } });
    await show(made);
    const settle = () => act(() => jest.advanceTimersByTimeAsync(10));
    await settle();
    act(() => made.shell.session.set({ status: 'restoring' }));
    await settle();
    act(() => {
      made.shell.site.setCurrency(currency);
      made.shell.session.login({ currency });
    });
    await settle();
    expect(sentFor(made.shell)).toEqual(expected);
    jest.useRealTimers();
  });
});

test('a part asks again after a gap for what has failed, and for nothing else', async () => {
  function Page() {
    const { data, isError } = useAnswer(marquee, { siteId: 1 });
    const { data: played } = useAnswer(lastPlayed, {});
    return (
      <p>
        {isError ? 'failed' : data?.list[0]?.content} {played && 'played'}
      </p>
    );
  }
  const made = setUp(Page, { session: 'member', answers: { lastPlayed: { list: [] } } });
  made.shell.api.answer(marquee, new CallError(marquee, { kind: 'network' }, ''));
  await show(made);
  expect(await screen.findByText('failed played')).toBeTruthy();
  made.shell.api.answer(marquee, { list: [line] });
  await act(async () => made.shell.live.gap());
  expect(await screen.findByText('News played')).toBeTruthy();
  expect(made.shell.api.sentTo(lastPlayed)).toHaveLength(1);
});

test('a row with a condition refetches for matching events, and after a gap', async () => {
  function News() {
    const { data } = useAnswer(marquee, { siteId: 1 });
    return <p>{data?.list[0]?.content ?? 'asking'}</p>;
  }
  const made = setUp(News, { answers: { marquee: () => ({ list: [line] }) } }, (scope, signal) =>
    refetchOn(scope, signal, [{ on: contentChanged, when: { kind: 'announcement' }, refetch: [marquee] }]),
  );
  await show(made);
  await screen.findByText('News');
  const asked = () => made.shell.api.sent.filter((one) => one.name === marquee.name).length;
  await act(async () => made.shell.live.emit(contentChanged, { kind: 'promotion' }));
  expect(asked()).toBe(1);
  await act(async () => made.shell.live.emit(contentChanged, { kind: 'announcement' }));
  expect(asked()).toBe(2);
  await act(async () => made.shell.live.gap());
  expect(asked()).toBe(3);
});

test('an event makes the answers of its row stale until the remote’s signal aborts', async () => {
  function News() {
    const { data } = useAnswer(marquee, { siteId: 1 });
    return <p>{data?.list[0]?.content ?? 'asking'}</p>;
  }
  const made = setUp(News, { answers: { marquee: () => ({ list: [line] }) } }, (scope, signal) =>
    refetchOn(scope, signal, [{ on: letterSent, refetch: [marquee] }]),
  );
  await show(made);
  await screen.findByText('News');
  const asked = () => made.shell.api.sent.filter((one) => one.name === marquee.name).length;
  expect(asked()).toBe(1);
  await act(async () => made.shell.live.emit(letterSent, { id: 1 }));
  expect(asked()).toBe(2);
  await act(async () => made.shell.live.gap());
  expect(asked()).toBe(3);
  made.life.abort();
  await act(async () => made.shell.live.emit(letterSent, { id: 1 }));
  expect(asked()).toBe(3);
});
