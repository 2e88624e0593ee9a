/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { gameSearch } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGame, aHall, aProvider } from '../testing/games.ts';
import GameHallPage from './GameHallPage.tsx';
import SlotGamePage from './SlotGamePage.tsx';

const answers = {
  gameList: { list: [aHall(3, 'Live casino', [aProvider(5, 'Reef')])] },
  gameSearch: { list: [aGame()], totalCount: 1 },
};

test('shows a hall’s games, and keeps the hall’s path while they are filtered', async () => {
  const { shell } = await renderLobby(<GameHallPage params={{ id: '3' }} />, { answers, at: '/gameHall/3' });
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Reef' }));
  expect(location.pathname + location.search).toBe('/gameHall/3?provider=5');
  expect(await screen.findByRole('heading', { name: 'Live casino · Reef' })).toBeVisible();
  expect(shell.api.sentTo(gameSearch).at(-1)).toMatchObject({ gtId: 3, gpId: 5 });
});

test('reads hall and provider of the slot page by the specification’s names', async () => {
  const { shell } = await renderLobby(<SlotGamePage />, {
    answers,
    at: '/slotgame?gt_id=3&gp_id=5',
  });
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Hot' }));
  expect(location.pathname + location.search).toBe('/slotgame?tag=hot&gt_id=3');
  expect(shell.api.sentTo(gameSearch)[0]).toMatchObject({ gtId: 3, gpId: 5 });
});

test('finds the provider of the slot page by its house', async () => {
  const { shell } = await renderLobby(<SlotGamePage />, { answers, at: '/slotgame?gt_id=3&house=Reef' });
  expect(await screen.findByRole('heading', { name: 'Live casino · Reef' })).toBeVisible();
  expect(shell.api.sentTo(gameSearch).at(-1)).toMatchObject({ gtId: 3, gpId: 5 });
});

test('keeps the game room’s path while its slots are filtered', async () => {
  const { shell } = await renderLobby(<SlotGamePage />, { answers, at: '/gameRoom?gt_id=2&gp_id=5' });
  await userEvent.setup().click(await screen.findByRole('link', { name: 'Hot' }));
  expect(location.pathname + location.search).toBe('/gameRoom?tag=hot&gt_id=2');
  expect(shell.api.sentTo(gameSearch)[0]).toMatchObject({ gtId: 2, gpId: 5 });
});

test('names the providers of the slot page in its description, the page’s own first', async () => {
  const description = document.createElement('meta');
  description.name = 'description';
  document.head.append(description);
  const slots = aHall(2, 'Slots', [aProvider(5, 'Reef'), aProvider(6, 'Tide')]);
  await renderLobby(<SlotGamePage />, {
    answers: { ...answers, gameList: { list: [slots] } },
    at: '/slotgame?gp_id=6',
  });
  await waitFor(() => expect(description.content).toMatch(/^All slots by provider: .* Tide, Reef$/));
  expect(document.title).toBe('Slots');
  description.remove();
});
