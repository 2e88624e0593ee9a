/** @jest-environment jsdom */
import { options } from 'preact';
import { act } from 'preact/test-utils';
import type { Fixture } from '../../../protocol/book.ts';
import { bookOf, fakeBook, fixture, market } from '../../../page/testing/fake-book.ts';
import { openFrame, type OpenFrame } from '../../../page/testing/open-frame.tsx';
import page from './index.tsx';

/** What is drawn when something changes: on a slow phone, each part that is drawn for nothing is a frame that comes late. */

const SESSION = { game: 'sportsbook', variant: 'football', gameName: 'Night Desk' } as const;
const RUNNING = ['1', '2'].map((id) => fixture(id, { phase: 'running', minute: 34, kickoffAt: 930_000 }));
const COMING = ['3', '4', '5'].map((id) =>
  fixture(id, {
    markets: [
      market('result', null, { home: 180, draw: 350, away: 420 }),
      market('total', 2.5, { over: 190, under: 185 }),
    ],
  }),
);
const BOOK = bookOf([...RUNNING, ...COMING]);

let frame: OpenFrame;
async function open(view: 'whole' | 'quick' = 'whole'): Promise<void> {
  frame = await openFrame(page, fakeBook(BOOK).api, SESSION, view);
}
/** Shows all markets of a match. */
const look = (at: Fixture): Promise<void> =>
  act(() => frame.host.querySelectorAll<HTMLButtonElement>('.row-match')[BOOK.fixtures.indexOf(at)]!.click());
afterEach(() => frame.close());

/** How many elements of these classes are drawn while something happens. */
async function drawn<Class extends string>(
  classes: readonly Class[],
  happens: () => Promise<void>,
): Promise<Record<Class, number>> {
  const all: unknown[] = [];
  const before = options.vnode;
  options.vnode = (vnode) => {
    before?.(vnode);
    if (typeof vnode.type === 'string') all.push((vnode.props as { readonly class?: unknown }).class);
  };
  await happens();
  options.vnode = before;
  const counts = classes.map((one) => [one, all.filter((other) => other === one).length] as const);
  return Object.fromEntries(counts) as Record<Class, number>;
}

const withOdds = (of: Fixture, home: number): Fixture => ({
  ...of,
  markets: [market('result', null, { home, draw: 350, away: 420 }), ...of.markets.slice(1)],
});
/** The server tells which matches have changed. */
const change = (...fixtures: Fixture[]): Promise<void> =>
  frame.hear('fixtures', { book: BOOK.book, now: BOOK.now + 1_000, players: 1, fixtures });
const press = (of: Fixture): Promise<void> => frame.press(`${of.home.name}, Match result, odds 1.80`);
const [one, other] = COMING as [Fixture, Fixture];

describe('odds that move', () => {
  test('draw their own key with its mark, and of their match its line', async () => {
    await open();
    const parts = await drawn(['key', 'row', 'row-side', 'bug', 'kit'], () => change(withOdds(one, 170)));
    expect(parts).toEqual({ key: 1, row: 1, 'row-side': 0, bug: 0, kit: 0 });
  });

  test('of the match that is looked at draw their own key in it', async () => {
    await open();
    await look(one);
    const parts = await drawn(['key', 'kit'], () => change(withOdds(one, 170)));
    expect(parts).toEqual({ key: 1, kit: 0 });
  });

  test('of another match draw nothing of the one that is looked at', async () => {
    await open();
    await look(other);
    const parts = await drawn(['match', 'board', 'market', 'key'], () => change(withOdds(one, 170)));
    expect(parts).toEqual({ match: 0, board: 0, market: 0, key: 0 });
  });

  test('of no leg of the slip draw nothing of it', async () => {
    await open();
    await press(other);
    const parts = await drawn(['slip-desk', 'slip-leg', 'slip-foot'], () => change(withOdds(one, 170)));
    expect(parts).toEqual({ 'slip-desk': 0, 'slip-leg': 0, 'slip-foot': 0 });
  });

  test('of one leg draw that leg and what the slip could pay, and no other leg', async () => {
    await open();
    await press(one);
    await press(other);
    const parts = await drawn(['slip-leg', 'slip-foot'], () => change(withOdds(one, 190)));
    expect(parts).toEqual({ 'slip-leg': 1, 'slip-foot': 1 });
  });

  test('draw one key in the short form, too', async () => {
    await open('quick');
    const parts = await drawn(['key', 'row'], () => change(withOdds(one, 170)));
    expect(parts).toEqual({ key: 1, row: 1 });
  });
});

test('a whole book that tells nothing new draws no key and no line', async () => {
  await open();
  const again = { ...BOOK, now: BOOK.now + 1_000 };
  const parts = await drawn(['key', 'row', 'bug'], () => frame.hear('book', again));
  expect(parts).toEqual({ key: 0, row: 0, bug: 0 });
});

describe('a key that is pressed', () => {
  test('is drawn with the frame of its line, and the slip; no other key is', async () => {
    await open();
    const parts = await drawn(['key', 'row', 'row-lines', 'bug', 'slip-leg'], () => press(one));
    expect(parts).toEqual({ key: 1, row: 1, 'row-lines': 0, bug: 0, 'slip-leg': 1 });
  });

  test('in a match that is looked at is drawn without its board', async () => {
    await open();
    await look(one);
    const parts = await drawn(['key', 'board', 'proof'], () => press(one));
    expect(parts).toEqual({ key: 1, board: 0, proof: 0 });
  });

  test('takes the place of its match’s other one in a combination: both are drawn', async () => {
    await open();
    await press(one);
    await press(other);
    await frame.press('Combo');
    const parts = await drawn(['key'], () => frame.press('away 3, Match result, odds 4.20'));
    expect(parts).toEqual({ key: 2 });
  });
});
