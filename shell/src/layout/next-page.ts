import { createState, type State } from '@tessera/domain/state';
import { createContext } from 'react';

/** The page of the new address, while the previous page is still mounted. */
export interface NextPage {
  /** With the locale's prefix. */
  readonly pathname: string;
  /** Whether it is a step in the history, which restores the scroll position; other navigation starts at the top. */
  readonly isStep: boolean;
}

/** One store per document, so that only the next page's placeholder renders when a page changes. */
export type NextPageStore = State<NextPage | undefined>;

export const createNextPage = (): NextPageStore => createState<NextPage | undefined>(undefined);

/** The default never has a next page: on the server pages do not change. */
export const NextPageContext = createContext<NextPageStore>(createNextPage());
