import { createState, type State } from '@tessera/domain/state';
import { createContext } from 'react';

/** The page to which the address leads already, while the one before it is still there. */
export interface NextPage {
  /** With the locale's prefix. */
  readonly pathname: string;
  /** A step in the history leads to where the player was; whatever else leads to a page's top. */
  readonly isStep: boolean;
}

/** One for each document, so that only what shows the next page's place renders when a page changes. */
export type NextPageStore = State<NextPage | undefined>;

export const createNextPage = (): NextPageStore => createState<NextPage | undefined>(undefined);

/** Where pages do not change, as on the server, there is never a next one. */
export const NextPageContext = createContext<NextPageStore>(createNextPage());
