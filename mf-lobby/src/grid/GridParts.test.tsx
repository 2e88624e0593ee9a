/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import type { Answers, FakeShellOptions } from '@tessera/testing';
import { crashMenu, gameSearch, type Provider } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lobbyPath, NO_FILTER, type LobbyFilter } from '../lobby/lobby.filter.ts';
import { aGame, aHall, aProvider } from '../testing/games.ts';
import GameGrid from './GameGrid.tsx';

const halls = (given: Partial<Provider> = {}) => [
  aHall(2, 'Slots', [{ ...aProvider(3, 'Aurora'), ...given }]),
  aHall(6, 'Card games', [{ ...aProvider(3, 'Aurora'), ...given }]),
];
const answers: Answers = {
  gameList: { list: halls() },
  gameSearch: { list: [aGame()], totalCount: 1 },
  crashMenu: {
    list: [{ ...aGame({ gameName: 'Skyward Ember' }), isFavorite: 0, customized: 0, androidId: 'g_3' }],
  },
};
const show = (filter: Partial<LobbyFilter>, options: FakeShellOptions = {}) =>
  renderLobby(<GameGrid filter={{ ...NO_FILTER, ...filter }} pathOf={lobbyPath} />, {
    ...options,
    answers: { ...answers, ...options.answers },
  });

test('lists the games of the crash menu under its name', async () => {
  const { shell } = await show({ crash: true });
  expect(await screen.findByText('Skyward Ember')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Crash games' })).toBeVisible();
  expect(shell.api.sentTo(crashMenu)).toEqual([{ siteId: 1, currency: 'USD', supportDevice: 1 }]);
  expect(shell.api.sentTo(gameSearch)).toEqual([]);
});

describe('the member’s own tabs of the crash menu', () => {
  const crashGame = (id: number, gameName: string, isFavorite: 0 | 1) => ({
    ...aGame({ id, gameName, memberFavorite: isFavorite }),
    ...({ isFavorite, customized: 0, androidId: 'g_3' } as const),
  });
  const menu: Answers = {
    crashMenu: { list: [crashGame(1, 'Skyward Ember', 0), crashGame(2, 'Comet Run', 1)] },
    lastPlayed: {
      list: [aGame({ id: 1, gameName: 'Skyward Ember' }), aGame({ id: 9, gameName: 'Silver Fox' })],
    },
    favoriteStore: null,
  };

  test('show the crash games that the member likes, by is_favorite', async () => {
    await show({ crash: true, tab: 'favorite' }, { session: 'member', answers: menu });
    expect(await screen.findByText('Comet Run')).toBeVisible();
    expect(screen.queryByText('Skyward Ember')).toBeNull();
    expect(screen.getByRole('heading', { name: 'My favourites · Crash games' })).toBeVisible();
  });

  test('lose a crash game that the member no longer likes, and say so', async () => {
    await show({ crash: true, tab: 'favorite' }, { session: 'member', answers: menu });
    await screen.findByText('Comet Run');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Remove Comet Run from favourites' }));
    expect(await screen.findByText('No favourites yet')).toBeVisible();
  });

  test('show the crash games among those that were played last', async () => {
    await show({ crash: true, tab: 'last' }, { session: 'member', answers: menu });
    expect(await screen.findByText('Skyward Ember')).toBeVisible();
    expect(screen.queryByText('Silver Fox')).toBeNull();
  });

  test('ask a guest to log in', async () => {
    await show({ crash: true, tab: 'favorite' }, { answers: menu });
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  });
});

test('introduces a hall, but not a search in it', async () => {
  const view = await show({ hall: 2 });
  expect(await screen.findByText(/^Reels with lines/)).toBeVisible();
  const keywords = ['Reels', 'Free spins', 'Jackpots'].map((word) => screen.getByText(word).closest('li'));
  expect(keywords.every((item) => item !== null)).toBe(true);
  view.unmount();
  await show({ hall: 2, query: 'lotus' });
  await screen.findByText('1 game');
  expect(screen.queryByText(/^Reels with lines/)).toBeNull();
});

test('introduces a provider by mark, games and halls, with the member’s favourites of it', async () => {
  await show({ provider: 3 }, { session: 'member' });
  expect(await screen.findByText('Aurora offers 48 games here: Slots and Card games.')).toBeVisible();
  expect(document.querySelector('img[src="/media/provider-3-dark.svg"]')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('link', { name: 'My favourites from Aurora' }));
  expect(location.search).toBe('?tab=favorite&provider=3');
});

test('shows the mark for light backgrounds on the phones of a light template too', async () => {
  await show({ provider: 3 }, { device: 'mobile', settings: { template: 'suncity' } });
  await screen.findByText(/^Aurora offers/);
  expect(document.querySelector('img[src="/media/provider-3-light.svg"]')).toBeVisible();
});

test('shows a light template the mark for light backgrounds, and until when a provider is closed', async () => {
  const maintain = { startAt: null, endAt: '2026-11-21T03:30:00Z' };
  await show(
    { provider: 3 },
    { settings: { template: 'suncity' }, answers: { gameList: { list: halls({ maintain }) } } },
  );
  expect(await screen.findByText(/^Aurora is closed until Nov 20, 2026, 11:30.PM/)).toBeVisible();
  expect(document.querySelector('img[src="/media/provider-3-light.svg"]')).toBeVisible();
});

test.each([[{ hall: 99 }], [{ hall: 99, tab: 'last' }]] as const)(
  'says that a hall does not exist, with a link to all games: %j',
  async (filter) => {
    await show(filter, { session: 'member' });
    expect(await screen.findByText('This hall is not here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All games' })).toHaveAttribute('href', '/');
    expect(screen.queryByText('0 games')).toBeNull();
  },
);

test('shows the games of a hall that only the platform knows', async () => {
  await show({ hall: 12 }, { answers: { gameList: { list: [aHall(12, 'Bingo', [])] } } });
  expect(await screen.findByText('Royal Lotus')).toBeVisible();
});

describe('a provider’s page for members', () => {
  const customized = { answers: { gameList: { list: halls({ customized: 1 }) } } } as const;

  test.each([
    [{ provider: 3 }, '/?provider=3'],
    [{ provider: 3, crash: true }, '/?provider=3&isCrashGame=1'],
  ] as const)('asks a guest to log in, and returns there: %j', async (filter, path) => {
    const { shell } = await show(filter, customized);
    await waitFor(() => expect(shell.dialogs.questions[0]?.title).toBe('Please log in'));
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Log in' }));
    expect(shell.bus.emitted).toContainEqual({
      name: 'auth.loginRequested',
      payload: { then: { kind: 'navigate', path } },
    });
    expect([...shell.api.sentTo(gameSearch), ...shell.api.sentTo(crashMenu)]).toEqual([]);
  });

  test.each([
    [{ provider: 3 }, 'Aurora'],
    [{ provider: 3, hall: 6 }, 'Aurora · Card games'],
  ])('names provider and hall: %j', async (filter, name) => {
    const { shell } = await show(filter, customized);
    await waitFor(() =>
      expect(shell.dialogs.questions[0]?.body).toContain(`The games of ${name} are for members`),
    );
    expect(screen.getByText(`The games of ${name} are for members.`, { exact: false })).toBeVisible();
  });

  test('asks once no other dialog is open', async () => {
    const other = document.body.appendChild(document.createElement('dialog'));
    other.open = true;
    const { shell } = await show({ provider: 3 }, customized);
    await screen.findByText(/^The games of Aurora/);
    expect(shell.dialogs.questions).toEqual([]);
    other.remove();
    await waitFor(() => expect(shell.dialogs.questions).toHaveLength(1));
  });

  test('shows a member its games', async () => {
    const { shell } = await show({ provider: 3 }, { ...customized, session: 'member' });
    expect(await screen.findByText('Royal Lotus')).toBeVisible();
    expect(shell.dialogs.questions).toEqual([]);
  });
});

test('filters by mechanic, volatility and return, in the address', async () => {
  const user = userEvent.setup();
  const { shell } = await show({ hall: 2, minReturn: 96 });
  expect(await screen.findByRole('combobox', { name: 'Return to player' })).toHaveValue('96');
  expect(shell.api.sentTo(gameSearch)[0]).toMatchObject({ gtId: 2, minReturn: 9_600 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'How it is played' }), 'Clusters');
  expect(location.search).toBe('?hall=2&mechanic=cluster&return=96');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Volatility' }), 'High');
  expect(location.search).toBe('?hall=2&volatility=high&return=96');
});
