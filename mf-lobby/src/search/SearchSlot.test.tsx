/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { demoPlay, gameSearch } from '@tessera/wire';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

afterEach(() => jest.useRealTimers());

async function search(user: UserEvent, words: string): Promise<void> {
  await user.type(input(), words);
  await screen.findAllByRole('option');
}

test('focuses the search on a slash, and suggests popular games', async () => {
  const user = userEvent.setup();
  await show();
  await user.keyboard('/');
  expect(input()).toHaveFocus();
  expect(input()).toHaveValue('');
  expect(await screen.findByRole('option', { name: /Silver Fox/ })).toBeVisible();
});

test('sends one request for fast typing, with the last text', async () => {
  // However long the machine takes for a key, no time passes between them.
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { shell } = await show();
  await search(user, 'lotus');
  expect(shell.api.sentTo(gameSearch).map(({ query }) => query)).toEqual(['lotus']);
  expect(await screen.findByText('9 games found')).toBeInTheDocument();
});

test('moves through the results by arrow keys, and launches the active one on Enter', async () => {
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

test('opens all results as a grid on Enter without an active option, and remembers the search', async () => {
  const user = userEvent.setup();
  await show();
  await search(user, 'lotus');
  await user.keyboard('{Enter}');
  expect(location.search).toBe('?q=lotus');
  await user.click(input());
  expect(await screen.findByRole('option', { name: 'lotus' })).toBeVisible();
});

test('ignores the keys of an input method, also those that Safari dispatches after the composition', async () => {
  const user = userEvent.setup();
  await show();
  await search(user, 'lotus');
  const address = location.href;
  for (const key of ['Enter', 'ArrowDown', 'Escape']) {
    fireEvent.keyDown(input(), { key, keyCode: 229, isComposing: true });
    fireEvent.compositionEnd(input());
    fireEvent.keyDown(input(), { key, keyCode: 229, isComposing: false });
  }
  expect(location.href).toBe(address);
  expect(active()).toBeNull();
  expect(screen.getByRole('listbox')).toBeVisible();
});

test('links to all results by the last option', async () => {
  const user = userEvent.setup();
  await show();
  await search(user, 'lot');
  await user.keyboard('{ArrowUp}');
  expect(active()).toHaveTextContent('See all 9 results');
  await user.click(active()!);
  expect(location.search).toBe('?q=lot');
});

test('closes the list on Escape, then clears the text, and closes on blur', async () => {
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

test('suggests popular games where nothing was found', async () => {
  const user = userEvent.setup();
  await show();
  await search(user, 'qqq');
  expect(await screen.findByText('Nothing found for “qqq”. This is what others play:')).toBeVisible();
  expect(screen.getByRole('option', { name: /Silver Fox/ })).toBeVisible();
});

test('can retry a failed search', async () => {
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

test('has the same search in the phone’s sheet, which closes after a choice', async () => {
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
