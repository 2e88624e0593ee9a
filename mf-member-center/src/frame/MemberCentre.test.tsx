/** @jest-environment jsdom */
import { refuse, type Answers } from '@tessera/testing';
import { CallError, CALLS } from '@tessera/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import config from '../../remote.config.ts';
import { STATE } from '../limits/limits.fixture.ts';
import { show } from '../test-scope.tsx';
import MemberCentre from './MemberCentre.tsx';
import { GROUPS, pageNamed } from './pages.ts';

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = () => screen.getByRole('navigation', { name: 'Member centre' });

test('gives every page of the menu its own title and description', () => {
  const names = GROUPS.flatMap(({ pages }) => pages.map(({ name }) => name));
  const titled = config.routes.flatMap(({ pages = [] }) => pages.map(({ name }) => name));
  expect(titled.toSorted()).toEqual(names.toSorted());
});

test('shows the first page beside the menu on the desktop', async () => {
  await show(<MemberCentre params={{}} />, { session: 'member' });
  expect(await heading('Account info')).toBeVisible();
  expect(within(menu()).getByRole('link', { name: 'Account info' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('$1,234.50', { selector: '[aria-hidden]' })).toBeVisible();
});

test('shows the menu alone on the phone, and a way back on each page', async () => {
  const view = await show(<MemberCentre params={{}} />, { session: 'member', device: 'mobile' });
  expect(await heading('Member centre')).toBeVisible();
  expect(within(menu()).getByRole('link', { name: 'Account info' })).toHaveAttribute('href', '/user/Info');
  view.unmount();
  await show(<MemberCentre params={{ page: 'Info' }} />, { session: 'member', device: 'mobile' });
  expect(await heading('Account info')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Member centre' })).toHaveAttribute('href', '/user');
});

test('shows an agent by the site’s name of the level', async () => {
  const answers = { agentLevelRename: { detail: [{ agentLevel: 2, name: 'Captain' }] } };
  const { shell } = await show(<MemberCentre params={{}} />, { answers });
  const details = {
    mustChangePassword: false,
    agent: { status: 'active', level: 2 } as const,
    wallet: 'on' as const,
    cashBack: 'on' as const,
    isPlaying: false,
    needsBankVerification: false,
  };
  act(() => shell.session.login({ type: 2, details }));
  expect(await screen.findByText('Captain')).toBeVisible();
});

test('takes a page out of the menu that the back end does not have', async () => {
  const wallets = new CallError(CALLS.wallets, { kind: 'unavailable' }, '');
  await show(<MemberCentre params={{ page: 'MyWallet' }} />, { session: 'member', answers: { wallets } });
  expect(within(menu()).getByRole('link', { name: 'Deposit' })).toBeVisible();
  expect(await screen.findByText('Not available here')).toBeVisible();
  expect(within(menu()).queryByRole('link', { name: /^My wallet/ })).toBeNull();
  expect(await heading('My wallet')).toBeVisible();
});

test('lets the query name the page, whatever its case', async () => {
  await show(<MemberCentre params={{ page: 'Nowhere' }} />, { session: 'member' }, '/user/Nowhere?page=info');
  expect(await heading('Account info')).toBeVisible();
});

test('moves the focus to the title of a page that was opened from another one, not of the first', async () => {
  const { rerenderPart } = await showPart();
  const title = await heading('Member centre');
  expect(title).not.toHaveFocus();
  rerenderPart({ page: 'Info' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Account info');
});

async function showPart() {
  const at: { go: (params: { page?: string }) => void } = { go: () => undefined };
  const Switch = () => {
    const [params, setParams] = useState<{ page?: string }>({});
    at.go = setParams;
    return <MemberCentre params={params} />;
  };
  await show(<Switch />, { session: 'member', device: 'mobile' });
  return { rerenderPart: (params: { page?: string }) => act(() => at.go(params)) };
}

const MAY_RECOMMEND = { bonusSettingCheck: { isFriend: 1 }, applyForAgentCheck: { isAllowed: 1 } } as const;

test.each<[string, Answers, boolean]>([
  ['the currency has it and the agent check allows it', MAY_RECOMMEND, true],
  ['the currency does not have it', { ...MAY_RECOMMEND, bonusSettingCheck: { isFriend: 0 } }, false],
  ['the member is an agent', { ...MAY_RECOMMEND, applyForAgentCheck: refuse('102') }, false],
  ['the agent check does not allow it', { ...MAY_RECOMMEND, applyForAgentCheck: { isAllowed: 0 } }, false],
  ['the agent check fails', { ...MAY_RECOMMEND, applyForAgentCheck: refuse('500') }, true],
])('decides on recommendation when %s', async (_when, answers, isShown) => {
  const { scope } = await show(<MemberCentre params={{}} />, { session: 'member', answers });
  await heading('Account info');
  await waitFor(() => expect(scope.queries.isFetching()).toBe(0));
  await waitFor(() =>
    expect(within(menu()).queryAllByRole('link', { name: 'Friends and rewards' })).toHaveLength(
      isShown ? 1 : 0,
    ),
  );
});

test('waits for both checks before it shows a page of recommendation or says that there is none', async () => {
  const answers = { ...MAY_RECOMMEND, bonusSettingCheck: { isFriend: 0 } } as const;
  await show(<MemberCentre params={{ page: 'RecommendRecord' }} />, { session: 'member', answers });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Friends and rewards');
  expect(await screen.findByText('This page is not available here')).toBeVisible();
});

test('counts unread letters beside their link, and in words on the phone', async () => {
  const answers: Answers = { letterList: { list: [], totalCount: 130, unreadCount: 120 } };
  const view = await show(<MemberCentre params={{}} />, { session: 'member', answers });
  expect(await within(menu()).findByText('99+')).toBeVisible();
  expect(within(menu()).getByRole('link', { name: 'Letters 120 unread' })).toHaveAttribute(
    'href',
    '/user/Letter',
  );
  view.unmount();
  await show(<MemberCentre params={{}} />, { session: 'member', device: 'mobile', answers });
  expect(await within(menu()).findByText('120 unread')).toBeVisible();
});

test.each([
  ['hover', (link: HTMLElement) => userEvent.hover(link)],
  ['focus', async (link: HTMLElement) => act(() => link.focus())],
  ['touch', async (link: HTMLElement) => void fireEvent.touchStart(link)],
])('loads a page ahead on %s of its link', async (_event, intend) => {
  const page = pageNamed('Letter');
  if (!page) throw new Error('there is no page of letters');
  const load = jest.spyOn(page, 'load');
  await show(<MemberCentre params={{}} />, { session: 'member' });
  await heading('Account info');
  expect(load).not.toHaveBeenCalled();
  await intend(within(menu()).getByRole('link', { name: 'Letters' }));
  expect(load).toHaveBeenCalled();
  load.mockRestore();
});

test('links to the agent area and the app, unless the site hides these links', async () => {
  const view = await show(<MemberCentre params={{}} />, { session: 'member' });
  const app = await screen.findByRole('link', { name: 'Install the app' });
  await userEvent.click(app);
  expect(view.shell.windows.visited).toEqual(['/app']);
  expect(screen.getByRole('link', { name: 'Become an agent' })).toHaveAttribute(
    'href',
    '/proxy?page=Register',
  );
  view.unmount();
  await show(<MemberCentre params={{}} />, {
    session: 'member',
    settings: { hiddenLinks: ['APPDownload', 'applyAgent'] },
  });
  await heading('Account info');
  expect(screen.queryByRole('link', { name: 'Install the app' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Become an agent' })).not.toBeInTheDocument();
});

test('shows a placeholder and sends no request while the session is being restored', async () => {
  const { shell } = await show(<MemberCentre params={{}} />, { session: 'restoring' });
  expect(screen.getByRole('status', { name: 'Loading the page' })).toBeVisible();
  expect(shell.api.sent).toEqual([]);
});

test('asks a guest to log in, and returns to this page afterwards', async () => {
  const { shell } = await show(<MemberCentre params={{}} />, {}, '/hi-IN/user/Info?page=Info');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(shell.bus.emitted).toEqual([
    { name: 'auth.loginRequested', payload: { then: { kind: 'navigate', path: '/user/Info?page=Info' } } },
  ]);
});

test('says that an unknown page does not exist, and links to an existing one', async () => {
  await show(<MemberCentre params={{ page: 'Nowhere' }} />, { session: 'member' });
  expect(screen.getByText('This page is not available here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To account info' })).toHaveAttribute('href', '/user/Info');
});

test('on the phone, shows only the change of a password that is required', async () => {
  const { shell } = await show(<MemberCentre params={{ page: 'Info' }} />, {
    session: 'member',
    device: 'mobile',
  });
  expect(await heading('Account info')).toBeVisible();
  const session = shell.session.get();
  if (session.status !== 'member' || !session.member.details) throw new Error('no member');
  const details = { ...session.member.details, mustChangePassword: true };
  act(() => shell.session.set({ ...session, member: { ...session.member, details } }));
  expect(screen.queryByRole('heading', { name: 'Account info' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a records-only session has the pages of records and withdrawals, and says so', async () => {
  await show(<MemberCentre params={{ page: 'Withdrawal' }} />, {
    session: 'member',
    answers: { responsible: { ...STATE, isRecordsOnly: 1 } },
  });
  expect(await screen.findByText(/^This login is for your records and for withdrawals only/)).toBeVisible();
  const links = within(menu()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Withdrawal', 'Bank accounts', 'My wallet', 'Data and closing']),
  );
  expect(within(menu()).queryByRole('link', { name: 'Deposit' })).toBeNull();
});
