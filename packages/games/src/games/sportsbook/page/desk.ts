import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BookState } from '../../../protocol/book.ts';
import type { SlipDraft } from './useSlip.ts';

/** What every part of the page looks at. */
export interface Desk {
  readonly book: BookState;
  readonly slip: SlipDraft;
  /** The server's clock, epoch milliseconds. */
  now(): number;
  /** The keyboard's short way from a key of the desk to the slip. */
  toSlip(): void;
}
export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a part of the book stands outside of its desk');
  return desk;
}
