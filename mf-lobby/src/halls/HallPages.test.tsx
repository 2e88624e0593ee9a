/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { useLocation, useNavigate } from '@tessera/kit/router';
import { refuse, type Answers } from '@tessera/testing';
import { gameRoom, gameSearch } from '@tessera/wire';
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

describe('a hall that is named by its address alone', () => {
  const missing = <p>Missing</p>;

  test.each(['32', 'NO_SUCH'])('is missing: %s', async (id) => {
    await renderLobby(<GameHallPage params={{ id }} missing={missing} />, { answers, at: `/gameHall/${id}` });
    expect(await screen.findByText('Missing')).toBeVisible();
    expect(screen.queryByText('No games here')).not.toBeInTheDocument();
  });

  test.each([
    ['the specification has it', '9', answers],
    ['the platform has it', '32', { ...answers, gameList: { list: [aHall(32, 'Bingo', [])] } }],
    ['the platform does not say', '32', { ...answers, gameList: refuse('500') }],
  ])('is shown where %s', async (_, id, known) => {
    await renderLobby(<GameHallPage params={{ id }} missing={missing} />, {
      answers: known,
      at: `/gameHall/${id}`,
    });
    expect(await screen.findByText('Royal Lotus')).toBeVisible();
    expect(screen.queryByText('Missing')).not.toBeInTheDocument();
  });

  test('is missing after a navigation, and not after the next one', async () => {
    const page = (id: string) => <GameHallPage params={{ id }} missing={missing} />;
    function Visit() {
      const { pathname } = useLocation();
      const navigate = useNavigate();
      return (
        <>
          <button
            type="button"
            onClick={() => void navigate(pathname.endsWith('/3') ? '/gameHall/32' : '/gameHall/3')}
          >
            Go on
          </button>
          {page(pathname.split('/')[2] ?? '')}
        </>
      );
    }
    await renderLobby(<Visit />, { answers, at: '/gameHall/3' });
    expect(await screen.findByText('Royal Lotus')).toBeVisible();
    const next = screen.getByRole('button', { name: 'Go on' });
    await userEvent.setup().click(next);
    expect(await screen.findByText('Missing')).toBeVisible();
    await userEvent.setup().click(next);
    expect(await screen.findByText('Royal Lotus')).toBeVisible();
  });
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

describe.each([
  ['a hall’s page', <GameHallPage params={{ id: '3' }} />, '/gameHall/3'],
  ['the slot page', <SlotGamePage />, '/slotgame?gt_id=3'],
  ['the game room', <SlotGamePage />, '/gameRoom?gt_id=2'],
])('%s on the desktop', (_, page, at) => {
  test('has a button to the top', async () => {
    await renderLobby(page, { answers, at });
    expect(await screen.findByTitle('Back to top')).toBeInTheDocument();
  });

  test('is where it was left after a return', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockReturnValue();
    await renderLobby(page, { answers, at, state: { keptPlace: { y: 700, boxes: {} } } });
    expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 700 }));
    scrolled.mockRestore();
  });
});

describe('the game room of live games', () => {
  const facts = {
    mechanic: 'roulette',
    returnBasisPoints: 9_730,
    volatility: null,
    maxWinMultiple: 35,
    lowestStake: '1.00',
    highestStake: '500.00',
  } as const;
  const table = aGame({ id: 31, gtId: 3, gpId: 5, gameName: 'Harbour Wheel' });
  const room: Answers = { ...answers, gameRoom: { list: [{ game: table, facts }] } };
  const at = '/gameRoom?gt_id=3&gp_id=5';

  test('shows each table with its limits, its return and its highest win', async () => {
    const { shell } = await renderLobby(<SlotGamePage />, { answers: room, at });
    expect(await screen.findByText('Harbour Wheel')).toBeVisible();
    expect(screen.getByText('$1.00 to $500.00')).toBeVisible();
    expect(screen.getByText('97.30%')).toBeVisible();
    expect(shell.api.sentTo(gameRoom)).toMatchObject([{ gtId: 3, gpId: 5 }]);
    expect(shell.api.sentTo(gameSearch)).toEqual([]);
  });

  test('says that there is nothing where no table is open, and can retry a list that failed', async () => {
    const failing: Answers = { ...answers, gameRoom: refuse('500') };
    const { shell } = await renderLobby(<SlotGamePage />, { answers: failing, at });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    shell.api.answer(gameRoom, { list: [] });
    await userEvent.setup().click(retry);
    expect(await screen.findByText('No games here')).toBeVisible();
  });

  test('is the plain list of games on a phone', async () => {
    const { shell } = await renderLobby(<SlotGamePage />, { answers: room, at, device: 'mobile' });
    expect(await screen.findByText('Royal Lotus')).toBeVisible();
    expect(shell.api.sentTo(gameRoom)).toEqual([]);
  });
});

test('names the providers of the slot page in its description, the page’s own first', async () => {
  const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  const slots = aHall(2, 'Slots', [aProvider(5, 'Reef'), aProvider(6, 'Tide')]);
  await renderLobby(<SlotGamePage />, {
    answers: { ...answers, gameList: { list: [slots] } },
    at: '/slotgame?gp_id=6',
  });
  await waitFor(() => expect(description()).toMatch(/^All slots by provider: .* Tide, Reef$/));
  expect(document.title).toBe('Slots');
});
