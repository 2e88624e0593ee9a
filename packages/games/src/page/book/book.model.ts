import { withChange, type BookChange, type BookState, type Fixture, type Slip } from '../../protocol/book.ts';
import { PLACEMENT_STATES } from '../../protocol/tables.ts';
import { kept } from './kept.ts';

/** What the page knows of its book. */
export interface BookView {
  /** `undefined` until the first answer. */
  readonly book: BookState | undefined;
  /** The player's slips, newest first. */
  readonly mine: readonly Slip[];
}
export const NO_BOOK: BookView = { book: undefined, mine: [] };

/** The whole book; one that is older than what is known changes nothing: answers may overtake each other. */
export function withBook(view: BookView, book: BookState): BookView {
  const known = view.book;
  if (!known) return { ...view, book };
  return known.book === book.book && book.now < known.now ? view : { ...view, book: keptBook(known, book) };
}

/** Without a book there is nothing to change: the whole one is on its way. */
export const withFixtures = (view: BookView, change: BookChange): BookView =>
  view.book ? { ...view, book: keptBook(view.book, withChange(view.book, change)) } : view;

/**
 * Fixtures are read anew from each message, whole; what has not changed in them stays the same object, so that a page draws
 * only what has.
 */
function keptBook(known: BookState, book: BookState): BookState {
  const before = new Map([...known.fixtures, ...known.results].map((one) => [one.id, one]));
  const keptList = (were: Fixture[], all: Fixture[]): Fixture[] => {
    const list = all.map((one) => kept(before.get(one.id), one));
    return list.length === were.length && list.every((one, at) => one === were[at]) ? were : list;
  };
  return {
    ...book,
    fixtures: keptList(known.fixtures, book.fixtures),
    results: keptList(known.results, book.results),
  };
}

/** Locks the markets of matches that run, where the law allows no bets in play. */
export const lockInPlay = <Told extends { readonly fixtures: Fixture[] }>(told: Told): Told => ({
  ...told,
  fixtures: told.fixtures.map((one) =>
    one.phase === 'running'
      ? { ...one, markets: one.markets.map((market) => ({ ...market, isOpen: false })) }
      : one,
  ),
});

/** A slip as it stands now. What is decided stays so: an answer that is late does not take it back. */
export function withSlip(view: BookView, slip: Slip): BookView {
  const at = view.mine.findIndex(({ roundId }) => roundId === slip.roundId);
  if (at !== -1) {
    return progressOf(slip) < progressOf(view.mine[at]!) ? view : { ...view, mine: view.mine.with(at, slip) };
  }
  return { ...view, mine: [...view.mine, slip].sort((a, b) => b.at - a.at) };
}

/** How far a slip has come: its state first, then how many of its legs are decided. */
const progressOf = ({ state, legs }: Slip): number =>
  PLACEMENT_STATES.indexOf(state) * (legs.length + 1) + legs.filter((leg) => leg.state !== 'open').length;

/** Whether a slip's stake stands: taken, and neither paid nor given back. */
export const isStanding = ({ state }: Slip): boolean =>
  state === 'pending' || state === 'open' || state === 'settling';
