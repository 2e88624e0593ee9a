import type { ComponentType } from 'react';
import config from '../../shell.config.ts';
import { lazyWithRetry } from '../lazy-with-retry.tsx';
import { OwnBoundary } from '../layout/OwnBoundary.tsx';
import { PagePlace } from '../layout/PagePlace.tsx';
import { shellRouteAt } from '../layout/page-info.ts';
import { usePath } from '../layout/use-path.ts';
import { HomePage } from './HomePage.tsx';
import { useRedirect } from './use-redirect.ts';

/** The home page is part of the first code; every other page loads when it is first shown. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  home: HomePage,
  app: lazyWithRetry(() => import('./app/AppPage.tsx'), 'page'),
  faq: lazyWithRetry(() => import('./faq/FaqPage.tsx'), 'page'),
  sponsor: lazyWithRetry(() => import('./sponsor/SponsorPage.tsx'), 'page'),
  play: lazyWithRetry(() => import('./PlayPage.tsx'), 'page'),
  loading: lazyWithRetry(() => import('./LoadingPage.tsx'), 'page'),
  close: lazyWithRetry(() => import('./ClosePage.tsx'), 'page'),
};
const ErrorPage = lazyWithRetry(() => import('./error/ErrorPage.tsx'));
const NOT_FOUND = 404;

/**
 * Loads the code of the shell's own page at a path, so that it renders at once; a failure is the page's own to show.
 * @param status of the document's HTTP answer
 */
export async function preloadPage(path: string, status: number): Promise<void> {
  const pages = [
    PAGES[shellRouteAt(config.routes, path)?.id ?? ''],
    status >= NOT_FOUND ? ErrorPage : undefined,
  ];
  const loads = pages.map((Page) => Page && 'preload' in Page && (Page.preload as () => Promise<void>)());
  await Promise.all(loads).catch(() => undefined);
}

/**
 * The shell's own page at the present path.
 * @param status of the document's HTTP answer: from 500 on the site itself is not there (spec §2 Error screen)
 */
export function ShellPages({ status }: { readonly status: number }) {
  const path = usePath();
  const isLeaving = useRedirect();
  if (status >= 500) return <ErrorPage status={status} />;
  if (isLeaving) return <PagePlace />;
  const route = shellRouteAt(config.routes, path);
  const Page = route && PAGES[route.id];
  return <OwnBoundary at={path}>{Page ? <Page /> : <ErrorPage status={NOT_FOUND} />}</OwnBoundary>;
}
