/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { refuse, type Answers } from '@tessera/testing';
import { screen } from '@testing-library/react';
import { lobbyPath, NO_FILTER, type LobbyFilter } from '../lobby/lobby.filter.ts';
import { aGame } from '../testing/games.ts';
import GameGrid from './GameGrid.tsx';

const answers: Answers = {
  gameList: { list: [] },
  gameSearch: { list: [aGame()], totalCount: 1 },
  sportQuickbetUrl: refuse('404'),
};

async function open(filter: Partial<LobbyFilter>) {
  await renderLobby(<GameGrid filter={{ ...NO_FILTER, ...filter }} pathOf={lobbyPath} />, { answers });
  await screen.findByText('1 game');
}
const quickBet = () => screen.queryByRole('region', { name: 'Quick bet' });

test.each([[{ hall: 4 }], [{ hall: 4, provider: 3 }], [{ hall: 4, tag: 'hot' }]] as const)(
  'shows the quick bet above the games of the sports hall, with any filter: %j',
  async (filter) => {
    await open(filter);
    expect(quickBet()).toBeVisible();
  },
);

test.each([[{ hall: 2 }], [{}], [{ hall: 4, query: 'cup' }], [{ hall: 4, tab: 'popular' }]] as const)(
  'shows no quick bet above other lists: %j',
  async (filter) => {
    await open(filter);
    expect(quickBet()).toBeNull();
  },
);
