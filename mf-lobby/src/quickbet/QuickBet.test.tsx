/** @jest-environment jsdom */
import { book, frame, ORIGIN, postFromFrame, show, stage } from './quickbet.fixture.tsx';
import { demoPlay, gameLabel, play, sportQuickbetUrl } from '@tessera/wire';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FRAME_WAIT_MS } from './use-quick-bet.ts';
import { SETTLE_MS } from './use-settled-height.ts';

test('opens the frame at the platform’s address, and gives it the height that it reports', async () => {
  const { shell } = await show();
  expect(await frame()).toHaveAttribute('src', `${ORIGIN}/play/${book.gameCode}?view=quick&launch=1`);
  expect(shell.api.sentTo(sportQuickbetUrl)).toEqual([
    { siteId: 1, currency: 'USD', supportDevice: 'desktop', domain: 'localhost' },
  ]);
  expect(await frame()).toHaveAttribute('inert');
  expect(await stage()).toHaveAttribute('aria-busy', 'true');
  await postFromFrame({ type: 'S001', height: 611.5 });
  expect(await stage()).toHaveStyle({ blockSize: '612px' });
  expect(await stage()).toHaveAttribute('aria-busy', 'false');
  expect(await frame()).not.toHaveAttribute('inert');
});

test.each([
  ['mobile', {}, 'mobile', undefined],
  ['app', { app: { tokenLogin: jest.fn() } }, 'mobile', undefined],
  ['app', { webkit: { messageHandlers: { app: {} } } }, 'desktop', undefined],
  ['app', { house: { tokenLogin: jest.fn() } }, 'mobile', 'house'],
  ['mobile', { app: { tokenLogin: jest.fn() } }, 'mobile', 'house'],
] as const)('sends its host and device: %s', async (supportDevice, wrapper, device, nativeHandler) => {
  Object.assign(window, wrapper);
  const { shell } = await show({ device, settings: { nativeHandler } });
  await frame();
  expect(shell.api.sentTo(sportQuickbetUrl)).toEqual([expect.objectContaining({ supportDevice })]);
  for (const name of Object.keys(wrapper)) Reflect.deleteProperty(window, name);
});

test('accepts a height from the frame only, and only within bounds', async () => {
  await show();
  await postFromFrame({ type: 'S001', height: 700 }, { origin: 'https://evil.example' });
  await postFromFrame({ type: 'S001', height: 700 }, { source: window });
  expect(await stage()).toHaveAttribute('aria-busy', 'true');
  await postFromFrame({ type: 'S001', height: 1_000_000 });
  expect(await stage()).toHaveStyle({ blockSize: '1600px' });
  await postFromFrame({ type: 'S001', height: 2 });
  expect(await stage()).toHaveStyle({ blockSize: '120px' });
});

test('applies a lower height only when it lasts, so that the content below does not jump', async () => {
  await show();
  const clientHeight = jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(692);
  await postFromFrame({ type: 'S001', height: 320 });
  expect(await stage()).toHaveAttribute('aria-busy', 'false');
  expect((await stage())?.style.blockSize).toBe('');
  await postFromFrame({ type: 'S001', height: 700 });
  expect(await stage()).toHaveStyle({ blockSize: '700px' });
  jest.useFakeTimers();
  await postFromFrame({ type: 'S001', height: 500 });
  act(() => jest.advanceTimersByTime(SETTLE_MS - 1));
  expect(await stage()).toHaveStyle({ blockSize: '700px' });
  act(() => jest.advanceTimersByTime(1));
  expect(await stage()).toHaveStyle({ blockSize: '500px' });
  jest.useRealTimers();
  clientHeight.mockRestore();
});

describe('a game that the frame requests', () => {
  const request = { type: 'U003', gameCode: book.gameCode };

  test('opens for a guest as a demo, in a window', async () => {
    const { shell } = await show();
    await postFromFrame(request);
    await waitFor(() => expect(shell.api.sentTo(demoPlay)).toHaveLength(1));
    expect(shell.api.sentTo(demoPlay)).toEqual([
      expect.objectContaining({ gameCode: book.gameCode, gpId: 3 }),
    ]);
    expect(shell.windows.opened.map(({ kind }) => kind)).toEqual(['gameWindow']);
    await waitFor(() =>
      expect(shell.windows.opened[0]?.addresses).toEqual([`${ORIGIN}/play/${book.gameCode}?launch=demo`]),
    );
  });

  test('opens for a member for real', async () => {
    const { shell } = await show({ session: 'member' });
    await postFromFrame(request);
    await waitFor(() =>
      expect(shell.api.sentTo(play)).toEqual([expect.objectContaining({ gameCode: book.gameCode })]),
    );
  });

  test('asks a guest to log in where it cannot be tried', async () => {
    const { shell } = await show({ answers: { gameLabel: { list: [], main: [{ ...book, demo: 0 }] } } });
    await postFromFrame(request);
    await waitFor(() => expect(shell.dialogs.questions.map(({ title }) => title)).toEqual(['Please log in']));
    expect(shell.windows.opened).toEqual([]);
  });

  test('is looked up as soon as the frame is shown, so that the tap itself opens it', async () => {
    const { shell } = await show();
    await postFromFrame({ type: 'S001', height: 600 });
    await waitFor(() => expect(shell.api.sentTo(gameLabel)).toHaveLength(1));
    await postFromFrame(request);
    await waitFor(() => expect(shell.windows.opened).toHaveLength(1));
    expect(shell.api.sentTo(gameLabel)).toEqual([
      { siteId: 1, currency: 'USD', device: 1, gpId: 3, gameTypeId: 4 },
    ]);
  });

  test('is refused with a message where the provider has no such game', async () => {
    const { shell } = await show();
    await postFromFrame({ type: 'U003', gameCode: 'unknown' });
    const text = 'This game cannot be opened right now. Please try again later.';
    await waitFor(() => expect(shell.toast.shown).toEqual([{ tone: 'error', text }]));
    expect(shell.report.errors).toHaveLength(1);
    expect(shell.windows.opened).toEqual([]);
  });

  test('is opened for messages of the frame only', async () => {
    const { shell } = await show();
    await postFromFrame(request, { origin: 'https://evil.example' });
    await postFromFrame({ type: 'S001', height: 600 });
    expect(await stage()).toHaveAttribute('aria-busy', 'false');
    expect(shell.windows.opened).toEqual([]);
    expect(shell.toast.shown).toEqual([]);
  });
});

test.each([
  ['a member', 'member', 31, 2],
  ['a member who has played another game', 'member', 30, 1],
  ['a guest, whose windows have separate sessions', 'guest', 31, 1],
] as const)(
  'requests a new address only after a member has closed the frame’s own game: %s (%s, game %i)',
  async (_, session, gameId, launch) => {
    const { shell } = await show({ session });
    await postFromFrame({ type: 'S001', height: 600 });
    await act(async () => shell.bus.emit('game.closed', { gameId }));
    expect(await frame()).toHaveAttribute('src', expect.stringContaining(`launch=${launch}`));
    expect(shell.api.sentTo(sportQuickbetUrl)).toHaveLength(launch);
  },
);

describe('a frame that does not load', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('shows an error with a retry at a new address', async () => {
    const { shell } = await show();
    await frame();
    await act(() => jest.advanceTimersByTimeAsync(FRAME_WAIT_MS));
    expect(screen.getByRole('alert')).toHaveTextContent('The quick bet could not be loaded');
    expect(screen.queryByTitle('Quick bet')).toBeNull();
    expect(shell.report.errors).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await frame()).toHaveAttribute('src', expect.stringContaining('launch=2'));
    expect(shell.api.sentTo(sportQuickbetUrl)).toHaveLength(2);
  });

  test('does not time out after it has reported its height', async () => {
    await show();
    await postFromFrame({ type: 'S001', height: 600 });
    await act(() => jest.advanceTimersByTimeAsync(FRAME_WAIT_MS));
    expect(await frame()).toBeVisible();
  });
});

test('shows that the frame’s session has ended, and opens it again on request', async () => {
  await show();
  await postFromFrame({ type: 'S001', height: 600 });
  await postFromFrame({ type: 'game.close', gameCode: book.gameCode });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await frame()).toHaveAttribute('src', expect.stringContaining('launch=2'));
});

test('does not open an address that is not a web address', async () => {
  const url = 'javascript:alert(1)';
  await show({ answers: { sportQuickbetUrl: { url, detail: { url, gpId: 3 } } } });
  expect(await screen.findByText('The quick bet could not be loaded')).toBeVisible();
  expect(screen.queryByTitle('Quick bet')).toBeNull();
});

test('starts another visit on login, logout and another currency', async () => {
  const { shell } = await show({ session: 'restoring' });
  expect(shell.api.sentTo(sportQuickbetUrl)).toEqual([]);
  act(() => shell.session.login());
  expect(await frame()).toHaveAttribute('src', expect.stringContaining('launch=1'));
  act(() => shell.session.end('logout'));
  await waitFor(async () =>
    expect(await frame()).toHaveAttribute('src', expect.stringContaining('launch=2')),
  );
  act(() => shell.site.setCurrency('INR'));
  await waitFor(async () =>
    expect(await frame()).toHaveAttribute('src', expect.stringContaining('launch=3')),
  );
  expect(shell.api.sentTo(sportQuickbetUrl).map(({ currency }) => currency)).toEqual(['USD', 'USD', 'INR']);
});

test('sends no request before its place is near the window', async () => {
  let come: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
  class Observer {
    constructor(notify: typeof come) {
      come = notify;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  jest.useFakeTimers({ advanceTimers: true });
  const { shell } = await show();
  act(() => come([{ isIntersecting: false }]));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(shell.api.sentTo(sportQuickbetUrl)).toEqual([]);
  act(() => come([{ isIntersecting: true }]));
  expect(await frame()).toBeInTheDocument();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'IntersectionObserver');
});
