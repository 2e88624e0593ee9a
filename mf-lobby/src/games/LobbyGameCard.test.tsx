/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { demoPlay, favoriteStore, play } from '@tessera/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGame } from '../testing/games.ts';
import { LobbyGameCard } from './LobbyGameCard.tsx';
import { LONG_PRESS_MS } from './use-long-press.ts';

afterEach(() => jest.useRealTimers());

const show = (options: FakeShellOptions & { at?: string } = {}, game = aGame()) =>
  renderLobby(<LobbyGameCard game={game} />, {
    ...options,
    answers: {
      play: null,
      demoPlay: { gameUrl: 'https://games.example/play' },
      favoriteStore: null,
      ...options.answers,
    },
  });
const tap = (name: RegExp | string) => userEvent.setup().click(screen.getByRole('button', { name }));

test('one tap of a member plays', async () => {
  const { shell } = await show({ session: 'member' });
  await tap(/^Royal Lotus/);
  await waitFor(() => expect(shell.api.sentTo(play)).toHaveLength(1));
});

test('one tap of a guest tries the demo; the game itself is one more click', async () => {
  const { shell } = await show();
  await tap(/^Royal Lotus/);
  await waitFor(() => expect(shell.api.sentTo(demoPlay)).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Play Royal Lotus for real' })).toBeInTheDocument();
});

test('the name is in the player’s language', async () => {
  await show({ locale: 'hi_IN' });
  expect(screen.getByText('शाही कमल')).toBeVisible();
});

test('what is under maintenance says when it returns, and offers no other way to play', async () => {
  const maintain = { startAt: null, endAt: '2026-11-21T04:00:00Z' };
  await show({ session: 'member' }, aGame({ maintain }));
  expect(screen.getByText(/^Back Nov 2[01], 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /demo/ })).toBeNull();
});

test('a tap on the heart shows at once, is saved, and told to the others', async () => {
  const { shell } = await show({ session: 'member' });
  await tap('Add Royal Lotus to favourites');
  expect(screen.getByRole('button', { name: 'Remove Royal Lotus from favourites' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await waitFor(() => expect(shell.bus.emitted).toHaveLength(1));
  expect(shell.api.sentTo(favoriteStore)).toEqual([{ data: [{ gameId: 11, status: 1 }] }]);
  expect(shell.bus.emitted[0]).toEqual({
    name: 'favourite.changed',
    payload: { gameId: 11, favourite: true },
  });
});

test('a favourite that could not be saved goes back, and says so', async () => {
  const { shell } = await show({ session: 'member', answers: { favoriteStore: refuse('404') } });
  await tap('Add Royal Lotus to favourites');
  expect(await screen.findByRole('button', { name: 'Add Royal Lotus to favourites' })).toBeVisible();
  expect(shell.toast.shown).toEqual([
    { tone: 'error', text: 'Your favourite Royal Lotus could not be saved. Please try again.' },
  ]);
});

test('a guest’s heart asks to log in, and leads back to the page', async () => {
  const { shell } = await show({ at: '/?hall=2' });
  await tap('Add Royal Lotus to favourites');
  expect(shell.bus.emitted).toEqual([
    { name: 'auth.loginRequested', payload: { then: { kind: 'navigate', path: '/?hall=2' } } },
  ]);
});

test('a favourite that another part of the site set shows here too, and is forgotten with the session', async () => {
  const { shell } = await show({ session: 'member' });
  act(() => shell.bus.emit('favourite.changed', { gameId: 11, favourite: true }));
  expect(await screen.findByRole('button', { name: 'Remove Royal Lotus from favourites' })).toBeVisible();
  act(() => shell.session.end('logout'));
  expect(await screen.findByRole('button', { name: 'Add Royal Lotus to favourites' })).toBeVisible();
});

test('a finger that stays down opens the sheet with every way to play, and the tap that follows is none', async () => {
  const user = userEvent.setup();
  const { shell } = await show({ session: 'member', device: 'mobile' });
  const card = screen.getByRole('button', { name: /^Royal Lotus/ });
  await user.pointer({ keys: '[TouchA>]', target: card });
  const sheet = await screen.findByRole('dialog', { name: 'Royal Lotus' });
  await user.pointer({ keys: '[/TouchA]', target: card });
  expect(shell.api.sentTo(play)).toEqual([]);
  await user.click(within(sheet).getByRole('button', { name: 'Demo' }));
  await waitFor(() => expect(shell.api.sentTo(demoPlay)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a finger that scrolls opens nothing', async () => {
  jest.useFakeTimers({ advanceTimers: 1 });
  const user = userEvent.setup();
  await show({ session: 'member', device: 'mobile' });
  const target = screen.getByRole('button', { name: /^Royal Lotus/ });
  await user.pointer([
    { keys: '[TouchA>]', target, coords: { clientX: 0, clientY: 100 } },
    { pointerName: 'TouchA', target, coords: { clientX: 0, clientY: 160 } },
  ]);
  await act(() => jest.advanceTimersByTimeAsync(LONG_PRESS_MS * 2));
  expect(screen.queryByRole('dialog')).toBeNull();
});
