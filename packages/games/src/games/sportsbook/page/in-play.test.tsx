/** @jest-environment jsdom */
import { bookOf, fakeBook, fixture } from '../../../page/testing/fake-book.ts';
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
const RUNNING = fixture('1', { phase: 'running', minute: 34, score: [1, 0], kickoffAt: 930_000 });
const COMING = fixture('2', {});

let frame: OpenFrame;
afterEach(() => frame.close());

/** By row of the programme: whether each of its keys is locked. */
const locked = (): boolean[][] =>
  [...frame.host.querySelectorAll('.row')].map((row) =>
    [...row.querySelectorAll('.key')].map((key) => key.hasAttribute('data-locked')),
  );
const [NONE, ALL] = [
  [false, false, false],
  [true, true, true],
];

test.each([
  [false, ALL],
  [true, NONE],
])(
  'with bets in play %s, the odds of a match that runs are locked or not (Interactive Gambling Act)',
  async (betsInPlay, running) => {
    const law = { autoplay: false, betsInPlay, quickSpins: false, netPosition: true };
    const server = fakeBook(bookOf([RUNNING, COMING]));
    frame = await openFrame(page, server.api, { ...SESSION, law }, 'whole');
    expect(locked()).toEqual([running, NONE]);
    const { book, now } = server.book;
    await frame.hear('fixtures', {
      ...{ book, now: now + 1_000, players: 1 },
      fixtures: [{ ...RUNNING, minute: 35 }],
    });
    expect(locked()).toEqual([running, NONE]);
  },
);
