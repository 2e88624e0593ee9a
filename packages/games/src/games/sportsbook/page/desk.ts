import { createContext, type Context } from 'preact';
import { useContext } from 'preact/hooks';
import type { BookState } from '../../../protocol/book.ts';
import type { SlipActs, SlipDraft } from './use-slip.ts';

/** What stays as it is while the page stands: looking at it draws nothing again. */
export interface Desk {
  /** The book's name. */
  readonly name: string;
  /** The server's clock, epoch milliseconds. */
  now(): number;
  /** The keyboard's short way from a key of the desk to the slip. */
  toSlip(): void;
  /** What can be done with the slip. */
  readonly acts: SlipActs;
}
export const DeskContext = createContext<Desk | undefined>(undefined);
/** Another one every second: for what is looked up in it, as a leg’s match is. */
export const BookContext = createContext<BookState | undefined>(undefined);
/** Another one whenever the slip is, or what it could pay. */
export const SlipContext = createContext<SlipDraft | undefined>(undefined);

export const useDesk = (): Desk => useGiven(DeskContext);
export const useBookNow = (): BookState => useGiven(BookContext);
export const useSlipNow = (): SlipDraft => useGiven(SlipContext);

function useGiven<Value>(context: Context<Value | undefined>): Value {
  const given = useContext(context);
  if (!given) throw new Error('a part of the book stands outside of its desk');
  return given;
}
