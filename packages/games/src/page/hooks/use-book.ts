import { useEffect, useMemo } from 'preact/hooks';
import type { BookState, Slip } from '../../protocol/book.ts';
import { createBookPlay, type BookPlay } from '../book/book-play.ts';
import { useCell } from '../services/cell.ts';
import { useServices } from './services.ts';

export interface BookView extends Pick<BookPlay, 'now' | 'place'> {
  /** What everybody sees of the book; `undefined` until the first answer. */
  readonly book: BookState | undefined;
  /** The player's slips: those that are open, and those of the last day, newest first. */
  readonly mine: readonly Slip[];
  /** Whether slips of the player's are on their way. */
  readonly busy: boolean;
}

/** The book of a game that takes bets on fixtures, and the player's own slips. Called once in a game's page. */
export function useBook(): BookView {
  const services = useServices();
  const play = useMemo(() => createBookPlay(services), [services]);
  useEffect(() => play.close, [play]);
  const { book, mine } = useCell(play.state);
  return { book, mine, busy: useCell(play.busy), now: play.now, place: play.place };
}

/** From a game's short form: opens the whole game. */
export function useOpenWhole(): () => void {
  return useServices().openWhole;
}
