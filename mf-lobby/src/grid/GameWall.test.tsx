/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { refuse } from '@tessera/testing';
import { gameSearch } from '@tessera/wire';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGame, aHall, aProvider } from '../testing/games.ts';
import { COLUMNS, layOut, scrollToRow } from '../testing/layout.ts';
import GameGrid from './GameGrid.tsx';
import { lobbyPath, NO_FILTER } from '../lobby/lobby.filter.ts';
import { useLobbyFilter } from '../lobby/use-lobby.ts';

layOut();

const TOTAL = 10_000;
const answerOf = ({ page, count }: { page: number; count: number }) => ({
  list: Array.from({ length: Math.max(0, Math.min(count, TOTAL - (page - 1) * count)) }, (_, place) => {
    const id = (page - 1) * count + place + 1;
    return aGame({ id, gameName: `Game ${id}` });
  }),
  totalCount: TOTAL,
});
const show = (answers = {}) =>
  renderLobby(<GameGrid filter={NO_FILTER} pathOf={lobbyPath} />, {
    answers: { gameList: { list: [] }, gameSearch: answerOf, ...answers },
  });
const list = () => screen.findByRole('list', { name: 'Games' });
const open = (id: number) => screen.getByRole('button', { name: new RegExp(`^Game ${id} `) });
const scroll = (row: number) => act(async () => scrollToRow(row));

test('renders only the tiles in and near the window of ten thousand games, each with its position', async () => {
  await show();
  expect(await screen.findByText('10,000 games')).toBeVisible();
  const items = within(await list()).getAllByRole('listitem');
  expect(items.length).toBeLessThan(48);
  expect(items[0]).toHaveAttribute('aria-posinset', '1');
  expect(items.map((item) => item.getAttribute('aria-setsize'))).toEqual(items.map(() => String(TOTAL)));
  await scroll(10);
  const later = within(await list()).getAllByRole('listitem');
  expect(later[0]).toHaveAttribute('aria-posinset', String(8 * COLUMNS + 1));
  expect(screen.queryByText('Game 1')).toBeNull();
});

test('fetches games ahead of the window, in longer pages further down', async () => {
  const { shell } = await show();
  await list();
  expect(shell.api.sentTo(gameSearch)).toMatchObject([{ page: 1, count: 48 }]);
  await scroll(200);
  expect(await screen.findByText(`Game ${200 * COLUMNS + 1}`)).toBeInTheDocument();
  expect(shell.api.sentTo(gameSearch).map(({ page, count }) => [page, count])).toEqual([
    [1, 48],
    [2, 48],
    [3, 48],
    [4, 48],
    [2, 192],
    [3, 192],
    [4, 192],
  ]);
});

test('shows a failed page where the player is, and fetches it again on request', async () => {
  const user = userEvent.setup();
  let broken = true;
  const { shell } = await show({
    gameSearch: (asked: { page: number; count: number }) =>
      asked.page > 1 && broken ? refuse('500') : answerOf(asked),
  });
  await list();
  await scroll(20);
  const notice = await screen.findByRole('alert');
  broken = false;
  const before = shell.api.sentTo(gameSearch).length;
  await user.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Game 61')).toBeInTheDocument();
  expect(shell.api.sentTo(gameSearch).length).toBeGreaterThan(before);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps the focused tile while the window is far away, until it loses the focus', async () => {
  await show();
  await list();
  act(() => open(2).focus());
  await scroll(30);
  expect(open(2)).toHaveFocus();
  expect(screen.queryByText('Game 30')).toBeNull();
  act(() => open(2).blur());
  await waitFor(() => expect(screen.queryByText('Game 2')).toBeNull());
});

test('moves between tiles by arrow keys, and through the controls of a tile by Tab', async () => {
  const user = userEvent.setup();
  await show();
  await list();
  act(() => open(1).focus());
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(open(5)).toHaveFocus();
  await user.keyboard('{End}');
  expect(open(6)).toHaveFocus();
  await user.keyboard('{ArrowUp}{Home}');
  expect(open(1)).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Add Game 1 to favourites' })).toHaveFocus();
});

test('loses no key that is pressed before its tile is rendered', async () => {
  const rows = 12;
  await show();
  await list();
  act(() => open(1).focus());
  const there = within(await list()).getAllByRole('listitem').length;
  act(() => {
    // All in one frame, as on a slow device.
    for (let row = 0; row < rows; row += 1) fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  });
  expect(rows * COLUMNS).toBeGreaterThan(there);
  // Twelve rows are rendered one after the other.
  await waitFor(() => expect(open(rows * COLUMNS + 1)).toHaveFocus());
  act(() => void fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' }));
  await waitFor(() => expect(open((rows - 1) * COLUMNS + 1)).toHaveFocus());
});

test('lets the keyboard skip the whole list', async () => {
  const user = userEvent.setup();
  await show();
  const wall = await list();
  await user.click(screen.getByRole('button', { name: 'Skip 10,000 games' }));
  expect(wall.compareDocumentPosition(document.activeElement as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('reuses the cells for another order, and keeps the previous games until it has loaded', async () => {
  const user = userEvent.setup();
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await renderLobby(<Sorted />, {
    answers: {
      gameList: { list: [] },
      gameSearch: async (payload: { page: number; count: number; sort?: string }) => {
        if (payload.sort !== 'name') return answerOf(payload);
        await asked;
        const { list: games, totalCount } = answerOf(payload);
        return {
          list: games.map((game) => ({ ...game, id: game.id + TOTAL, gameName: `By name ${game.id}` })),
          totalCount,
        };
      },
    },
    at: '/?hall=2',
  });
  const wall = await list();
  const first = within(wall).getAllByRole('listitem')[0];
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name A–Z');
  expect(await list()).toHaveAttribute('aria-busy', 'true');
  expect(first).toHaveTextContent('Game 1');
  answer();
  expect(await screen.findByText('By name 1')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Game /)).toBeNull());
  expect(first).toHaveTextContent('By name 1');
  expect(await list()).not.toHaveAttribute('aria-busy');
});

function Sorted() {
  return <GameGrid filter={useLobbyFilter()} pathOf={lobbyPath} />;
}

test('offers to clear the filters where they leave no games, but not in an empty hall', async () => {
  const user = userEvent.setup();
  const answers = {
    gameList: { list: [aHall(2, 'Slots', [aProvider(5, 'Reef')])] },
    gameSearch: { list: [], totalCount: 0 },
    hotGames: { list: [aGame()] },
  };
  await renderLobby(<Sorted />, { answers, at: '/?hall=2&provider=5' });
  await user.click(await screen.findByRole('link', { name: 'Clear filters' }));
  expect(location.search).toBe('?hall=2');
  expect(await screen.findByRole('link', { name: 'All games' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Narrow the list' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Order' })).toBeNull();
});
