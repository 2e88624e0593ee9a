/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import { GAME_CODES } from '../../../protocol/codes.ts';
import type { BookState, Fixture, Slip } from '../../../protocol/book.ts';
import { bookOf, fakeBook, fixture, market, type FakeBook } from '../../../page/testing/fake-book.ts';
import { openFrame, type OpenFrame } from '../../../page/testing/open-frame.tsx';
import page from './index.tsx';

const SESSION = {
  game: 'sportsbook',
  variant: 'football',
  gameCode: 'ts-sportsbook-football-tide-1',
  gameName: 'Night Desk',
  maxWinMultiple: 1_000,
  fair: { nextHash: null },
} as const;
const RUNNING = fixture('1', {
  ...{ phase: 'running', minute: 34, score: [1, 0], kickoffAt: 930_000 },
  happenings: [{ at: 940_000, minute: 3, kind: 'goal', side: 'home', what: null }],
});
const COMING = fixture('2', {
  markets: [
    market('result', null, { home: 180, draw: 350, away: 420 }),
    market('total', 2.5, { over: 190, under: 185 }),
    market('handicap', -1.5, { home: 300, away: 130 }),
    market('nextGoal', 1, { home: 175, none: 900, away: 260 }),
  ],
});

let server: FakeBook;
let frame: OpenFrame;
async function open(book: BookState = bookOf([RUNNING, COMING]), view: 'whole' | 'quick' = 'whole') {
  server = fakeBook(book);
  frame = await openFrame(page, server.api, SESSION, view);
}
afterEach(() => {
  frame.close();
  jest.useRealTimers();
});

const at = (pick: string, odds: string, name = 'Match result'): string => `${pick}, ${name}, odds ${odds}`;
const slipDesk = (): string => frame.host.querySelector('.slip-desk')!.textContent;
const said = (): string => frame.host.querySelector('[aria-live]')!.textContent;
const key = (label: string): HTMLButtonElement => frame.host.querySelector(`[aria-label="${label}"]`)!;
/** The book goes on: other fixtures take the place of those of the same id. */
async function goOn(...fixtures: Fixture[]): Promise<void> {
  const { book, now } = server.book;
  server.book = {
    ...server.book,
    now: now + 1_000,
    fixtures: server.book.fixtures.map((one) => fixtures.find(({ id }) => id === one.id) ?? one),
  };
  await frame.hear('fixtures', { book, now: now + 1_000, players: 1, fixtures });
}
const priced = (home: number, isOpen = true): Fixture => ({
  ...COMING,
  markets: [
    { ...market('result', null, { home, draw: 350, away: 420 }), isOpen },
    ...COMING.markets.slice(1),
  ],
});

describe('the programme', () => {
  test('tells what runs with minute and score, and what comes with its odds', async () => {
    await open();
    expect(frame.host.querySelector('.strip')!.textContent).toContain('34′HOM1–0AWA');
    const rows = [...frame.host.querySelectorAll('.row')].map((row) => row.textContent);
    expect(rows[0]).toContain('34′Coast League+11 marketshome 11away 10');
    expect(rows[1]).toContain('home 2away 2');
    expect(key(at('home 2', '1.80')).textContent).toBe('11.80');
  });

  test('a match that is pressed shows all of its markets, named for who cannot see their place', async () => {
    await open();
    await act(() => frame.host.querySelectorAll<HTMLButtonElement>('.row-match')[1]!.click());
    const names = [...frame.host.querySelectorAll('.markets .key')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(names).toContain('Over 2.5, Total goals, odds 1.90');
    expect(names).toContain('home 2 -1.5, Handicap, odds 3.00');
    expect(names).toContain('away 2 +1.5, Handicap, odds 1.30');
    expect(names).toContain('No goal, Who scores goal 1, odds 9.00');
  });

  test('a suspended market is locked, says so, and keeps the keyboard’s place', async () => {
    await open(bookOf([RUNNING, priced(180, false)]));
    const locked = key('home 2, Match result, odds 1.80, suspended');
    expect([locked.getAttribute('aria-disabled'), locked.disabled]).toEqual(['true', false]);
    await act(() => locked.click());
    expect(slipDesk()).toContain('Press odds');
  });

  test('odds that move show which way, and none do before they have moved', async () => {
    await open();
    expect(frame.host.querySelector('[data-way]')).toBeNull();
    await goOn(priced(170));
    expect({ ...key(at('home 2', '1.70')).dataset }).toEqual({ way: 'down', turn: 'odd' });
    await goOn(priced(200));
    expect({ ...key(at('home 2', '2.00')).dataset }).toEqual({ way: 'up', turn: 'even' });
    await goOn(priced(210));
    expect({ ...key(at('home 2', '2.10')).dataset }).toEqual({ way: 'up', turn: 'odd' });
  });
});

test('the slip is kept for this tab until it is empty', async () => {
  await open();
  const kept = () => frame.services.windowStore.get('slip.real.USD');
  await frame.press(at('home 2', '1.80'));
  expect(JSON.parse(kept() ?? '[]')).toMatchObject([{ fixtureId: '2', pick: 'home', odds: 180 }]);
  await frame.press(at('home 2', '1.80'));
  expect(kept()).toBeUndefined();
});

test('the keyboard has a short way from a key to the slip, and back', async () => {
  await open();
  await frame.press(at('home 2', '1.80'));
  const picked = key(at('home 2', '1.80'));
  const type = (on: Element, init: KeyboardEventInit) =>
    act(() => void on.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true })));
  picked.focus();
  await type(picked, { code: 'KeyS', key: 's' });
  expect(document.activeElement!.textContent).toBe('Place bet: $1.00');
  await type(document.activeElement!, { key: 'Escape' });
  expect(document.activeElement).toBe(picked);
});

describe('placing', () => {
  test('singles are slips of their own, with their own stakes; the balance follows', async () => {
    await open();
    await frame.press(at('home 2', '1.80'));
    await frame.press(at('away 1', '4.20'));
    expect(key(at('home 2', '1.80')).getAttribute('aria-pressed')).toBe('true');
    await frame.press('Raise the stake');
    expect(slipDesk()).toContain('Total stake$6.00');
    expect(slipDesk()).toContain('Could pay$13.20');
    await frame.press('Place bet: $6.00');
    expect(server.sent.map(({ legs, stake, accept }) => [legs.length, legs[0]!.odds, stake, accept])).toEqual(
      [
        [1, 180, '5.00', 'better'],
        [1, 420, '1.00', 'better'],
      ],
    );
    expect(new Set(server.sent.map(({ requestId }) => requestId)).size).toBe(2);
    expect(frame.meter('balance')).toBe('$94.00');
    expect(frame.host.textContent).toContain('Bets placed: 2. They could pay $13.20.');
    // What was placed takes the slip's place, and the keyboard goes on there.
    expect(document.activeElement!.textContent).toBe('My bets2');
    expect(slipDesk()).toContain('SingleOpen');
    expect(slipDesk()).toContain('away 1 4.20');
  });

  test('keys that are pressed before the page is drawn again are all on the slip', async () => {
    await open();
    await act(() => {
      key(at('home 2', '1.80')).click();
      key(at('away 1', '4.20')).click();
    });
    expect(frame.host.querySelectorAll('.slip-leg')).toHaveLength(2);
  });

  test('a combination is one slip at the product of its odds', async () => {
    await open();
    await frame.press(at('home 2', '1.80'));
    await frame.press(at('away 1', '4.20'));
    await frame.press('Combo');
    expect(slipDesk()).toContain('Odds7.56');
    await frame.press('Place bet: $1.00');
    expect(server.sent.map(({ legs, stake }) => [legs.length, stake])).toEqual([[2, '1.00']]);
    // The next one is a single until there is more to combine.
    await frame.press(at('home 2', '1.80'));
    await frame.press('Place bet: $1.00');
    expect(server.sent[1]!.legs).toHaveLength(1);
  });

  test('odds that fell before the press are shown beside the old ones, and are taken once they could be read', async () => {
    jest.useFakeTimers({ advanceTimers: 1, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    await open();
    await frame.press(at('home 2', '1.80'));
    await goOn(priced(170));
    expect(frame.host.querySelector('.slip-odds')!.textContent).toBe('1.801.70');
    expect(slipDesk()).toContain('Odds have fallen');
    await frame.press('Place at the new odds: $1.00');
    expect(server.sent).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(450));
    await frame.press('Place at the new odds: $1.00');
    expect(server.sent.map(({ legs, accept }) => [legs[0]!.odds, accept])).toEqual([[170, 'better']]);
  });

  test('who takes any odds is not asked, and this is remembered', async () => {
    await open();
    await frame.press(at('home 2', '1.80'));
    await act(() => frame.host.querySelector<HTMLInputElement>('.take-any input')!.click());
    expect(frame.services.deviceStore.get('sportsbook.takesAny')).toBe('on');
    await goOn(priced(170));
    await frame.press('Place bet: $1.00');
    expect([server.sent[0]!.accept, server.sent[0]!.legs[0]!.odds]).toEqual(['any', 170]);
  });

  test.each([
    [GAME_CODES.oddsMoved, 'The odds changed just now. Nothing was taken.'],
    [GAME_CODES.bettingClosed, 'Betting on this closed just now. Nothing was taken.'],
  ])('%s is told on the slip, which stays', async (code, text) => {
    await open();
    await frame.press(at('home 2', '1.80'));
    server.refuse.push(code);
    await frame.press('Place bet: $1.00');
    expect(frame.dialog()).toBeUndefined();
    expect(slipDesk()).toContain(text);
    expect(frame.meter('balance')).toBe('$100.00');
  });

  test('after a slip that was refused, the others are not asked for', async () => {
    await open();
    await frame.press(at('home 2', '1.80'));
    await frame.press(at('away 1', '4.20'));
    server.refuse.push(GAME_CODES.limitReached);
    await frame.press('Place bet: $2.00');
    expect(frame.dialog()).toContain('This stake is above your limit');
    await frame.press('Back to the game');
    expect(server.sent).toHaveLength(1);
    expect(slipDesk()).toContain('Total stake$2.00');
  });

  test('with too little left for all slips, as the server says, none is placed', async () => {
    server = fakeBook(bookOf([RUNNING, COMING]));
    const api = { ...server.api, balance: () => Promise.resolve({ balance: '1.50' }) };
    frame = await openFrame(page, api, { ...SESSION, balance: '0.50' });
    await frame.press(at('home 2', '1.80'));
    await frame.press(at('away 1', '4.20'));
    await frame.press('Place bet: $2.00');
    expect(frame.dialog()).toContain('Your balance is $1.50');
    expect(server.sent).toEqual([]);
  });
});

describe('what is told by itself', () => {
  const slipOf = (): Slip => server.mine[0]!;
  const ended = (payout: string): object => ({
    ...slipOf(),
    legs: slipOf().legs.map((leg) => ({ ...leg, state: payout === '0' ? 'lost' : 'won' })),
    ...{ state: 'settled', payout, balance: '100.80' },
  });
  const goalIn = (of: Fixture): Fixture => ({
    ...of,
    score: [of.score[0], of.score[1] + 1],
    happenings: [...of.happenings, { at: 970_000, minute: 35, kind: 'goal', side: 'away', what: null }],
  });

  test('a goal in a match of an open slip is read out, one of another match is not', async () => {
    await open();
    await goOn(goalIn(RUNNING));
    expect(said()).toBe('');
    await frame.press(at('home 1', '1.80'));
    await frame.press('Place bet: $1.00');
    await goOn(goalIn(goalIn(RUNNING)));
    expect(said()).toBe('Goal for away 1 in minute 35: home 1 1–2 away 1.');
  });

  test('a slip that wins says what it pays, and the balance rises', async () => {
    await open();
    await frame.press(at('home 2', '1.80'));
    await frame.press('Place bet: $1.00');
    await frame.hear('slip', ended('1.80'));
    expect(said()).toBe('Win: $1.80. Balance $100.80.');
    expect(frame.meter('balance')).toBe('$100.80');
    expect(frame.services.tally.value).toEqual({ rounds: 1, staked: 100n, paid: 180n });
    expect(slipDesk()).toContain('SingleWon');
  });

  test('what gives no more than its stake back is no win', async () => {
    await open();
    await frame.press(at('home 2', '1.80'));
    await frame.press('Place bet: $1.00');
    await frame.hear('slip', ended('1.00'));
    expect(said()).toContain('The stake of $1.00 comes back.');
    expect(slipDesk()).toContain('SingleReturned');
  });

  test('a leg that is decided shows at once, while the slip is open', async () => {
    await open();
    await frame.press(at('home 2', '1.80'));
    await frame.press('Place bet: $1.00');
    await frame.hear('slips', { slips: [{ ...slipOf(), legs: [{ ...slipOf().legs[0]!, state: 'won' }] }] });
    expect(frame.host.querySelector('.bet .leg-state')!.textContent).toBe('Won');
    const bet = () => ({ ...frame.host.querySelector<HTMLElement>('.bet')!.dataset });
    expect(bet()).toEqual({ state: 'open' });
    await frame.hear('slip', ended('1.80'));
    expect(bet()).toEqual({ state: 'settled', verdict: 'win' });
  });
});

describe('the short form', () => {
  test('has the nearest matches and a slip of one leg, and opens the whole book', async () => {
    await open(undefined, 'quick');
    expect(frame.host.querySelector('header.top')).toBeNull();
    await frame.press(at('home 2', '1.80'));
    await frame.press(at('away 1', '4.20'));
    expect(frame.host.querySelectorAll('.slip-leg')).toHaveLength(1);
    await frame.press('Place bet: $1.00');
    expect(server.sent.map(({ legs }) => legs[0]!.pick)).toEqual(['away']);
    await frame.press('Open the whole book');
    expect(frame.left).toEqual(['openWhole']);
  });
});

test('the history tells what was picked, how the match ended, and whether that was right', async () => {
  await open();
  const leg = { market: 'total', line: 2.5, pick: 'over', odds: 190, home: 'home 2', away: 'away 2' };
  server.api.history = () =>
    Promise.resolve([
      {
        ...{
          roundId: 'r',
          requestId: 'request-1',
          stake: '1.00',
          staked: '1.00',
          choice: [],
          actions: [],
          rulesVersion: 1,
        },
        ...{ over: true, payout: '1.90', returned: '0', balance: '1.90', at: 0, rulesVersion: 1 },
        view: { legs: [{ ...leg, state: 'won', score: [2, 1] }], odds: 190 },
        fair: { hash: 'a'.repeat(64), seed: null, salt: '', nextHash: null },
      },
    ]);
  await frame.press('History');
  expect(frame.dialog()).toContain('WonOver 2.5 1.90home 2 2–1 away 2');
});
