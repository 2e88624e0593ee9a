/** @jest-environment jsdom */
import type { EntrySwitch } from '../services/entry/entry-switch.ts';
import { showFrame } from './testing/show-frame.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const bar = () => within(screen.getByRole('navigation', { name: 'Main places' }));

test('a guest on the phone finds the two ways in at the bottom', async () => {
  const { services } = await showFrame({ device: 'mobile' });
  const asked = jest.fn();
  services.bus.on('auth.loginRequested', () => asked('login'));
  services.bus.on('auth.registerRequested', () => asked('register'));
  await userEvent.click(bar().getByRole('button', { name: 'Log in' }));
  await userEvent.click(bar().getByRole('button', { name: 'Register' }));
  expect(asked.mock.calls).toEqual([['login'], ['register']]);
  expect(bar().queryByText('Favourites')).not.toBeInTheDocument();
});

test('a member on the phone finds favourites and account there', async () => {
  await showFrame({ device: 'mobile', session: 'member' });
  expect(bar().getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/user');
  expect(bar().getByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/?tab=favorite');
  expect(bar().getByRole('link', { name: 'Lobby' })).toHaveAttribute('aria-current', 'page');
});

test('the desktop has no bottom bar', async () => {
  await showFrame();
  expect(screen.queryByRole('navigation', { name: 'Main places' })).not.toBeInTheDocument();
});

test('another page takes title and focus, and says where it is', async () => {
  await showFrame({ path: '/' });
  expect(document.title).toBe('Test site');
  await userEvent.click(screen.getByRole('link', { name: 'Get the app' }));
  expect(window.location.pathname).toBe('/app');
  expect(document.title).toBe('Get the app');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await screen.findByRole('heading', { level: 1, name: /close at hand/ })).toBeVisible();
});

test('a remote’s page has the title that its release brought', async () => {
  const route = { id: 'plan', path: '/proxy/Plan', titleId: 't', descriptionId: 'd', member: false };
  await showFrame({
    path: '/proxy/Plan',
    remote: {
      routes: [{ ...route, frame: 'page' }],
      titles: { plan: { en_US: { title: 'The plan', description: '' } } },
    },
    parts: { plan: () => <h1>Levels</h1> },
  });
  expect(document.title).toBe('The plan');
  expect(screen.getByRole('heading', { name: 'Levels' })).toBeVisible();
});

test('a path that nobody has is told, with the way home, and is not for search engines', async () => {
  await showFrame({ path: '/nothing/here' });
  expect(screen.getByText(/There is nothing at \/nothing\/here/)).toBeVisible();
  expect(document.title).toBe('Test site');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await userEvent.click(screen.getByRole('link', { name: 'To the lobby' }));
  await waitFor(() => expect(document.querySelector('meta[name="robots"]')).toBeNull());
});

test('a site that is being upgraded says so in two languages, with the status', async () => {
  await showFrame({ status: 503 });
  expect(await screen.findByText('网站升级中')).toBeVisible();
  expect(screen.getByText('The site is being upgraded')).toBeVisible();
  expect(screen.getByText('Status code 503')).toBeVisible();
});

test('/register leads home and opens the registration', async () => {
  const asked = jest.fn();
  const { services } = await showFrame({ path: '/faq' });
  services.bus.on('auth.registerRequested', asked);
  act(() => services.navigation.go('/register'));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a dialog is shown by name, and its result goes to whoever opened it', async () => {
  const Login = ({ close }: { close: (result: 'loggedIn') => void }) => (
    <button type="button" onClick={() => close('loggedIn')}>
      Go
    </button>
  );
  const { services } = await showFrame({ remote: { dialogs: ['login'] }, parts: { login: Login } });
  let opened: Promise<unknown> = Promise.resolve();
  act(() => void (opened = services.dialogs.open('login', {})));
  await userEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(await act(() => opened)).toBe('loggedIn');
});

test('a dialog that nobody brings is told to the player, and dismissed for its caller', async () => {
  const { services } = await showFrame();
  let opened: Promise<unknown> = Promise.resolve('pending');
  act(() => void (opened = services.dialogs.open('login', {})));
  expect(await screen.findByText(/could not be opened/)).toBeVisible();
  expect(await act(() => opened)).toBeUndefined();
});

test('a question is answered by its buttons', async () => {
  const { services } = await showFrame();
  let asked: Promise<boolean> = Promise.resolve(false);
  act(() => void (asked = services.dialogs.confirm({ title: 'Leave?', confirm: 'Leave', cancel: 'Stay' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await act(() => asked)).toBe(true);
});

test('a member’s page in the tab keeps the way home; a waiting window has nothing around it', async () => {
  const route = { id: 'info', path: '/user/Info', titleId: 't', descriptionId: 'd', member: false };
  const first = await showFrame({
    path: '/user/Info',
    session: 'member',
    remote: { routes: [{ ...route, frame: 'popup' }] },
    parts: { info: () => <p>Info</p> },
  });
  expect(screen.getByRole('link', { name: /to the lobby/ })).toBeVisible();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  first.unmount();
  await showFrame({ path: '/loading?kind=depositWindow' });
  expect(await screen.findByRole('heading', { name: 'Opening the deposit page' })).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('help has its nine topics, and each its page', async () => {
  await showFrame({ path: '/faq' });
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  expect(within(screen.getByRole('main')).getAllByRole('listitem')).toHaveLength(9);
  await userEvent.click(screen.getByRole('link', { name: /^Responsible gaming/ }));
  expect(screen.getByRole('heading', { level: 1, name: 'Responsible gaming' })).toBeVisible();
  expect(window.location.pathname).toBe('/faq/3');
});

describe('a login in the address that is another member’s', () => {
  async function showQuestion() {
    const accept = jest.fn();
    const { promise, resolve } = Promise.withResolvers<EntrySwitch>();
    await showFrame({ session: 'member', entrySwitch: () => promise });
    await act(async () => resolve({ from: 'player1', to: 'player2', accept }));
    expect(await screen.findByText(/You are logged in as player1\./)).toBeVisible();
    return accept;
  }

  test('replaces the session when the member consents', async () => {
    const accept = await showQuestion();
    expect(accept).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Continue as player2' }));
    await waitFor(() => expect(accept).toHaveBeenCalledTimes(1));
  });

  test('leaves the session where the member declines', async () => {
    const accept = await showQuestion();
    await userEvent.click(screen.getByRole('button', { name: 'Stay logged in as player1' }));
    await waitFor(() => expect(screen.queryByText(/You are logged in as player1\./)).not.toBeInTheDocument());
    expect(accept).not.toHaveBeenCalled();
  });
});
