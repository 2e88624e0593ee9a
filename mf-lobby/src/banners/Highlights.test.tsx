/** @jest-environment jsdom */
import { renderLobby } from '../testing/render-lobby.tsx';
import { refuse, type Answers, type FakeShellOptions } from '@tessera/testing';
import { callQuery } from '@tessera/kit';
import { carousel, demoPlay, gameLabel, gameList, play } from '@tessera/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aGame, aHall, anImage, aProvider } from '../testing/games.ts';
import type { Banner } from './banner.link.ts';
import { Highlights } from './Highlights.tsx';

const banner = (given: Partial<Banner>): Banner => ({
  id: 1,
  title: 'Night of the fox',
  image: anImage(1, 'table'),
  url: null,
  linkType: 0,
  linkMethod: 0,
  gameLinkParameter: null,
  ...given,
});
const show = (list: Banner[], options: FakeShellOptions = {}) =>
  renderLobby(<Highlights />, {
    ...options,
    answers: { carousel: { list }, play: null, ...options.answers },
  });
const click = async (name: RegExp) => userEvent.setup().click(await screen.findByRole('link', { name }));

test('links an internal banner to its page', async () => {
  const { shell } = await show([banner({ url: '/user/Info', linkType: 1 })]);
  await click(/Night of the fox/);
  expect(shell.windows.visited).toEqual(['/user/Info']);
});

test.each([
  ['over the lobby, where a remote shows it', true, []],
  ['on its page, where none does', false, ['/discount/4']],
])('shows the promotion of a banner %s', async (_, isOffered, visited) => {
  const { shell } = await show([banner({ url: 'discount/4', linkType: 1 })]);
  if (isOffered) shell.offers.answer('mf-promotions:promotion', { status: 'closed' });
  await click(/Night of the fox/);
  await waitFor(() => expect(shell.windows.visited).toEqual(visited));
  expect(shell.offers.opened).toEqual([{ name: 'mf-promotions:promotion', args: { id: 4 } }]);
});

test('opens an external banner through the shell, in a new window', async () => {
  const { shell } = await show([banner({ url: 'https://partner.example/', linkMethod: 1 })]);
  await click(/Night of the fox/);
  expect(shell.windows.external).toEqual(['https://partner.example/']);
});

test('links a provider’s banner to its games', async () => {
  const gameLinkParameter = { currency: 'USD', gtId: 2, gpId: 5, gameId: null, customized: 0 } as const;
  await show([banner({ linkType: 2, gameLinkParameter })]);
  await click(/Night of the fox/);
  expect(location.search).toBe('?hall=2&provider=5');
});

const gameBanner = banner({
  linkType: 2,
  gameLinkParameter: { currency: 'USD', gtId: 2, gpId: 3, gameId: 11, customized: 0 },
});

test('launches the game of a game banner', async () => {
  const { shell } = await show([gameBanner], {
    session: 'member',
    answers: { gameLabel: { list: [], main: [aGame({ id: 11 })] } },
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: /Night of the fox/ }));
  await waitFor(() => expect(shell.api.sentTo(play)).toMatchObject([{ gameCode: 'game-11' }]));
  expect(shell.api.sentTo(gameLabel)).toMatchObject([{ gpId: 3, gameTypeId: 2 }]);
});

describe('a banner with the game of a customised provider', () => {
  const customized = banner({
    linkType: 2,
    gameLinkParameter: {
      ...{ currency: 'USD', gtId: 2, gpId: 3, gameId: 11, customized: 1 },
      gpGtName: 'Aurora · Slots',
    },
  });
  const aurora = { ...aProvider(3, 'Aurora'), customized: 1 } as const;
  const answers: Answers = {
    gameLabel: { list: [], main: [aGame({ id: 11, demo: 1 })] },
    gameList: { list: [aHall(2, 'Slots', [aurora])] },
  };
  const withHalls = async (options: FakeShellOptions) => {
    const lobby = await show([customized], options);
    const halls = { siteId: 1, currency: 'USD', supportDevice: 1, template: 'site02' } as const;
    await lobby.scope.queries.fetchQuery(callQuery(lobby.shell, gameList, halls));
    return lobby;
  };
  const tap = async () =>
    userEvent.setup().click(await screen.findByRole('button', { name: /Night of the fox/ }));

  test('asks a guest to log in for its provider, and launches it afterwards', async () => {
    const { shell } = await withHalls({ settings: { guestDemo: true }, answers });
    shell.dialogs.answerQuestions(true);
    await tap();
    await waitFor(() => expect(shell.dialogs.questions[0]?.body).toContain('Aurora · Slots'));
    expect(shell.dialogs.questions[0]?.title).toBe('Please log in');
    await waitFor(() =>
      expect(shell.bus.emitted).toContainEqual({
        name: 'auth.loginRequested',
        payload: { then: { kind: 'launch', game: expect.objectContaining({ id: 11 }) } },
      }),
    );
    expect(shell.api.sentTo(demoPlay)).toEqual([]);
  });

  test('does nothing for a guest who does not log in', async () => {
    const { shell } = await withHalls({ settings: { guestDemo: true }, answers });
    await tap();
    await waitFor(() => expect(shell.dialogs.questions).toHaveLength(1));
    expect(shell.bus.emitted.filter(({ name }) => name === 'auth.loginRequested')).toEqual([]);
    expect(shell.api.sentTo(demoPlay)).toEqual([]);
  });

  test('launches it for a member', async () => {
    const { shell } = await withHalls({ session: 'member', answers });
    await tap();
    await waitFor(() => expect(shell.api.sentTo(play)).toMatchObject([{ gameCode: 'game-11' }]));
    expect(shell.dialogs.questions).toEqual([]);
  });
});

test('shows and reports that a banner’s game does not exist', async () => {
  const { shell } = await show([gameBanner], { answers: { gameLabel: { list: [], main: [] } } });
  await userEvent.setup().click(await screen.findByRole('button', { name: /Night of the fox/ }));
  await waitFor(() => expect(shell.toast.shown[0]?.text).toMatch(/cannot be opened right now/));
  expect(shell.report.errors).toHaveLength(1);
});

test('renders a banner without a link as a picture', async () => {
  await show([banner({ url: 'javascript:alert(1)' })]);
  expect(await screen.findByText('Night of the fox')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('requests the phone’s banners on the phone, and renders nothing without banners', async () => {
  const { shell, container } = await show([], { device: 'mobile' });
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(shell.api.sentTo(carousel)).toEqual([{ siteId: 1, useType: 2 }]);
});

test('can retry banners that failed to load', async () => {
  const { shell } = await show([], { answers: { carousel: refuse('500') } });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  shell.api.answer(carousel, { list: [banner({})] });
  await userEvent.setup().click(retry);
  expect(await screen.findByText('Night of the fox')).toBeVisible();
});
