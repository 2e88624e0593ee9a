/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHall } from '../testing/games.ts';
import Rail from './Rail.tsx';

const answers = { gameList: { list: [aHall(2, 'Slots', []), aHall(3, 'Live casino', [])] } };
const current = () => document.querySelector('[aria-current="page"]');

test('links to the halls, and marks the current one', async () => {
  const user = userEvent.setup();
  await renderLobby(<Rail />, { answers });
  expect(current()).toHaveTextContent('Lobby');
  await user.click(await screen.findByRole('link', { name: 'Live casino' }));
  expect(location.search).toBe('?hall=3');
  expect(current()).toHaveTextContent('Live casino');
});

test('marks a hall with its own page, and none on other pages', async () => {
  await renderLobby(<Rail />, { answers, at: '/gameHall/2' });
  await screen.findByRole('link', { name: 'Slots' });
  expect(current()).toHaveTextContent('Slots');
});

test('marks the hall of the game room', async () => {
  await renderLobby(<Rail />, { answers, at: '/gameRoom?gt_id=3' });
  await screen.findByRole('link', { name: 'Slots' });
  expect(current()).toHaveTextContent('Live casino');
});

test('keeps the language’s prefix in links', async () => {
  await renderLobby(<Rail />, { answers, at: '/hi-IN', locale: 'hi_IN' });
  expect(await screen.findByRole('link', { name: 'Live casino' })).toHaveAttribute('href', '/hi-IN/?hall=3');
  expect(current()).toHaveTextContent('Lobby');
});

test('can be pinned open', async () => {
  const user = userEvent.setup();
  await renderLobby(<Rail />, { answers });
  await user.click(screen.getByRole('button', { name: 'Keep the menu open' }));
  expect(screen.getByRole('button', { name: 'Let the menu close' })).toHaveAttribute('aria-expanded', 'true');
});

test('has the crash menu after the hall that the site names, and marks it', async () => {
  const user = userEvent.setup();
  await renderLobby(<Rail />, { answers: { gameList: { ...answers.gameList, crashAfter: 2 } } });
  await screen.findByRole('link', { name: 'Slots' });
  const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names.slice(-3)).toEqual(['Slots', 'Crash games', 'Live casino']);
  await user.click(screen.getByRole('link', { name: 'Crash games' }));
  expect(location.search).toBe('?isCrashGame=1');
  expect(current()).toHaveTextContent('Crash games');
});
