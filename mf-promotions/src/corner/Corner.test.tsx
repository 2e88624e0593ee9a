/** @jest-environment jsdom */
import { createFakeShell, type FakeShellOptions } from '@tessera/testing';
import {
  contentChanged,
  floatLinks,
  redEnvelope,
  redEnvelopeDisplay,
  redEnvelopePromotion,
  rouletteDisplay,
  roulette,
  signIn,
} from '@tessera/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptPayload } from '../kept-payload.ts';
import { watchPromotions } from '../promotion/promotions.effects.ts';
import { show } from '../test-scope.tsx';
import Corner from './Corner.tsx';

afterEach(() => void jest.useRealTimers());

const NONE: FakeShellOptions['answers'] = {
  redEnvelopePromotion: { envelope: null },
  roulette: { isOpen: 0, remainingDraws: 0 },
  signIn: { state: 'noopen', streak: 0, days: [], nextAt: '2026-06-02T00:00:00Z' },
  floatLinks: { list: [] },
};
const SOME: FakeShellOptions['answers'] = {
  ...NONE,
  roulette: { isOpen: 1, remainingDraws: 3 },
  signIn: { state: 'open', streak: 0, days: [], nextAt: '2026-06-02T00:00:00Z' },
};
const open = (options: FakeShellOptions = {}, at = '/') =>
  show(<Corner />, { session: 'member', answers: SOME, ...options }, at);

test('is folded to one button that counts what waits, and opens each in its dialog', async () => {
  const drafts = new Map<string, string>();
  const { shell } = await open({ drafts });
  await userEvent.click(await screen.findByRole('button', { name: 'Show your offers, 4 waiting' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wheel. Draws left today: 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Daily sign-in' }));
  expect(shell.offers.opened.map(({ name }) => name)).toEqual([
    'mf-promotions:wheel',
    'mf-promotions:signIn',
  ]);
  expect([...drafts.keys()]).toEqual(['cornerOpen']);
  await userEvent.click(screen.getByRole('button', { name: 'Hide your offers' }));
  expect(screen.queryByRole('button', { name: 'Daily sign-in' })).not.toBeInTheDocument();
  expect([...drafts.keys()]).toEqual([]);
});

test('writes the name of each offer beside its icon when it is open, and keeps the focus on its button', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show your offers, 4 waiting' }));
  const rows = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(rows).toEqual(['Wheel3', 'Daily sign-in1', 'Hide your offers']);
  expect(screen.getByRole('button', { name: 'Hide your offers' })).toHaveFocus();
});

test('shows envelope and wheel by their events', async () => {
  const { shell, scope, signal } = await open({ answers: NONE });
  watchPromotions(scope, signal);
  await waitFor(() => expect(shell.api.sentTo(roulette)).toHaveLength(1));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  const endAt = new Date(Date.now() + 60_000).toISOString();
  shell.api.answer(redEnvelopePromotion, { envelope: { id: 1, endAt } });
  act(() => shell.live.emit(redEnvelopeDisplay, {}));
  await userEvent.click(await screen.findByRole('button', { name: 'Show your offers, 1 waiting' }));
  expect(screen.getByRole('status')).toHaveTextContent('A red envelope is waiting for you');
  shell.api.answer(roulette, { isOpen: 1, remainingDraws: 2 });
  act(() => shell.live.emit(rouletteDisplay, {}));
  expect(await screen.findByRole('button', { name: 'Wheel. Draws left today: 2' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Red envelope\. Ends in/ }));
  expect(shell.offers.opened).toEqual([{ name: 'mf-promotions:envelope', args: {} }]);
});

test('asks again for the day’s reward until the site has a new one, also on a device whose clock is fast', async () => {
  jest.useFakeTimers();
  const nextAt = '2026-06-02T04:00:00Z';
  const week = { state: 'pass' as const, streak: 1, days: [], nextAt };
  const now = () => Date.now() + 1_000;
  jest.setSystemTime(Date.parse(nextAt) - 2_000);
  const { shell } = await open({ answers: { ...SOME, signIn: week }, clock: { now } });
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  expect(shell.api.sentTo(signIn)).toHaveLength(2);
  shell.api.answer(signIn, { ...week, state: 'open', nextAt: '2026-06-03T04:00:00Z' });
  await act(() => jest.advanceTimersByTimeAsync(3_500));
  expect(shell.api.sentTo(signIn)).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Show your offers, 4 waiting' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(shell.api.sentTo(signIn)).toHaveLength(3);
});

test('keeps the tile of an envelope whose claim was not answered, until it is', async () => {
  const drafts = new Map([['cornerOpen', '1']]);
  const options = { session: 'member', drafts, answers: NONE } as const;
  const shell = createFakeShell(options);
  keptPayload(shell, redEnvelope).keep({ id: 3 }, 60_000);
  const { scope } = await open(options);
  const tile = await screen.findByRole('button', { name: 'Red envelope' });
  await userEvent.click(tile);
  keptPayload(shell, redEnvelope).forget();
  await act(() => scope.queries.invalidateQueries());
  await waitFor(() => expect(tile).not.toBeInTheDocument());
});

test.each([0, 17, -17])(
  'asks again when the site’s next day begins, with a device %d minutes ahead',
  async (minutes) => {
    const aheadMs = minutes * 60_000;
    jest.useFakeTimers({ now: Date.parse('2026-06-01T23:59:50Z') + aheadMs });
    try {
      const { shell } = await open({ clock: { now: () => Date.now() - aheadMs } });
      await act(() => jest.advanceTimersByTimeAsync(9_000));
      expect(shell.api.sentTo(roulette)).toHaveLength(1);
      await act(() => jest.advanceTimersByTimeAsync(2_000));
      expect(shell.api.sentTo(roulette)).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  },
);

test('has the operator’s links alone for a guest, and nothing without them', async () => {
  const link = (id: number, title: string, url: string) => ({ id, title, url, content: null, image: null });
  const list = [
    link(1, 'Help', 'faq/8'),
    link(2, 'League', 'https://league.example/'),
    link(3, 'Bad', 'javascript:1'),
  ];
  const { shell } = await open({ session: 'guest', device: 'mobile', answers: { floatLinks: { list } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show your offers, 0 waiting' }));
  await userEvent.click(screen.getByRole('link', { name: 'Help' }));
  await userEvent.click(screen.getByRole('link', { name: 'League' }));
  expect(screen.queryByText('Bad')).not.toBeInTheDocument();
  expect(shell.windows.visited).toEqual(['/faq/8']);
  expect(shell.windows.external).toEqual(['https://league.example/']);
  expect(shell.api.sent.map(({ name }) => name)).toEqual([floatLinks.name]);
  const { container } = await open({ session: 'guest', answers: { floatLinks: { list: [] } } });
  expect(container).toBeEmptyDOMElement();
});

test('follows the operator’s links while it is open', async () => {
  const link = (title: string) => ({ id: 1, title, url: 'faq/8', content: null, image: null });
  const { shell, scope, signal } = await open({
    session: 'guest',
    device: 'mobile',
    answers: { floatLinks: { list: [link('Help')] } },
  });
  watchPromotions(scope, signal);
  await userEvent.click(await screen.findByRole('button', { name: 'Show your offers, 0 waiting' }));
  shell.api.answer(floatLinks, { list: [link('Questions')] });
  act(() => shell.live.emit(contentChanged, { kind: 'footer' }));
  expect(await screen.findByRole('link', { name: 'Questions' })).toBeVisible();
});

test('leaves the operator’s links to the bar at the window’s edge on the desktop', async () => {
  const list = [{ id: 1, title: 'Help', url: 'faq/8', content: null, image: null }];
  const { container, shell } = await open({ session: 'guest', answers: { floatLinks: { list } } });
  await waitFor(() => expect(shell.session.get().status).toBe('guest'));
  expect(shell.api.sent).toEqual([]);
  expect(container).toBeEmptyDOMElement();
});

test('has no link to the app where the site hides that', async () => {
  const link = (id: number, title: string, url: string) => ({ id, title, url, content: null, image: null });
  const list = [link(1, 'App', '/app'), link(2, 'Help', 'faq/8')];
  await open({
    session: 'guest',
    device: 'mobile',
    settings: { hiddenLinks: ['APPDownload'] },
    answers: { floatLinks: { list } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show your offers, 0 waiting' }));
  expect(screen.getAllByRole('link').map((one) => one.textContent)).toEqual(['Help']);
});

test.each(['/discount/3', '/user/Deposit', '/user', '/fastPayment', '/register'])(
  'covers no main button at %s',
  async (at) => {
    const { container, shell } = await open({}, at);
    expect(shell.api.sent).toEqual([]);
    expect(container).toBeEmptyDOMElement();
  },
);

test('keeps clear of the screen’s rounded corners and notches, at the bottom and the side', async () => {
  await open();
  await screen.findByRole('complementary');
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText);
  const places = rules.flatMap((rule) => rule.match(/inset-(block-end|inline-end): calc\([^;]*/g) ?? []);
  expect(places).toHaveLength(3);
  for (const place of places) expect(place).toMatch(/env\(safe-area-inset-(bottom|right)\)/);
});

test('is not there over a game', async () => {
  const { shell } = await open();
  expect(await screen.findByRole('complementary', { name: 'Offers for you' })).toBeVisible();
  act(() => shell.bus.emit('game.opened', { gameId: 1, demo: true }));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  act(() => shell.bus.emit('game.closed', { gameId: 1 }));
  expect(await screen.findByRole('complementary')).toBeVisible();
});
