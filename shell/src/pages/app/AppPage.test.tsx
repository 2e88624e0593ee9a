/** @jest-environment jsdom */
import { KEPT_INSTALL_OFFER, entryCode } from '@tessera/wire';
import { act, screen } from '@testing-library/react';
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
