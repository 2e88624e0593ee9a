import type { ComponentType } from 'react';
import config from '../../shell.config.ts';
import { lazyWithRetry } from '../lazy-with-retry.tsx';
import { PagePlace } from '../layout/PagePlace.tsx';
import { shellRouteAt } from '../layout/page-info.ts';
import { usePath } from '../layout/use-path.ts';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { useDetour } from './use-detour.ts';

/** The first view has home and the missing page; every other one is loaded when it is first shown. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  home: HomePage,
  app: lazyWithRetry(() => import('./AppPage.tsx')),
  faq: lazyWithRetry(() => import('./faq/FaqPage.tsx')),
  sponsor: lazyWithRetry(() => import('./SponsorPage.tsx')),
  play: lazyWithRetry(() => import('./PlayPage.tsx')),
  loading: lazyWithRetry(() => import('./LoadingPage.tsx')),
  close: lazyWithRetry(() => import('./ClosePage.tsx')),
};
const UpgradePage = lazyWithRetry(() => import('./UpgradePage.tsx'));

/** Loads the code of the shell's own page at a path, so that it renders at once; a failure is the page's own to show. */
export async function preloadPage(path: string): Promise<void> {
  const Page = PAGES[shellRouteAt(config.routes, path)?.id ?? ''];
  if (Page && 'preload' in Page) await (Page.preload as () => Promise<void>)().catch(() => undefined);
}

/**
 * The shell's own page at the present path.
 * @param status of the document's HTTP answer: from 500 on the site itself is not there (spec §2 Error screen)
 */
export function ShellPages({ status }: { readonly status: number }) {
  const path = usePath();
  const isLeaving = useDetour();
  if (status >= 500) return <UpgradePage status={status} />;
  if (isLeaving) return <PagePlace />;
  const route = shellRouteAt(config.routes, path);
  const Page = route && PAGES[route.id];
  return Page ? <Page /> : <NotFoundPage />;
}
