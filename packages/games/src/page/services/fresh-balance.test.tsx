/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import blackjackPage from '../../games/blackjack/page/index.tsx';
import { VARIANTS as BLACKJACK } from '../../games/blackjack/rules/index.ts';
import { GAME_CODES } from '../../protocol/codes.ts';
import type { SoloRules } from '../../rules/solo-rules.ts';
import { BalanceMeter, MainButton, useBook, useRound, type GamePage, type SlipWish } from '../kit.ts';
import { fitJsdom } from '../testing/browser.ts';
import { bookOf, fakeBook, fixture } from '../testing/fake-book.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { openFrame, type OpenFrame } from '../testing/open-frame.tsx';
import { createBalance } from './balance.ts';

/** A round that is over with its stake, and pays nothing. */
const RULES = {
  kind: 'solo',
  version: 1,
  isOver: () => true,
  start: () => ({}),
  payout: () => 0n,
  view: () => ({}),
} as unknown as SoloRules<never, never, never>;

const pageOf = (Game: GamePage['Game']): GamePage => ({
  Game,
  Help: () => <p />,
  RoundLine: () => <></>,
  messages: () => Promise.resolve({ default: {} }),
});
const SOLO = pageOf(function Solo() {
  const { play, shown } = useRound(RULES);
  const spin = async (): Promise<void> => {
    if (await play({} as never)) shown();
  };
  return (
    <>
      <BalanceMeter />
      <MainButton label="play" onPress={() => void spin()} />
    </>
  );
});

let frame: OpenFrame;
beforeEach(fitJsdom);
afterEach(() => {
  frame.close();
  jest.useRealTimers();
});

describe('a game that is played alone', () => {
  test('a stake above the shown balance is asked for: the server decides', async () => {
    const server = fakeServer(RULES);
    server.balance = 5_005n;
    frame = await openFrame(SOLO, server.api, { balance: '0.05' });
    await frame.press('play');
    expect(server.sent).toHaveLength(1);
    expect(frame.dialog()).toBeUndefined();
    expect(frame.meter('balance')).toContain('$49.05');
  });

  test('after the server’s refusal the page says the balance of now, and the stake that it allows', async () => {
    const server = fakeServer(RULES);
    server.refuse.push(GAME_CODES.balanceTooLow);
    const api = { ...server.api, balance: () => Promise.resolve({ balance: '0.75' }) };
    frame = await openFrame(SOLO, api, { balance: '0.05' });
    await frame.press('play');
    expect(frame.dialog()).toContain('Your balance is $0.75');
    expect(frame.dialog()).toContain('Play for $0.20');
    expect(frame.meter('balance')).toContain('$0.75');
  });

  test('money that comes while a stake is on its way is still there when that is refused', async () => {
    const server = fakeServer(RULES);
    let refuse = (): void => undefined;
    const held = new Promise<void>((resolve) => (refuse = resolve));
    const play: typeof server.api.play = async (payload) => {
      await held;
      return server.api.play(payload);
    };
    server.refuse.push(GAME_CODES.maintenance);
    frame = await openFrame(SOLO, { ...server.api, play });
    await frame.press('play');
    expect(frame.meter('balance')).toContain('$99.00');
    await frame.hear('balance', { balance: '150.00' });
    refuse();
    await frame.settle();
    expect(frame.dialog()).toContain('This game is closed for maintenance');
    expect(frame.meter('balance')).toContain('$150.00');
  });

  test('a decision that costs more than is shown is the server’s to refuse', async () => {
    const server = fakeServer(BLACKJACK.classic as unknown as SoloRules<never, never, never>);
    server.balance = 100n;
    // The same cards each time: a natural blackjack would leave nothing to decide.
    const play: typeof server.api.play = (payload) => server.api.play({ ...payload, salt: 'cards' });
    frame = await openFrame(
      blackjackPage,
      { ...server.api, play },
      {
        ...{ game: 'blackjack', variant: 'classic', balance: '1.00' },
      },
    );
    await frame.press('Deal');
    const double = await untilShown('[data-decision=double] button');
    expect(double.disabled).toBe(false);
  });
});

/** What is laid card by card is there when it is laid. */
async function untilShown(selector: string): Promise<HTMLButtonElement> {
  for (;;) {
    const found = frame.host.querySelector<HTMLButtonElement>(selector);
    const isBusy = frame.host.querySelector('.bj-decisions')?.hasAttribute('data-busy') ?? true;
    if (found && !isBusy) return found;
    await frame.settle();
  }
}

describe('a book', () => {
  const slip = (id: string): SlipWish => ({
    legs: [{ fixtureId: id, market: 'result', line: null, pick: 'home', odds: 180 }],
    stake: 100n,
    accept: 'same',
  });
  const bookPage = (wishes: readonly SlipWish[]): GamePage =>
    pageOf(function Book() {
      const { place } = useBook();
      return (
        <>
          <BalanceMeter />
          <MainButton label="place" onPress={() => void place(wishes)} />
        </>
      );
    });
  const matches = () => fakeBook(bookOf([fixture('1'), fixture('2')]));

  test('a slip above the shown balance is asked for: the server decides', async () => {
    const server = matches();
    frame = await openFrame(bookPage([slip('1')]), server.api, { balance: '0.05' });
    await frame.press('place');
    expect(server.sent).toHaveLength(1);
  });

  test.each([
    ['covers them are all placed', '2.00', 2],
    ['does not cover them are none placed', '1.50', 0],
  ])('several slips where the balance of now %s', async (_, balance, placed) => {
    const server = matches();
    const api = { ...server.api, balance: () => Promise.resolve({ balance }) };
    frame = await openFrame(bookPage([slip('1'), slip('2')]), api, { balance: '0.05' });
    await frame.press('place');
    await frame.settle();
    expect(server.sent).toHaveLength(placed);
    expect(frame.dialog() !== undefined).toBe(placed === 0);
  });
});

describe('while nothing is connected', () => {
  test('the page asks for the balance itself, until it is connected again', async () => {
    let asked = 0;
    const api = {
      ...fakeServer(RULES).api,
      balance: async () => {
        asked += 1;
        return { balance: '150.00' };
      },
    };
    frame = await openFrame(SOLO, api);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    await act(() => frame.connected.set(false));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(frame.meter('balance')).toContain('$150.00');
    expect(asked).toBeGreaterThan(1);
    await act(() => frame.connected.set(true));
    asked = 0;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(asked).toBe(0);
  });
});

describe('the balance', () => {
  test('a balance that arrives while it is asked for is newer', async () => {
    frame = await openFrame(SOLO, fakeServer(RULES).api);
    const balance = createBalance(100n);
    let answer = (_: bigint): void => undefined;
    const asking = balance.refresh(() => new Promise((resolve) => (answer = resolve)));
    balance.tell(300n);
    answer(200n);
    await asking;
    expect(balance.shown.value).toBe(300n);
  });

  test('a stake above what is shown takes nothing off it: that is out of date', async () => {
    frame = await openFrame(SOLO, fakeServer(RULES).api);
    const balance = createBalance(5n);
    balance.stake(100n);
    expect(balance.shown.value).toBe(5n);
  });
});
