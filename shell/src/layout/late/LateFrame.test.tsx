/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentChanged, logos, siteDetail } from '@tessera/wire';
import { showFrame } from '../testing/show-frame.tsx';

const entry = (id: number, title: string, url: string) => ({ id, title, url, content: null, image: null });
const floatLinks = { list: [entry(1, 'Ask us', 'faq/8'), entry(2, 'Bad', 'javascript:0')] };
const AWAY = /^Our service is not answering just now/;

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
});

test('slides the operator’s links in and out on the desktop', async () => {
  await showFrame({ answers: { floatLinks } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show quick links' }));
  expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/faq/8');
  expect(screen.queryByText('Bad')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Hide quick links' }));
  expect(screen.queryByRole('link', { name: 'Ask us' })).not.toBeInTheDocument();
});

test('shows no bar at the edge on a phone', async () => {
  const { fake } = await showFrame({ device: 'mobile', answers: { floatLinks } });
  await screen.findAllByRole('status');
  expect(fake.api.sent.map(({ name }) => name)).not.toContain('lists.float');
});

test.each(['/faq', '/user/Info'])('has a button to the top at %s on the desktop', async (path) => {
  await showFrame({
    path,
    session: 'member',
    remote: {
      routes: [
        { id: 'info', path: '/user/Info', titleId: 't', descriptionId: 'd', member: false, frame: 'popup' },
      ],
    },
    parts: { info: () => <p>Info</p> },
  });
  expect(await screen.findByTitle('Back to top')).toBeInTheDocument();
});

test('has no button to the top beside a game', async () => {
  await showFrame({ path: '/play' });
  await screen.findAllByRole('status');
  expect(screen.queryByTitle('Back to top')).not.toBeInTheDocument();
});

test('follows the template that an operator sets while the page is open', async () => {
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.name = 'theme-color';
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = "[data-template='suncity'] { --color-page: #f4eadb }";
  const { services } = await showFrame({ path: '/faq' });
  await screen.findAllByRole('status');
  const settings = {
    ...services.site.get().settings,
    template: 'suncity',
    mobileTemplate: 'origin_mobile',
  } as const;
  act(() => services.site.setSettings(settings));
  expect(document.documentElement.dataset).toMatchObject({
    template: 'suncity',
    mobileTemplate: 'origin_mobile',
  });
  expect(meta.content).toBe('#f4eadb');
  meta.remove();
  style.remove();
});

describe('the viewport tag', () => {
  const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
  const TABLET = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
  const BY_DEVICE = 'width=device-width, initial-scale=1, viewport-fit=cover';
  const meta = document.createElement('meta');
  meta.name = 'viewport';
  beforeEach(() => {
    meta.content = BY_DEVICE;
    document.head.append(meta);
  });
  afterEach(() => meta.remove());

  test.each([
    ['desktop', PHONE, 'width=1280'],
    ['desktop', TABLET, 'width=1280'],
    ['mobile', TABLET, 'width=480'],
    ['mobile', PHONE, BY_DEVICE],
  ] as const)(
    'follows the lock to %s in an open page of %s, until it is lifted',
    async (lock, ua, content) => {
      jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ua);
      const { services } = await showFrame({ path: '/faq' });
      await screen.findAllByRole('status');
      const setLock = (deviceLock: 'none' | typeof lock) =>
        act(() => services.site.setSettings({ ...services.site.get().settings, deviceLock }));
      setLock(lock);
      expect(meta.content).toBe(content);
      setLock('none');
      expect(meta.content).toBe(BY_DEVICE);
    },
  );

  test('is not written again where it agrees: the visitor may have zoomed', async () => {
    const write = jest.spyOn(meta, 'content', 'set');
    const { services } = await showFrame({ path: '/faq' });
    await screen.findAllByRole('status');
    act(() => services.site.setSettings({ ...services.site.get().settings, deviceLock: 'none' }));
    expect(write).not.toHaveBeenCalled();
  });
});

test('shows the operator’s icon on the tab, and follows it; one from another site is left out', async () => {
  const link = document.head.appendChild(document.createElement('link'));
  Object.assign(link, { rel: 'icon', href: '/icons/icon.svg' });
  const icon = (photo: string) => ({ list: [{ id: 1, place: 'icon' as const, title: '', photo }] });
  const { fake } = await showFrame({ path: '/faq', answers: { logos: icon('/media/star.svg') } });
  await waitFor(() => expect(link).toHaveAttribute('href', '/media/star.svg'));
  await screen.findByTitle('Back to top');
  fake.api.answer(logos, icon('https://elsewhere.example/moon.svg'));
  act(() => fake.live.emit(contentChanged, { kind: 'footer' }));
  await waitFor(() => expect(link.href).toBe('http://localhost/icons/icon.svg'));
  link.remove();
});

test('says that the platform is away, until it answers again', async () => {
  const { isReachable } = await showReachable(false);
  expect(await screen.findByText(AWAY)).toBeVisible();
  act(() => isReachable.set(true));
  expect(screen.queryByText(AWAY)).not.toBeInTheDocument();
});

test('asks the platform every ten seconds whether it is back', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { fake } = await showReachable(false);
    await screen.findByText(AWAY);
    const before = fake.api.sentTo(siteDetail).length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(fake.api.sentTo(siteDetail).length).toBe(before + 1);
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['catches up with what failed when the platform has been away', 2_000, 1],
  ['does not for a call that fails alone', 1_000, 0],
])('%s', async (_, awayMs, times) => {
  jest.useFakeTimers({ advanceTimers: true });
  try {
    const { services, isReachable } = await showReachable(false);
    await screen.findByText(AWAY);
    const catchUp = jest.spyOn(services.live, 'catchUp');
    act(() => isReachable.set(true));
    act(() => isReachable.set(false));
    catchUp.mockClear();
    jest.advanceTimersByTime(awayMs);
    act(() => isReachable.set(true));
    expect(catchUp).toHaveBeenCalledTimes(times);
  } finally {
    jest.useRealTimers();
  }
});

test('says that the browser is offline', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await showReachable(false);
  expect(await screen.findByText(/^You are offline\./)).toBeVisible();
  expect(screen.queryByText(AWAY)).not.toBeInTheDocument();
});

test('loads the next page in the language that another tab has chosen', async () => {
  const { services } = await showFrame({ path: '/faq' });
  const change = jest.spyOn(services.locale, 'change').mockReturnValue();
  await screen.findAllByRole('status');
  await screen.findByTitle('Back to top');
  act(() => services.navigation.go('/app'));
  await waitFor(() => expect(window.location.pathname).toBe('/app'));
  expect(change).not.toHaveBeenCalled();
  document.cookie = 'i18n_redirected=hi_IN; path=/';
  act(() => services.navigation.go('/faq'));
  await waitFor(() => expect(change).toHaveBeenCalledWith('hi_IN'));
});

test('compares the language where only the query changes, too', async () => {
  const { services } = await showFrame({ path: '/faq' });
  const change = jest.spyOn(services.locale, 'change').mockReturnValue();
  await screen.findByTitle('Back to top');
  document.cookie = 'i18n_redirected=hi_IN; path=/';
  act(() => services.navigation.go('/faq?p=2'));
  await waitFor(() => expect(change).toHaveBeenCalledWith('hi_IN'));
});

test('says that a browser which forbids storage forgets the login, and can be closed', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The request was denied.', 'SecurityError');
  });
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
  await showFrame();
  expect(await screen.findByText(/^This browser keeps nothing/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/^This browser keeps nothing/)).not.toBeInTheDocument();
});

test('warns once in a tab of a browser that the site does not support', async () => {
  sessionStorage.clear();
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone) AppleWebKit/605 FxiOS/130.0 Mobile Safari/605');
  window.matchMedia ??= () => ({ matches: false }) as MediaQueryList;
  const { unmount } = await showFrame({ device: 'mobile' });
  expect(await screen.findByText(/needs Safari or Chrome/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/needs Safari or Chrome/)).not.toBeInTheDocument();
  unmount();
  await showFrame({ device: 'mobile', path: '/faq' });
  await screen.findByTitle('Back to top');
  expect(screen.queryByText(/needs Safari or Chrome/)).not.toBeInTheDocument();
});

async function showReachable(reachable: boolean) {
  const { createState } = await import('@tessera/domain/state');
  const isReachable = createState(reachable);
  const shown = await showFrame({ isReachable });
  return { ...shown, isReachable };
}
