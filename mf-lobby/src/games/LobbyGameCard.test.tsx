/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { refuse, type FakeShellOptions } from '@tessera/testing';
import { demoPlay, favoriteStore, gameDetail, gameList, memberCash, play } from '@tessera/wire';
import { callQuery, ScopeProvider } from '@tessera/kit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDetail } from '../testing/detail.ts';
import { aGame, aHall, aProvider } from '../testing/games.ts';
import GameSheet from '../sheet/GameSheet.tsx';
import { launcherAtom } from '../launch/launch.atoms.ts';
import { toReference } from './game.view.ts';
import { LobbyGameCard } from './LobbyGameCard.tsx';
import { LONG_PRESS_MS } from './use-long-press.ts';

afterEach(() => jest.useRealTimers());

const show = (options: FakeShellOptions & { at?: string } = {}, game = aGame()) =>
  renderLobby(<LobbyGameCard game={game} />, {
    ...options,
    answers: {
      play: null,
      demoPlay: { gameUrl: 'https://games.example/play' },
      favoriteStore: null,
      ...options.answers,
    },
  });
const tap = (name: RegExp | string) => userEvent.setup().click(screen.getByRole('button', { name }));

test('launches the game on a member’s tap', async () => {
  const { shell } = await show({ session: 'member' });
  await tap(/^Royal Lotus/);
  await waitFor(() => expect(shell.api.sentTo(play)).toHaveLength(1));
});

test('launches the demo on a guest’s tap, and offers the real game as a second button', async () => {
  const { shell } = await show();
  await tap(/^Royal Lotus/);
  await waitFor(() => expect(shell.api.sentTo(demoPlay)).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Play Royal Lotus for real' })).toBeInTheDocument();
});

describe('a game of a customised provider', () => {
  const aurora = { ...aProvider(3, 'Aurora'), customized: 1 } as const;
  const answers = { gameList: { list: [aHall(2, 'Slots', [aurora])] } };
  const showIt = async (options: FakeShellOptions = {}) => {
    const lobby = await show({ ...options, answers });
    const halls = { siteId: 1, currency: 'USD', supportDevice: 1, template: 'site02' } as const;
    await act(() => lobby.scope.queries.fetchQuery(callQuery(lobby.shell, gameList, halls)));
    return lobby;
  };

  test('asks a guest to log in for its provider, starts no demo, and launches afterwards', async () => {
    const { shell } = await showIt();
    shell.dialogs.answerQuestions(true);
    await tap(/^Royal Lotus/);
    await waitFor(() => expect(shell.dialogs.questions[0]?.body).toContain('games of Aurora · Slots'));
    await waitFor(() =>
      expect(shell.bus.emitted).toContainEqual({
        name: 'auth.loginRequested',
        payload: { then: { kind: 'launch', game: expect.objectContaining({ id: 11 }) } },
      }),
    );
    expect(shell.api.sentTo(demoPlay)).toEqual([]);
  });

  test('offers a guest no demo beside the game', async () => {
    const { scope, shell } = await showIt();
    const sheet = (
      <ScopeProvider scope={scope}>
        <GameSheet game={aGame()} onClose={() => undefined} />
      </ScopeProvider>
    );
    shell.api.answer(gameDetail, aDetail());
    render(sheet);
    const dialog = await screen.findByRole('dialog', { name: 'Royal Lotus' });
    expect(within(dialog).queryByRole('button', { name: 'Demo' })).toBeNull();
  });

  test('stays a demo or a real game for a member', async () => {
    const { shell } = await showIt({ session: 'member' });
    expect(screen.getByRole('button', { name: 'Try Royal Lotus as a demo' })).toBeInTheDocument();
    await tap(/^Royal Lotus/);
    await waitFor(() => expect(shell.api.sentTo(play)).toHaveLength(1));
    expect(shell.dialogs.questions).toEqual([]);
  });
});

test('shows the name in the player’s language', async () => {
  await show({ locale: 'hi_IN' });
  expect(screen.getByText('शाही कमल')).toBeVisible();
});

test('shows the end of a maintenance, and offers no demo', async () => {
  const maintain = { startAt: null, endAt: '2026-11-21T03:30:00Z' };
  await show({ session: 'member' }, aGame({ maintain }));
  expect(screen.getByText(/^Back Nov 20, 2026, 11:30.PM/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /demo/ })).toBeNull();
});

test('says that its game waits for the quit of the game before, until it starts', async () => {
  const { shell, scope } = await show({ session: 'member', answers: { leave: null } });
  const launcher = scope.store.get(launcherAtom)!;
  await act(async () => launcher.launch(toReference(aGame({ id: 12 }), 'Night Harbour'), { demo: false }));
  act(() => launcher.close());
  await tap(/^Royal Lotus/);
  expect(screen.getByText('Closing the last game…')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try Royal Lotus as a demo' })).toBeNull();
  expect(shell.toast.shown).toEqual([]);
  act(() => shell.live.emit(memberCash, { cash: '10.00', version: 2 }));
  expect(screen.queryByText('Closing the last game…')).toBeNull();
  await waitFor(() => expect(shell.api.sentTo(play)).toHaveLength(2));
});

test('says nothing of a quit for which another game waits', async () => {
  const { scope } = await show({ session: 'member', answers: { leave: null } });
  const launcher = scope.store.get(launcherAtom)!;
  const harbour = toReference(aGame({ id: 12 }), 'Night Harbour');
  await act(async () => launcher.launch(harbour, { demo: false }));
  act(() => launcher.close());
  act(() => launcher.launch(harbour, { demo: false }));
  expect(screen.queryByText('Closing the last game…')).toBeNull();
});

test('shows a tap on the heart at once, saves it and emits an event', async () => {
  const { shell } = await show({ session: 'member' });
  await tap('Add Royal Lotus to favourites');
  // The name says the state: "remove, pressed" would say it twice, and once wrongly.
  expect(screen.getByRole('button', { name: 'Remove Royal Lotus from favourites' })).not.toHaveAttribute(
    'aria-pressed',
  );
  await waitFor(() => expect(shell.bus.emitted).toHaveLength(1));
  expect(shell.api.sentTo(favoriteStore)).toEqual([{ data: [{ gameId: 11, status: 1 }] }]);
  expect(shell.bus.emitted[0]).toEqual({
    name: 'favourite.changed',
    payload: { gameId: 11, favourite: true },
  });
});

test('reverts a favourite that could not be saved, with a notice', async () => {
  const { shell } = await show({ session: 'member', answers: { favoriteStore: refuse('404') } });
  await tap('Add Royal Lotus to favourites');
  expect(await screen.findByRole('button', { name: 'Add Royal Lotus to favourites' })).toBeVisible();
  expect(shell.toast.shown).toEqual([
    { tone: 'error', text: 'Your favourite Royal Lotus could not be saved. Please try again.' },
  ]);
});

test('asks a guest to log in on a tap on the heart, and returns to the page', async () => {
  const { shell } = await show({ at: '/?hall=2' });
  await tap('Add Royal Lotus to favourites');
  expect(shell.bus.emitted).toEqual([
    { name: 'auth.loginRequested', payload: { then: { kind: 'navigate', path: '/?hall=2' } } },
  ]);
});

test('shows a favourite that another part of the site set, and clears it with the session', async () => {
  const { shell } = await show({ session: 'member' });
  act(() => shell.bus.emit('favourite.changed', { gameId: 11, favourite: true }));
  expect(await screen.findByRole('button', { name: 'Remove Royal Lotus from favourites' })).toBeVisible();
  act(() => shell.session.end('logout'));
  expect(await screen.findByRole('button', { name: 'Add Royal Lotus to favourites' })).toBeVisible();
});

test('opens the sheet on a long press, and ignores the click that follows', async () => {
  const user = userEvent.setup();
  const { shell } = await show({ session: 'member', device: 'mobile' });
  const card = screen.getByRole('button', { name: /^Royal Lotus/ });
  await user.pointer({ keys: '[TouchA>]', target: card });
  const sheet = await screen.findByRole('dialog', { name: 'Royal Lotus' });
  await user.pointer({ keys: '[/TouchA]', target: card });
  expect(shell.api.sentTo(play)).toEqual([]);
  await user.click(within(sheet).getByRole('button', { name: 'Demo' }));
  await waitFor(() => expect(shell.api.sentTo(demoPlay)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('opens nothing while scrolling', async () => {
  jest.useFakeTimers({ advanceTimers: 1 });
  const user = userEvent.setup();
  await show({ session: 'member', device: 'mobile' });
  const target = screen.getByRole('button', { name: /^Royal Lotus/ });
  await user.pointer([
    { keys: '[TouchA>]', target, coords: { clientX: 0, clientY: 100 } },
    { pointerName: 'TouchA', target, coords: { clientX: 0, clientY: 160 } },
  ]);
  await act(() => jest.advanceTimersByTimeAsync(LONG_PRESS_MS * 2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('offers its sheet to mouse and keyboard, once it is pointed at or has the focus', async () => {
  const user = userEvent.setup();
  await show({ answers: { gameDetail: aDetail() } });
  expect(screen.queryByRole('button', { name: 'About Royal Lotus' })).toBeNull();
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'About Royal Lotus' }));
  expect(await screen.findByRole('dialog', { name: 'Royal Lotus' })).toBeVisible();
});
