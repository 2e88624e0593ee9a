/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { demoPlay, gameSearch } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { aGame } from '../testing/games.ts';
import SearchDialog from './SearchDialog.tsx';
import SearchSlot from './SearchSlot.tsx';

const lotus = aGame({ id: 1, gameName: 'Royal Lotus' });
const pond = aGame({ id: 2, gameName: 'Lotus Pond' });
const fox = aGame({ id: 3, gameName: 'Silver Fox' });

const options: FakeShellOptions = {
  answers: {
    hotGames: { list: [fox] },
    demoPlay: { gameUrl: 'https://games.example/play' },
    gameSearch: ({ query }) =>
      query.startsWith('lot') ? { list: [lotus, pond], totalCount: 9 } : { list: [], totalCount: 0 },
  },
};
const show = () => renderLobby(<SearchSlot />, options);
const input = () => screen.getByRole('combobox', { name: 'Search games' });
const active = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '');

async function search(user: UserEvent, words: string): Promise<void> {
  await user.type(input(), words);
  await screen.findAllByRole('option');
}

test('a slash leads to the search, which offers what others play', async () => {
  const user = userEvent.setup();
  await show();
  await user.keyboard('/');
  expect(input()).toHaveFocus();
  expect(input()).toHaveValue('');
  expect(await screen.findByRole('option', { name: /Silver Fox/ })).toBeVisible();
});

test('fast typing asks once, for the last words', async () => {
  const user = userEvent.setup();
  const { shell } = await show();
  await search(user, 'lotus');
  expect(shell.api.sentTo(gameSearch).map(({ query }) => query)).toEqual(['lotus']);
  expect(await screen.findByText('9 games found')).toBeInTheDocument();
});

test('arrows move through the results and Enter plays the one they stand at', async () => {
  const user = userEvent.setup();
  const { shell } = await show();
  await search(user, 'lotus');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent('Lotus Pond');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shell.api.sentTo(demoPlay)).toMatchObject([{ gameCode: 'game-2' }]));
  expect(input()).toHaveValue('');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter without a choice opens all results as a grid; the search is remembered', async () => {
  const user = userEvent.setup();
  await show();
  await search(user, 'lotus');
  await user.keyboard('{Enter}');
  expect(location.search).toBe('?q=lotus');
  await user.click(input());
  expect(await screen.findByRole('option', { name: 'lotus' })).toBeVisible();
});

test('the last option leads to all results', async () => {
  const user = userEvent.setup();
  await show();
  await search(user, 'lot');
  await user.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent('See all 9 results');
  await user.click(active()!);
  expect(location.search).toBe('?q=lot');
});

test('Escape closes the list, then clears the words; leaving closes it too', async () => {
  const user = userEvent.setup();
  await show();
  await search(user, 'lotus');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input()).toHaveValue('lotus');
  await user.keyboard('{Escape}');
  expect(input()).toHaveValue('');
  await user.click(input());
  await user.click(document.body);
  expect(input()).toHaveAttribute('aria-expanded', 'false');
});

test('where nothing was found, what others play is offered instead', async () => {
  const user = userEvent.setup();
  await show();
  await search(user, 'qqq');
  expect(await screen.findByText('Nothing found for “qqq”. This is what others play:')).toBeVisible();
  expect(screen.getByRole('option', { name: /Silver Fox/ })).toBeVisible();
});

test('a search that failed is tried again on request', async () => {
  const user = userEvent.setup();
  const { shell } = await renderLobby(<SearchSlot />, {
    answers: { ...options.answers, gameSearch: refuse('500') },
  });
  await user.type(input(), 'lotus');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search did not work.');
  shell.api.answer(gameSearch, { list: [lotus], totalCount: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Royal Lotus/ })).toBeVisible();
});

test('the phone’s sheet has the same search and closes when something was chosen', async () => {
  const user = userEvent.setup();
  const close = jest.fn();
  const { shell } = await renderLobby(<SearchDialog args={{}} close={close} />, {
    ...options,
    device: 'mobile',
  });
  await screen.findByRole('combobox');
  await search(user, 'lotus');
  await user.click(await screen.findByRole('option', { name: /Royal Lotus/ }));
  expect(close).toHaveBeenCalled();
  await waitFor(() => expect(shell.api.sentTo(demoPlay)).toHaveLength(1));
});
