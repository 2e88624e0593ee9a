import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
// Remotes have no use for these, so the facade does not ship them.
// eslint-disable-next-line no-restricted-imports
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { afterFrame } from '../services/edge/after-frame.ts';
import { createNextPage, NextPageContext } from './next-page.ts';

interface Props {
  /** Identifies the page of a path (with the locale's prefix). A page itself handles changes between its addresses. */
  readonly pageAt: (pathname: string) => string;
  readonly children: ReactNode;
}

/**
 * The browser's router, which answers a change of the page in two steps: in the frame of the click only the next page's
 * placeholder shows (`PageStage`), and after that frame all subscribers get the new address. Mounting and unmounting
 * pages takes longer than a player is willing to wait for a reaction.
 *
 * Neither step is a React transition: one would wait for a remote that still has to take over its part (decision 006).
 */
export function PageRouter({ pageAt, children }: Props) {
  const [history] = useState(() => createBrowserHistory({ window, v5Compat: true }));
  const [next] = useState(createNextPage);
  const [shown, setShown] = useState({ action: history.action, location: history.location });
  const latest = useRef(shown);

  useLayoutEffect(() => {
    let cancel = () => {};
    const show = (change: typeof shown) => {
      latest.current = change;
      setShown(change);
      next.set(undefined);
    };
    const stop = history.listen(({ action, location }) => {
      cancel();
      const { pathname } = location;
      if (pageAt(pathname) === pageAt(latest.current.location.pathname)) return show({ action, location });
      next.set({ pathname, isStep: String(action) === 'POP' });
      cancel = afterFrame(() => show({ action, location }));
    });
    return () => {
      cancel();
      stop();
    };
  }, [history, next, pageAt]);

  return (
    <NextPageContext value={next}>
      <Router
        location={shown.location}
        navigationType={shown.action}
        navigator={history}
        useTransitions={false}
      >
        {children}
      </Router>
    </NextPageContext>
  );
}
