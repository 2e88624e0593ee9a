import styled from '@emotion/styled';
import {
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { HomePlace } from './HomePlace.tsx';
import { NextPageContext, type NextPage } from './next-page.ts';
import { PagePlace } from './PagePlace.tsx';

/** The placeholder of the next page. The old page follows it in the document, and is not laid out. */
const NextPlace = styled.div`
  display: inherit;
  flex-direction: inherit;
  gap: inherit;
  &[hidden] {
    display: none;
  }
  &:not([hidden]) ~ * {
    content-visibility: hidden;
    position: absolute;
    inline-size: 100%;
    block-size: 0;
    min-block-size: 0;
    padding: 0;
    overflow: clip;
    @supports not (content-visibility: hidden) {
      display: none;
    }
  }
`;

/** By this time the first page and its remotes have loaded. */
const PREPARED_AFTER_MS = 3_000;

const PLACES = { home: HomePlace, page: PagePlace } as const;

interface Props {
  /** Returns the placeholder of the page at a path (with the locale's prefix); a bare page has none. */
  readonly placeAt: (pathname: string) => keyof typeof PLACES | undefined;
  /** The page. */
  readonly children: ReactNode;
}

/**
 * Switches between pages: shows the placeholder of the next page and hides the old page until all subscribers have the new
 * address (`PageRouter`).
 */
export function PageStage({ placeAt, children }: Props) {
  const store = useContext(NextPageContext);
  const next = useSyncExternalStore(store.subscribe, store.get, nothing);
  const isPrepared = useLater();
  const place = next && placeAt(next.pathname);

  useLayoutEffect(() => {
    // The placeholder is short: a visitor who has scrolled down would see the footer.
    if (next && !next.isStep) window.scrollTo(0, 0);
  }, [next]);

  return (
    <>
      {Object.entries(PLACES).map(([name, Place]) => {
        const isShown = name === place;
        return (
          (isShown || isPrepared) && (
            <NextPlace key={name} hidden={!isShown}>
              <Place />
            </NextPlace>
          )
        );
      })}
      {next && !place && <NextPlace />}
      {children}
    </>
  );
}

function nothing(): NextPage | undefined {
  return undefined;
}

/**
 * Turns true when the page has been there for a while. The first use of a style makes the browser look at every
 * element of the page; for the placeholder that happens in idle time.
 */
function useLater(): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLater(true)), PREPARED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
}
