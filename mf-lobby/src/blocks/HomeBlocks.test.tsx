/** @jest-environment jsdom */
import { renderLobby, startLobby } from '../testing/render-lobby.tsx';
import { ScopeProvider } from '@tessera/kit';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import { refuse, type Answers, type FakeShellOptions } from '@tessera/testing';
import {
  BREAK_BEGAN,
  contentChanged,
  demoProviderGames,
  forwardGameStatus,
  gameSearch,
  templateGameList,
} from '@tessera/wire';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDetail } from '../testing/detail.ts';
import { aGame, aHall, aProvider } from '../testing/games.ts';
import HomeBlocks from './HomeBlocks.tsx';
import { randomGame } from './random.game.ts';

const halls = [
  aHall(2, 'Slots', [aProvider(3, 'Aurora'), aProvider(4, 'Reef')]),
  aHall(4, 'Sports', [aProvider(4, 'Reef')]),
];
const answers: Answers = {
  gameList: { list: halls },
  lastPlayed: { list: [aGame({ id: 13, gameName: 'Silver Fox' })] },
  gameDetail: aDetail(),
  gameSearch: ({ sinceLastVisit }) =>
    sinceLastVisit
      ? { list: [aGame({ id: 14, gameName: 'Amber Harbour' })], totalCount: 1 }
      : { list: [aGame()], totalCount: 60 },
  sportQuickbetUrl: refuse('404'),
  templateGameList: { list: [] },
  demoGameTypes: halls,
  demoProviderGames: ({ gpId }) => [aGame({ id: gpId, gameName: `Demo of ${gpId}` })],
};
const show = (options: FakeShellOptions = {}) =>
  renderLobby(<HomeBlocks />, { ...options, answers: { ...answers, ...options.answers } });
const shelf = (name: string) => screen.findByRole('region', { name });

test('shows the games that the operator chose, in that order, and follows a change', async () => {
  const [gate, owl] = [aGame({ id: 31, gameName: 'Coral Gate' }), aGame({ id: 32, gameName: 'Brass Owl' })];
  const { shell } = await show({ answers: { templateGameList: { list: [owl, gate] } } });
  const names = async () =>
    within(await shelf('Our selection'))
      .getAllByRole('button', { name: /for real$/ })
      .map((button) => button.getAttribute('aria-label'));
  expect(await names()).toEqual(['Play Brass Owl for real', 'Play Coral Gate for real']);
  expect(shell.api.sentTo(templateGameList)).toEqual([
    { siteId: 1, currency: 'USD', supportDevice: 1, template: 'site02' },
  ]);
  shell.api.answer(templateGameList, { list: [gate, owl] });
  await act(async () => shell.live.emit(contentChanged, { kind: 'games' }));
  await waitFor(async () =>
    expect(await names()).toEqual(['Play Coral Gate for real', 'Play Brass Owl for real']),
  );
});

test('shows the games of the template that the operator has changed to', async () => {
  const { shell } = await show();
  const asked = () => shell.api.sentTo(templateGameList).map(({ template }) => template);
  await waitFor(() => expect(asked()).toEqual(['site02']));
  act(() => shell.site.set({ ...shell.site.get(), template: 'suncity' }));
  await waitFor(() => expect(asked()).toEqual(['site02', 'suncity']));
});

test('withdraws the games that the operator chose when a break from play begins', async () => {
  const { shell } = await show({ answers: { templateGameList: { list: [aGame()] } } });
  await shelf('Our selection');
  shell.api.answer(templateGameList, { list: [] });
  await act(async () => shell.live.emit(forwardGameStatus, BREAK_BEGAN));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Our selection' })).not.toBeInTheDocument(),
  );
});

test('shows a member the wallet list of the member centre', async () => {
  const { shell, scope } = await startLobby({ session: 'member', answers });
  Object.assign(shell.offers, { Slot: ({ name }: { name: string }) => <p>{name}</p> });
  render(
    <ScopeProvider scope={scope}>
      <BrowserRouter>
        <HomeBlocks />
      </BrowserRouter>
    </ScopeProvider>,
  );
  const wallet = await shelf('My wallet');
  expect(within(wallet).getByText('mf-member-center:walletList')).toBeVisible();
});

test('shows a member what is like the last game, and what is new since the last visit', async () => {
  const { shell } = await show({ session: 'member' });
  expect(within(await shelf('Because you played Silver Fox')).getByText('Quiet Comet')).toBeVisible();
  expect(within(await shelf('New since your last visit')).getByText('Amber Harbour')).toBeVisible();
  expect(shell.api.sentTo(gameSearch)).toMatchObject([{ sinceLastVisit: true, sort: 'newest' }]);
});

test('shows the games that this tab has looked at', async () => {
  const drafts = new Map([['viewed', JSON.stringify([aGame({ gameName: 'Paper Comet' })])]]);
  await show({ drafts });
  expect(within(await shelf('Recently viewed')).getByText('Paper Comet')).toBeVisible();
});

test('has live sports where the site has a sports hall', async () => {
  const view = await show();
  expect(await shelf('Live sports')).toBeVisible();
  view.unmount();
  await show({ answers: { gameList: { list: halls.slice(0, 1) } } });
  await screen.findByRole('button', { name: 'A random game' });
  expect(screen.queryByRole('region', { name: 'Live sports' })).toBeNull();
});

test.each(['desktop', 'mobile'] as const)(
  'starts the book of a %s at once on sports sites, else on request',
  async (device) => {
    const view = await show({ device });
    expect(within(await shelf('Live sports')).getByRole('button', { name: 'Quick bet' })).toBeVisible();
    view.unmount();
    await show({ device, settings: { template: 'apsport' } });
    expect(within(await shelf('Live sports')).queryByRole('button', { name: 'Quick bet' })).toBeNull();
  },
);

test('starts the book when the operator gives the open page the sports template', async () => {
  const { shell } = await show();
  expect(within(await shelf('Live sports')).getByRole('button', { name: 'Quick bet' })).toBeVisible();
  const site = shell.site.get();
  act(() => shell.site.set({ ...site, settings: { ...site.settings, template: 'apsport' } }));
  expect(within(await shelf('Live sports')).queryByRole('button', { name: 'Quick bet' })).toBeNull();
});

test('lists for guests the demos of each hall and provider', async () => {
  const user = userEvent.setup();
  const { shell } = await show();
  await user.click(await screen.findByRole('button', { name: 'Free demo games' }));
  const dialog = await screen.findByRole('dialog', { name: 'Free demo games' });
  expect(await within(dialog).findByText('Demo of 3')).toBeVisible();
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Provider' }), 'Reef');
  expect(await within(dialog).findByText('Demo of 4')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Sports' }));
  await waitFor(() =>
    expect(shell.api.sentTo(demoProviderGames).at(-1)).toMatchObject({
      gpId: 4,
      gameTypeId: 4,
      house: 'reef',
    }),
  );
});

test.each([
  ['to members', { session: 'member' }],
  ['where guests may not try games', { settings: { guestDemo: false } }],
] as const)('offers no demos %s', async (_, options) => {
  await show(options);
  await screen.findByRole('button', { name: 'A random game' });
  expect(screen.queryByRole('button', { name: 'Free demo games' })).toBeNull();
});

test('opens the sheet of a random game', async () => {
  const { shell } = await show();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'A random game' }));
  expect(await screen.findByRole('dialog', { name: 'Royal Lotus' })).toBeVisible();
  expect(shell.api.sentTo(gameSearch)).toMatchObject([{ page: 1, count: 1 }, { count: 1 }]);
});

test('each game of the catalogue can be the random one', async () => {
  const { shell } = await startLobby({
    answers: { ...answers, gameSearch: { list: [aGame()], totalCount: 60 } },
  });
  await randomGame({ shell }, () => 0);
  await randomGame({ shell }, () => 0.999);
  expect(shell.api.sentTo(gameSearch).map(({ page }) => page)).toEqual([1, 1, 1, 60]);
  shell.api.answer(gameSearch, { list: [], totalCount: 0 });
  await expect(randomGame({ shell })).rejects.toThrow('the catalogue has no games');
});
