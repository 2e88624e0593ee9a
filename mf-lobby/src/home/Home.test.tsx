/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { refuse, type Answers, type FakeShellOptions } from '@tessera/testing';
import {
  BREAK_BEGAN,
  bannersChanged,
  carousel,
  contentChanged,
  forwardGameStatus,
  gameSearch,
  hotGames,
  lastPlayed,
} from '@tessera/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGame, aHall, aProvider } from '../testing/games.ts';
import Home from './Home.tsx';

const aurora = aProvider(3, 'Aurora');
const reef = aProvider(4, 'Reef');
const answers: Answers = {
  carousel: { list: [] },
  jackpot: { jackpotAmountTotal: '1234567.89', growthPerSecond: '0.05' },
  gameList: { list: [aHall(2, 'Slots', [aurora, reef]), aHall(3, 'Live casino', [reef])] },
  hotGames: { list: [aGame({ id: 11 })] },
  tagGameList: { list: [aGame({ id: 12, gameName: 'Night Harbour' })] },
  lastPlayed: { list: [aGame({ id: 13, gameName: 'Silver Fox' })] },
  gameSearch: ({ gtId, gpId, favorite }) => {
    const list = [
      aGame({ id: 20 + (gtId ?? 0), gtId: gtId ?? 2, gpId: gpId ?? 3, gameName: `Game of ${gtId ?? gpId}` }),
    ];
    return favorite ? { list: [], totalCount: 0 } : { list, totalCount: 60 };
  },
};
const show = (options: FakeShellOptions & { at?: string } = {}) =>
  renderLobby(<Home />, { ...options, answers: { ...answers, ...options.answers } });

test('shows shelves for hot and new games, every hall and every provider', async () => {
  await show();
  for (const name of ['Hot games', 'New games', 'Slots', 'Live casino', 'Aurora', 'Reef']) {
    expect(await screen.findByRole('region', { name })).toBeVisible();
  }
  expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull();
  // It counts up from the answer's value every second.
  const jackpot = Number(screen.getByText(/^\$[\d,]+\.\d\d$/).textContent.replace(/[$,]/g, ''));
  expect(jackpot).toBeGreaterThanOrEqual(1_234_567);
  expect(jackpot).toBeLessThan(1_235_000);
});

test('begins with sports where the site’s halls do', async () => {
  await show({ answers: { gameList: { list: [aHall(4, 'Sports', [reef]), aHall(2, 'Slots', [aurora])] } } });
  await screen.findByRole('region', { name: 'Slots' });
  const [first, second] = screen.getAllByRole('region');
  expect(first).toHaveAccessibleName('Sports');
  expect(second).toHaveAccessibleName('Hot games');
});

test('shows a member’s last played games first, and fetches them again when a game is closed', async () => {
  const { shell } = await show({ session: 'member' });
  const shelves = await screen.findAllByRole('region');
  expect(shelves[0]).toHaveAccessibleName('Continue playing');
  await act(async () => shell.bus.emit('game.closed', { gameId: 13 }));
  expect(shell.api.sentTo(lastPlayed)).toHaveLength(2);
});

test('opens a shelf’s games as a grid by "see all", with their filter in the address', async () => {
  const user = userEvent.setup();
  const { shell } = await show();
  await user.click(await screen.findByRole('link', { name: 'See all: Live casino' }));
  expect(location.search).toBe('?hall=3');
  expect(await screen.findByRole('heading', { name: 'Live casino' })).toBeVisible();
  expect(await screen.findByText('60 games')).toBeVisible();
  expect(shell.api.sentTo(gameSearch).at(-1)).toMatchObject({ gtId: 3, sort: 'popular', page: 1 });

  await user.click(screen.getByRole('link', { name: 'Reef' }));
  expect(location.search).toBe('?hall=3&provider=4');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Name A–Z');
  expect(location.search).toBe('?hall=3&provider=4&sort=name');
});

test('asks a guest to log in for favourites, and returns to them', async () => {
  const user = userEvent.setup();
  const { shell } = await show();
  await user.click(screen.getByRole('tab', { name: 'My favourites' }));
  expect(location.search).toBe('?tab=favorite');
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(shell.bus.emitted).toContainEqual({
    name: 'auth.loginRequested',
    payload: { then: { kind: 'navigate', path: '/?tab=favorite' } },
  });
});

test('explains to a member without favourites how to add one', async () => {
  await show({ session: 'member', at: '/?tab=favorite' });
  expect(await screen.findByText('No favourites yet')).toBeVisible();
  expect(screen.getByText('Tap the heart on a game, and you will find it here.')).toBeVisible();
});

test('offers a retry on a shelf that failed, and shows the others', async () => {
  const user = userEvent.setup();
  const { shell } = await show({ answers: { hotGames: refuse('500') } });
  const notice = (await screen.findByText('Hot games')).closest('[role="note"]') as HTMLElement;
  expect(await screen.findByRole('region', { name: 'New games' })).toBeVisible();
  shell.api.answer(hotGames, { list: [aGame()] });
  await user.click(within(notice).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Hot games' })).toBeVisible();
});

test('offers the way back to the top of a page that was scrolled', async () => {
  await show();
  const top = await screen.findByTitle('Back to top');
  const place = () => top.closest('[data-hidden]');
  expect(place()).not.toBeNull();
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(place()).toBeNull();
  const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
  await userEvent.click(top);
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

test('fetches games again when maintenance starts or ends', async () => {
  const { shell } = await show();
  await screen.findByRole('region', { name: 'Hot games' });
  const asked = () => shell.api.sentTo(hotGames).length;
  const before = asked();
  await act(async () => shell.live.emit(contentChanged, { kind: 'promotion' }));
  expect(asked()).toBe(before);
  await act(async () => shell.live.emit(contentChanged, { kind: 'maintenance' }));
  expect(asked()).toBe(before + 1);
});

test('fetches its offers again when a break from play begins', async () => {
  const { shell } = await show();
  await screen.findByRole('region', { name: 'Hot games' });
  const asked = () => [shell.api.sentTo(carousel).length, shell.api.sentTo(hotGames).length];
  const [banners = 0, hot = 0] = asked();
  await act(async () => shell.live.emit(forwardGameStatus, { code: '957' }));
  expect(asked()).toEqual([banners, hot]);
  await act(async () => shell.live.emit(forwardGameStatus, BREAK_BEGAN));
  expect(asked()).toEqual([banners + 1, hot + 1]);
});

test('fetches banners again when they have changed', async () => {
  const { shell } = await show();
  await screen.findByRole('region', { name: 'Hot games' });
  await act(async () => shell.live.emit(bannersChanged, {}));
  expect(shell.api.sentTo(carousel)).toEqual([
    { siteId: 1, useType: 0 },
    { siteId: 1, useType: 0 },
  ]);
});

test.each([
  ['/?hall=3', '?tab=favorite&hall=3'],
  ['/?isCrashGame=1', '?tab=favorite&isCrashGame=1'],
])('keeps the hall or the crash menu of %s in the member’s tabs', async (at, search) => {
  await show({ at, session: 'member' });
  await userEvent.setup().click(await screen.findByRole('tab', { name: 'My favourites' }));
  await waitFor(() => expect(location.search).toBe(search));
});
