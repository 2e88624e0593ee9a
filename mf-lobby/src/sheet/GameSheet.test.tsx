/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { demoPlay, favoriteStore, gameDetail } from '@tessera/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDetail } from '../testing/detail.ts';
import { aGame } from '../testing/games.ts';
import { readViewed } from '../viewed/viewed.ts';
import GameSheet from './GameSheet.tsx';
import { SharedGame } from './SharedGame.tsx';

const closed = jest.fn();
const show = (options: FakeShellOptions = {}) =>
  renderLobby(<GameSheet game={aGame()} onClose={closed} />, {
    ...options,
    answers: { gameDetail: aDetail(), demoPlay: { gameUrl: 'https://games.example/x' }, ...options.answers },
  });
const fact = (name: string) => screen.findByText(name).then((label) => label.nextElementSibling);

test('says return, volatility, stakes, highest win, mechanic and maker', async () => {
  await show();
  expect(await fact('Return to player')).toHaveTextContent('96.60%');
  expect(await fact('Volatility')).toHaveTextContent('Medium');
  expect(await fact('Stakes')).toHaveTextContent('$0.20 to $100.00');
  expect(await fact('Highest win')).toHaveTextContent('5,000 × stake');
  expect(await fact('How it is played')).toHaveTextContent('Clusters');
  expect(await fact('Made by')).toHaveTextContent('Aurora');
});

test('says that a maker publishes nothing, and that the figures could not be loaded', async () => {
  const view = await show({ answers: { gameDetail: aDetail({ facts: null }) } });
  expect(await screen.findByText(/^The maker publishes no figures/)).toBeVisible();
  expect(screen.queryByText('Volatility')).toBeNull();
  view.unmount();
  await show({ answers: { gameDetail: refuse('500') } });
  expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
});

test('shows a similar game in its place, and plays the demo for a guest', async () => {
  const { shell, scope } = await show();
  const user = userEvent.setup();
  const similar = await screen.findByRole('region', { name: 'Similar games' });
  await user.click(within(similar).getByRole('button', { name: 'Quiet Comet' }));
  const dialog = await screen.findByRole('dialog', { name: 'Quiet Comet' });
  expect(shell.api.sentTo(gameDetail)).toMatchObject([{ id: 11 }, { id: 77 }]);
  expect(readViewed(scope).map(({ id }) => id)).toEqual([77, 11]);
  await user.click(within(dialog).getByRole('button', { name: 'Demo' }));
  await waitFor(() => expect(shell.api.sentTo(demoPlay)).toMatchObject([{ gameCode: 'game-77' }]));
  expect(closed).toHaveBeenCalled();
});

test('keeps a game among a member’s favourites, and takes it from them again', async () => {
  const { shell } = await show({ session: 'member', answers: { favoriteStore: null } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Add Royal Lotus to favourites' }));
  const remove = await screen.findByRole('button', { name: 'Remove Royal Lotus from favourites' });
  expect(remove).not.toHaveAttribute('aria-pressed');
  await user.click(remove);
  await waitFor(() =>
    expect(shell.api.sentTo(favoriteStore)).toEqual([
      { data: [{ gameId: 11, status: 1 }] },
      { data: [{ gameId: 11, status: 0 }] },
    ]),
  );
  expect(screen.getByRole('button', { name: 'Add Royal Lotus to favourites' })).toBeVisible();
});

test('asks a guest who likes a game to log in, and returns to the sheet’s page', async () => {
  const { shell } = await show({ answers: { favoriteStore: null } });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Add Royal Lotus to favourites' }));
  expect(shell.bus.emitted).toContainEqual({
    name: 'auth.loginRequested',
    payload: { then: { kind: 'navigate', path: '/' } },
  });
  expect(shell.api.sentTo(favoriteStore)).toEqual([]);
});

test('copies a link that opens the sheet', async () => {
  const user = userEvent.setup();
  const { shell } = await show({ locale: 'hi_IN' });
  await user.click(await screen.findByRole('button', { name: 'साझा करें' }));
  await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'लिंक कॉपी हो गया' }]));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/hi-IN/?game=11');
});

describe('a shared link', () => {
  test('opens the sheet, which takes the game from the address when it closes', async () => {
    await renderLobby(<SharedGame />, { at: '/?game=11&hall=2', answers: { gameDetail: aDetail() } });
    await screen.findByRole('dialog', { name: 'Royal Lotus' });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location.search).toBe('?hall=2'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says that the game is not offered here', async () => {
    const { shell } = await renderLobby(<SharedGame />, {
      at: '/?game=11',
      answers: { gameDetail: refuse('404') },
    });
    await waitFor(() => expect(shell.toast.shown[0]?.text).toBe('This game is not offered here'));
    expect(location.search).toBe('');
  });
});
