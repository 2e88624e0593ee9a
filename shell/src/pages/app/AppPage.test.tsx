/** @jest-environment jsdom */
import { KEPT_INSTALL_OFFER, entryCode } from '@tessera/wire';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refuse } from '@tessera/testing';
import { showFrame } from '../../layout/testing/show-frame.tsx';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const kept = window as Window & { [KEPT_INSTALL_OFFER]?: unknown };

beforeEach(() => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(CHROME);
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
});
afterEach(() => {
  jest.restoreAllMocks();
  delete kept[KEPT_INSTALL_OFFER];
});

const offer = () =>
  Object.assign(new Event('beforeinstallprompt'), { prompt: jest.fn(async () => undefined) });

test('shows the button for an offer that came before the page’s code, and asks once', async () => {
  const early = offer();
  kept[KEPT_INSTALL_OFFER] = early;
  await showFrame({ path: '/app' });
  await userEvent.click(await screen.findByRole('button', { name: 'Install now' }));
  expect(early.prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Install now' })).not.toBeInTheDocument();
  expect(screen.getByText(/install sign at the right of the address bar/)).toBeVisible();
});

test('shows the button for an offer that comes later, and says when the app is installed', async () => {
  await showFrame({ path: '/app' });
  expect(await screen.findByText(/install sign at the right of the address bar/)).toBeVisible();
  act(() => void window.dispatchEvent(offer()));
  expect(screen.getByRole('button', { name: 'Install now' })).toBeVisible();
  expect(screen.queryByText(/address bar/)).not.toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.getByText(/^Installed\./)).toBeVisible();
});

test('says in the site’s own app that it is installed, and shows no other way', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537 Chrome/140.0 Mobile Safari/537.36');
  const app = Object.assign(window, { app: { tokenLogin: jest.fn() } });
  try {
    await showFrame({ path: '/app', device: 'mobile' });
    expect(await screen.findByText(/^Installed\./)).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('listitem')).not.toBeInTheDocument();
  } finally {
    Reflect.deleteProperty(app, 'app');
  }
});

test('shows the steps for an iPhone, without a code for phones', async () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile Safari/604.1');
  await showFrame({ path: '/app', device: 'mobile' });
  expect(await screen.findByText('Choose “Add to Home Screen”.')).toBeVisible();
  expect(screen.queryByText(/address bar/)).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'QR code of this page' })).not.toBeInTheDocument();
});

test('shows a code on the desktop that opens this page on a phone, and offers guests no login by it', async () => {
  await showFrame({ path: '/app' });
  expect(await screen.findByRole('img', { name: 'QR code of this page' })).toBeVisible();
  expect(screen.queryByText('Open on another device')).not.toBeInTheDocument();
});

test('opens a member’s session on another device by a code that expires', async () => {
  const { fake } = await showFrame({
    path: '/app',
    session: 'member',
    answers: { entryCode: { enc: 'secret', expiresInS: 60 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the code' }));
  expect(await screen.findByRole('img', { name: 'QR code that logs you in' })).toBeVisible();
  expect(screen.getByText(/^Valid for (60|59) more seconds$/)).toBeVisible();
  expect(fake.api.sentTo(entryCode)).toEqual([{}]);
});

test('offers a new code when the old one has expired', async () => {
  await showFrame({
    path: '/app',
    session: 'member',
    answers: { entryCode: { enc: 'secret', expiresInS: 0 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the code' }));
  expect(await screen.findByText('The code has expired.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'New code' })).toBeVisible();
});

test('says why there is no code', async () => {
  await showFrame({ path: '/app', session: 'member', answers: { entryCode: refuse('429', 'Too many.') } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show the code' }));
  expect(await screen.findByText('Too many tries. Please wait a minute.')).toBeVisible();
});

const DOWNLOADS = {
  iosAppUrl: 'https://apps.example/tessera',
  androidAppUrl: 'https://files.example/tessera.apk',
  desktopAppUrl: 'https://files.example/tessera.exe',
};
const downloads = () =>
  screen
    .getAllByRole('link')
    .filter((link) => Object.values(DOWNLOADS).includes(link.getAttribute('href') ?? ''));

test.each([
  [CHROME, 'Computer'],
  ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537 Chrome/140.0 Mobile Safari/537.36', 'Android'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.0 Mobile Safari/604.1', 'iPhone and iPad'],
])('shows the operator’s downloads, that of this device first (%s)', async (userAgent, first) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await showFrame({ path: '/app', settings: DOWNLOADS });
  expect(await screen.findByRole('heading', { name: 'Download the app' })).toBeVisible();
  const [own, ...others] = downloads();
  expect(own).toHaveAccessibleName(`${first} (this device)`);
  expect(own).toHaveAttribute('rel', 'noopener noreferrer');
  expect(others).toHaveLength(2);
});

test('shows only the downloads that the operator has set', async () => {
  await showFrame({
    path: '/app',
    settings: { ...DOWNLOADS, iosAppUrl: null, desktopAppUrl: 'javascript:alert(1)' },
  });
  expect(await screen.findByRole('link', { name: 'Android' })).toBeVisible();
  expect(downloads()).toHaveLength(1);
});

test.each([
  ['no download is set', {}],
  ['the site hides APPDownload', { ...DOWNLOADS, hiddenLinks: ['APPDownload' as const] }],
])('shows no downloads where %s', async (_where, settings) => {
  await showFrame({ path: '/app', settings });
  expect(await screen.findByText(/install sign at the right of the address bar/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Download the app' })).not.toBeInTheDocument();
  expect(downloads()).toHaveLength(0);
});

test('follows the operator, who sets a download while the page is open', async () => {
  const { services } = await showFrame({ path: '/app' });
  await screen.findByText(/install sign at the right of the address bar/);
  act(() => services.site.setSettings({ ...services.site.get().settings, ...DOWNLOADS }));
  expect(downloads()).toHaveLength(3);
});
