/** @jest-environment jsdom */
import { showFrame } from './testing/show-frame.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const bar = () => within(screen.getByRole('navigation', { name: 'Main places' }));

test('offers a guest login and registration in the phone’s bottom bar', async () => {
  const { services } = await showFrame({ device: 'mobile' });
  const asked = jest.fn();
  services.bus.on('auth.loginRequested', () => asked('login'));
  services.bus.on('auth.registerRequested', () => asked('register'));
  await userEvent.click(bar().getByRole('button', { name: 'Log in' }));
  await userEvent.click(bar().getByRole('button', { name: 'Register' }));
  expect(asked.mock.calls).toEqual([['login'], ['register']]);
  expect(bar().queryByText('Favourites')).not.toBeInTheDocument();
});

test('offers a member wallet and account in the phone’s bottom bar, around a raised centre', async () => {
  await showFrame({ device: 'mobile', session: 'member' });
  expect(bar().getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/user');
  expect(bar().getByRole('link', { name: 'Wallet' })).toHaveAttribute('href', '/user/MyWallet');
  expect(bar().getByRole('link', { name: 'Promotions' })).toHaveAttribute('data-raised');
  expect(bar().queryByText('Favourites')).not.toBeInTheDocument();
  expect(bar().getByRole('link', { name: 'Lobby' })).toHaveAttribute('aria-current', 'page');
});

test('offers a member favourites in the tabs of origin_mobile, none of them raised', async () => {
  await showFrame({ device: 'mobile', session: 'member', settings: { mobileTemplate: 'origin_mobile' } });
  expect(bar().getByRole('link', { name: 'Favourites' })).toHaveAttribute('href', '/?tab=favorite');
  expect(bar().getByRole('link', { name: 'Promotions' })).not.toHaveAttribute('data-raised');
  expect(bar().queryByText('Wallet')).not.toBeInTheDocument();
});

test('says on a showcase that its logins are not real', async () => {
  const { services } = await showFrame();
  const line = /^Showcase: logins are not real/;
  expect(screen.queryByText(line)).not.toBeInTheDocument();
  const { settings } = services.site.get();
  act(() => services.site.setSettings({ ...settings, demo: true }));
  expect(await screen.findByText(line)).toBeVisible();
});

test('renders no bottom bar on the desktop', async () => {
  await showFrame();
  expect(screen.queryByRole('navigation', { name: 'Main places' })).not.toBeInTheDocument();
});

test('updates title and focus on another page', async () => {
  await showFrame({ path: '/' });
  expect(document.title).toBe('Test site');
  await userEvent.click(await screen.findByRole('link', { name: 'Get the app' }));
  expect(window.location.pathname).toBe('/app');
  expect(document.title).toBe('Get the app');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(await screen.findByRole('heading', { level: 1, name: 'Install the app' })).toBeVisible();
});

test('names the site in the home page’s heading, for search engines and screen readers', async () => {
  await showFrame();
  expect(screen.getByRole('heading', { level: 1, name: 'Test site' })).toBeInTheDocument();
});

test('selects a language out of the site’s own list, each by its own name', async () => {
  const { services } = await showFrame();
  const change = jest.spyOn(services.locale, 'change').mockReturnValue();
  await userEvent.click(screen.getByRole('button', { name: /^Language: English/ }));
  const offered = screen.getAllByRole('menuitemradio');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['English', 'हिन्दी', 'தமிழ்']);
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'हिन्दी' }));
  expect(change).toHaveBeenCalledWith('hi_IN');
});

test('selects out of the list that the operator has changed while the page was open', async () => {
  const { services } = await showFrame();
  const { settings } = services.site.get();
  act(() => services.site.setSettings({ ...settings, selectorLocales: ['en_US', 'th_TH'] }));
  await userEvent.click(screen.getByRole('button', { name: /^Language: English/ }));
  const offered = screen.getAllByRole('menuitemradio');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['English', 'ไทย']);
});

test('sets the title of a remote’s page from its release', async () => {
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

test('shows the title of the page inside of a route that the address names, the query first', async () => {
  const texts = (title: string) => ({ en_US: { title, description: `About ${title}` } });
  const page = (name: string) => ({ name, titleId: 'a', descriptionId: 'b' });
  await showFrame({
    path: '/proxy/Plan?page=links',
    remote: {
      routes: [
        {
          id: 'plan',
          path: '/proxy/:page?',
          titleId: 't',
          descriptionId: 'd',
          member: false,
          frame: 'page',
          pages: [page('Plan'), page('Links')],
        },
      ],
      titles: { plan: texts('Agents'), 'plan/Plan': texts('The plan'), 'plan/Links': texts('Your links') },
    },
    parts: { plan: () => <h1>Links</h1> },
  });
  expect(document.title).toBe('Your links');
});

test('writes the description of each page, and takes back what was said to search engines of the one before', async () => {
  const description = () => document.querySelector('meta[name="description"]');
  const ofServer = document.head.appendChild(document.createElement('meta'));
  Object.assign(ofServer, { name: 'robots', content: 'noindex' });
  const { services } = await showFrame({ path: '/faq' });
  await waitFor(() => expect(description()).toHaveAttribute('content', expect.stringMatching(/\w/)));
  expect(document.querySelectorAll('meta[name="robots"]')).toHaveLength(1);
  act(() => services.navigation.go('/nothing'));
  await screen.findByText(/There is nothing at/);
  await waitFor(() => expect(description()).toHaveAttribute('content', ''));
  expect(document.querySelectorAll('meta[name="robots"]')).toHaveLength(1);
  act(() => services.navigation.go('/faq'));
  await waitFor(() => expect(document.querySelector('meta[name="robots"]')).toBeNull());
  expect(description()).not.toHaveAttribute('content', '');
});

test('shows an unknown path in two languages with its status, and excludes it from search engines', async () => {
  await showFrame({ path: '/nothing/here', status: 404 });
  expect(await screen.findByText(/There is nothing at \/nothing\/here/)).toBeVisible();
  expect(screen.getByText('页面不存在')).toBeVisible();
  expect(screen.getByText('Status code 404')).toBeVisible();
  expect(document.title).toBe('Page Not Found');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await userEvent.click(screen.getByRole('link', { name: 'To the lobby' }));
  await waitFor(() => expect(document.querySelector('meta[name="robots"]')).toBeNull());
  expect(document.title).toBe('Test site');
});

test.each(['/%', '/%zz', '/hi-IN/100%-bonus', '/faq/%E0%A4%A'])(
  'shows the page for missing addresses at %s, whose escape is broken',
  async (path) => {
    // The router warns of such a path.
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await showFrame({ path, status: 404 });
    expect(await screen.findByText('Status code 404')).toBeVisible();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    warn.mockRestore();
  },
);

test.each(['/?gt_id=%zz&%E0=1', '/?agent=%&tk=%zz', '/?member_type=%&header=%E0%A4%A'])(
  'shows the home page at %s, whose query has a broken escape',
  async (path) => {
    await showFrame({ path });
    expect(await screen.findByRole('heading', { level: 1, name: 'Test site' })).toBeInTheDocument();
    expect((await screen.findAllByRole('status')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/^Status code/)).not.toBeInTheDocument();
  },
);

test('shows an upgrade in two languages, with the status', async () => {
  await showFrame({ status: 503 });
  expect(await screen.findByText('网站升级中')).toBeVisible();
  expect(screen.getByText('The site is being upgraded')).toBeVisible();
  expect(screen.getByText('Status code 503 · Internal Server Error')).toBeVisible();
  expect(document.title).toBe('Internal Server Error');
});

test('shows a page that fails after the first load in two languages, with the code and a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Plan = () => {
    if (isBroken) throw new Error('it broke');
    return <h1>Levels</h1>;
  };
  const route = { id: 'plan', path: '/proxy/Plan', titleId: 't', descriptionId: 'd', member: false };
  const { services } = await showFrame({
    remote: {
      routes: [{ ...route, frame: 'page' }],
      titles: { plan: { en_US: { title: 'The plan', description: '' } } },
    },
    parts: { plan: Plan },
  });
  act(() => services.navigation.go('/proxy/Plan'));
  expect(await screen.findByText('网站升级中')).toBeVisible();
  expect(screen.getByText('Status code 500 · Internal Server Error')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Online customer service' })).not.toHaveLength(0);
  expect(document.title).toBe('Internal Server Error');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Levels' })).toBeVisible();
  expect(document.title).toBe('The plan');
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test('opens the registration on the home page for /register', async () => {
  const asked = jest.fn();
  const { services } = await showFrame({ path: '/faq' });
  services.bus.on('auth.registerRequested', asked);
  act(() => services.navigation.go('/register'));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('opens the page of fast payments for /fastDeposit', async () => {
  const { services } = await showFrame({ path: '/faq', device: 'mobile' });
  act(() => services.navigation.go('/fastDeposit'));
  await waitFor(() => expect(window.location.pathname).toBe('/fastPayment'));
});

test('opens the page of fast payments for the flag cookie of /fastDeposit, once', async () => {
  const { services } = await showFrame({ path: '/faq', entryRequest: 'deposit' });
  await waitFor(() => expect(window.location.pathname).toBe('/fastPayment'));
  expect(services.takeEntryRequest()).toBeUndefined();
});

test.each(['redirect', 'page'] as const)(
  'follows the site’s rule for /register: %s',
  async (registerRoute) => {
    const page = { id: 'register', path: '/register', titleId: 't', descriptionId: 'd' };
    const { services } = await showFrame({
      path: '/faq',
      settings: { registerRoute },
      remote: { routes: [{ ...page, member: false, frame: 'page' }] },
      parts: { register: () => <p>The page of the registration</p> },
    });
    act(() => services.navigation.go('/register'));
    const isPage = registerRoute === 'page';
    await waitFor(() => expect(window.location.pathname).toBe(isPage ? '/register' : '/'));
    expect(screen.queryAllByText('The page of the registration')).toHaveLength(isPage ? 1 : 0);
  },
);

test('follows the site’s own route rules within the document', async () => {
  const { services } = await showFrame({
    path: '/faq',
    settings: { routeRules: [{ from: '/get/*', to: '/app' }] },
  });
  act(() => services.navigation.go('/get/android?from=flyer'));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/app?from=flyer'));
});

test('loads a rule’s address of another site as a document, in place of the present one', async () => {
  // jsdom loads no documents, but goes to a fragment in the same way.
  const { services } = await showFrame({
    path: '/faq',
    settings: { routeRules: [{ from: '/league', to: 'http://localhost/league#start' }] },
  });
  const before = window.history.length;
  act(() => services.navigation.go('/league'));
  await waitFor(() => expect(window.location.href).toBe('http://localhost/league#start'));
  expect(window.history.length).toBe(before + 1);
});

test('opens a dialog by name, and returns its result to the caller', async () => {
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

test('shows that an unknown dialog is missing, and dismisses it for its caller', async () => {
  const { services } = await showFrame();
  let opened: Promise<unknown> = Promise.resolve('pending');
  act(() => void (opened = services.dialogs.open('login', {})));
  expect(await screen.findByText(/could not be opened/)).toBeVisible();
  expect(await act(() => opened)).toBeUndefined();
});

test('answers a question by its buttons', async () => {
  const { services } = await showFrame();
  let asked: Promise<boolean> = Promise.resolve(false);
  act(() => void (asked = services.dialogs.confirm({ title: 'Leave?', confirm: 'Leave', cancel: 'Stay' })));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await act(() => asked)).toBe(true);
});

test('keeps the home link on a member’s page in the tab, and shows no frame in a waiting window', async () => {
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

test('a waiting window that was cancelled leads to the lobby: not every browser closes it', async () => {
  await showFrame({ path: '/loading?kind=gameWindow' });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('link', { name: 'To the lobby' }));
  expect(window.location.pathname).toBe('/');
});
