/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import type { FakeShellOptions } from '@tessera/testing';
import { forwardGameStatus, gameAddress, leave, memberCash, play } from '@tessera/wire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toReference } from '../games/game.view.ts';
import { aGame } from '../testing/games.ts';
import { launcherAtom } from './launch.atoms.ts';
import LaunchHost from './LaunchHost.tsx';

const url = 'https://games.example/play?launch=abc';
const lotus = toReference(aGame({ mode: 'page' }), 'Royal Lotus');

async function launch(options: FakeShellOptions & { at?: string }) {
  const lobby = await renderLobby(<LaunchHost />, {
    session: 'member',
    ...options,
    answers: { play: null, leave: null },
  });
  await act(async () => lobby.scope.store.get(launcherAtom)?.launch(lotus, { demo: false }));
  return lobby;
}
const modal = { settings: { modalProviders: [3] } };
const here = () => window.location.pathname + window.location.search;
const frame = () => screen.findByTitle<HTMLIFrameElement>('Royal Lotus');

test('shows a modal game’s frame at once, and sets its address on arrival', async () => {
  const { shell } = await launch(modal);
  expect(await screen.findByRole('img', { name: 'Royal Lotus is loading' })).toBeVisible();
  act(() => shell.live.emit(gameAddress, { url }));
  expect(await frame()).toHaveAttribute('src', url);
  expect(await frame()).toHaveAttribute('allow', 'autoplay; fullscreen');
  expect(screen.getByText('Balance')).toBeInTheDocument();
  expect(screen.getByText('0:00')).toBeVisible();
});

test('closes on the bar’s button and on the game’s own message', async () => {
  const { shell } = await launch(modal);
  act(() => shell.live.emit(gameAddress, { url }));
  const { contentWindow } = await frame();
  const request = { data: { type: 'game.close' }, origin: 'https://games.example' };
  fireEvent(
    window,
    new MessageEvent('message', { ...request, origin: 'https://evil.example', source: contentWindow }),
  );
  expect(await frame()).toBeVisible();
  fireEvent(window, new MessageEvent('message', { ...request, source: contentWindow }));
  await waitFor(() => expect(screen.queryByTitle('Royal Lotus')).toBeNull());
  expect(shell.api.sentTo(leave)).toHaveLength(1);
});

test('leads to deposits on the game’s own message, and not on another’s', async () => {
  const { shell } = await launch(modal);
  act(() => shell.live.emit(gameAddress, { url }));
  const { contentWindow } = await frame();
  const request = { data: { type: 'game.deposit' }, source: contentWindow };
  fireEvent(window, new MessageEvent('message', { ...request, origin: 'https://evil.example' }));
  expect(shell.windows.visited).toEqual([]);
  fireEvent(window, new MessageEvent('message', { ...request, origin: 'https://games.example' }));
  expect(shell.windows.visited).toEqual(['/user/Deposit']);
});

test.each([
  ['a game that is a page has the address /play', {}, '/play'],
  ['a game over the lobby keeps the lobby’s address', modal, '/'],
])('%s; going back quits it, and stays where it was opened', async (_, options, address) => {
  const { shell } = await launch({ ...options, at: '/?hall=3' });
  act(() => shell.live.emit(gameAddress, { url }));
  await frame();
  expect(window.location.pathname).toBe(address);
  const depth = window.history.length;
  act(() => window.history.back());
  await waitFor(() => expect(shell.api.sentTo(leave)).toHaveLength(1));
  expect(screen.queryByTitle('Royal Lotus')).toBeNull();
  expect(here()).toBe('/?hall=3');
  expect(window.history.length).toBe(depth);
});

test('returns from a closed page game to where it was opened', async () => {
  const { shell } = await launch({ at: '/?hall=3' });
  act(() => shell.live.emit(gameAddress, { url }));
  await frame();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close the game' }));
  await waitFor(() => expect(here()).toBe('/?hall=3'));
  expect(shell.api.sentTo(leave)).toHaveLength(1);
});

test('returns from a game that failed to start', async () => {
  const { shell } = await launch({ at: '/?hall=3' });
  act(() => shell.live.emit(forwardGameStatus, { code: '2090957' }));
  await waitFor(() => expect(here()).toBe('/?hall=3'));
  expect(shell.toast.shown).toHaveLength(1);
});

test('replaces the history entry on a logout during the game, without a step back', async () => {
  const { shell } = await launch({ at: '/?hall=3' });
  const back = jest.spyOn(window.history, 'go');
  act(() => shell.session.end('elsewhere'));
  await waitFor(() => expect(here()).toBe('/?hall=3'));
  expect(back).not.toHaveBeenCalled();
});

test('opens a blocked window by one more click of the player', async () => {
  const { shell } = await launch({ popupsBlocked: true, settings: { windowProviders: [3] } });
  act(() => shell.live.emit(gameAddress, { url }));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Open the game' }));
  await waitFor(() => expect(screen.queryByText('Your game is ready')).toBeNull());
  expect(shell.bus.emitted).toContainEqual({ name: 'game.opened', payload: { gameId: 11, demo: false } });
});

describe('a launch that waits for the quit of the game before', () => {
  const harbour = toReference(aGame({ id: 12, mode: 'page' }), 'Night Harbour');
  const ended = { cash: '10.00', version: 2 };

  async function launchDuringQuit(options: FakeShellOptions, how: { onCard?: boolean } = {}) {
    const lobby = await launch({ ...options, at: '/?hall=3' });
    const launcher = lobby.scope.store.get(launcherAtom)!;
    act(() => launcher.close());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => launcher.launch(harbour, { demo: false, ...how }));
    return lobby;
  }
  const goTo = (path: string) =>
    act(() => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

  test.each([
    ['visibly', {}, true],
    ['unseen where its card says so', { onCard: true }, false],
  ])('is announced, %s, and opens its frame by itself', async (_, how, isVisible) => {
    const { shell } = await launchDuringQuit(modal, how);
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('Closing the last game. Night Harbour opens next.');
    expect(status.querySelector('[role="note"]') !== null).toBe(isVisible);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => shell.live.emit(memberCash, ended));
    expect(status).toBeEmptyDOMElement();
    expect(await screen.findByRole('dialog', { name: 'Night Harbour' })).toBeVisible();
  });

  test.each([
    ['is given up when the player goes to another page', modal, {}],
    ['is given up on another page where its window was blocked', {}, { popupsBlocked: true }],
  ])('%s', async (_, settings, browser) => {
    const { shell } = await launchDuringQuit({ ...settings, ...browser });
    goTo('/faq');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await act(async () => shell.live.emit(memberCash, ended));
    expect(shell.api.sentTo(play)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('goes on in its own window when the player goes to another page', async () => {
    const { shell } = await launchDuringQuit({ settings: { windowProviders: [3] } });
    goTo('/faq');
    await act(async () => shell.live.emit(memberCash, ended));
    await waitFor(() => expect(shell.api.sentTo(play)).toHaveLength(2));
    act(() => shell.live.emit(gameAddress, { url }));
    expect(shell.windows.opened.at(-1)?.addresses).toEqual([url]);
  });
});
