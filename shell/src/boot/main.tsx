import { readPath } from '@tessera/i18n';
import { whenIdle } from '@tessera/kit';
import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import config from '../../shell.config.ts';
import { runAfterLogin } from '../composition/after-login.ts';
import { createContainerLoader } from '../composition/federation.ts';
import { createHints } from '../composition/hints.ts';
import { isLeftToBrowser } from '../composition/left-to-browser.ts';
import { createPublishedFiles } from '../composition/published-files.ts';
import { prepareHttp } from '../services/api/http.ts';
import { installScriptGuard } from '../composition/script-guard.ts';
import { pageInfoAt } from '../layout/page-info.ts';
import { PageRouter } from '../layout/PageRouter.tsx';
import { preloadPage } from '../pages/ShellPages.tsx';
import { browserEnvironment } from '../services/index.ts';
import { loadReleases, takeOverrides } from '../services/releases/load.ts';
import { watchVitals } from '../services/vitals/vitals.ts';
import { App } from './App.tsx';
import { loadFirstView } from './first-view.ts';
import { applyStyles } from './first-screen.ts';
import { nextTask } from '../services/edge/next-task.ts';
import { createPage } from './page.ts';
import { readPageData } from './page-data.ts';

/** Shared package → the version that this build gives to remotes; written in by packages/build. */
declare const TESSERA_PROVIDES: Readonly<Record<string, string>>;

/**
 * Starts the page: the HTML's data → services → remotes → render. Server-rendered markup is hydrated at once, and each
 * remote's part when it has loaded; without it there is one render with the whole first view.
 */
export async function boot(): Promise<void> {
  const { initial, registry: published, nonce, firstScreen: rendered } = readPageData(document);
  const files = createPublishedFiles(location.origin, published);
  files.add(initial.shell);
  const guard = installScriptGuard(files);
  const overridden = initial.overrides && (await takeOverrides(initial.overrides, published));
  overridden?.trusted.forEach(files.trust);
  const registry = overridden?.registry ?? published;
  // Server-rendered markup only fits the site's own remotes.
  const firstScreen = overridden?.keepsPlaces === false ? undefined : rendered;
  const loadContainer = createContainerLoader(TESSERA_PROVIDES, guard);
  await nextTask();

  const environment = browserEnvironment(window);
  const page = createPage(
    {
      initial,
      registry,
      environment,
      nonce,
      pathname: location.pathname,
      async loadContainer(release, attempt) {
        const definition = await loadContainer(release, attempt);
        await nextTask();
        return definition;
      },
      hint: createHints(document, nonce),
      firstScreenOf: (remote) => firstScreen && { answers: firstScreen.answers[remote] },
      // If that code fails to load too, the part shows its own notice.
      onPartFailed: (key, error) => releases().then((one) => one.partFailed(key, error), ignore),
      onMessagesFailed: (error) => releases().then((one) => one.ownFailed(error), ignore),
    },
    new AbortController().signal,
  );
  const { services, composition, parts } = page;
  const releases = loadReleases({
    initial,
    registry: published,
    overridden,
    environment,
    services,
    composition,
  });
  const own = { name: 'shell', release: initial.shell.release };
  const { routes } = config;
  const vitals = watchVitals(window, {
    ...composition,
    routes,
    ...own,
    device: () => services.site.get().device,
  });
  await nextTask();
  const infoAt = (pathname: string) =>
    pageInfoAt(routes, composition.registry, readPath(pathname).path, initial.locale);
  // A waiting window (for a game or an answer) shows no remote and soon navigates to another site, whose policy would
  // refuse any fetch that is still pending.
  const isWaiting = infoAt(window.location.pathname).frame === 'bare';
  if (!isWaiting) {
    runAfterLogin({
      composition,
      bus: services.bus,
      whenIdle: (work) => whenIdle(work, { afterLoad: true }),
      report: (remote, error) => services.reporter.for(own).error(error, { in: 'afterLogin', remote }),
    });
  }
  services.start();
  await nextTask();
  const firstView = isWaiting ? Promise.resolve() : loadFirstView(parts, page.firstView);
  void firstView.then(() => {
    whenIdle(() => {
      prepareHttp();
      if (isWaiting) return;
      // Without that code, links load their pages when they are clicked.
      import('../composition/prefetch.ts').then(
        ({ prefetchAhead }) =>
          prefetchAhead(window, page, { isGuest: () => services.session.get().status === 'guest' }),
        ignore,
      );
    });
  });
  const [scope] = await Promise.all([page.scope, preloadPage(page.path, initial.status)]);
  await nextTask();

  const pageAt = (pathname: string) => infoAt(pathname).id;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to render into.');
  const app = (
    <AfterMount run={vitals.alive}>
      <App
        scope={scope}
        services={services}
        composition={{
          composition,
          parts,
          releases,
          onPartError: (key, error) => {
            const state = composition.stateOf(key.remote);
            const release = state.status === 'ready' ? state.release.release : 'unknown';
            services.reporter.for({ name: key.remote, release }).error(error, { in: 'render' });
            void releases().then((one) => one.renderFailed(key, error), ignore);
          },
        }}
        status={initial.status}
        router={(children) => <PageRouter pageAt={pageAt}>{children}</PageRouter>}
      />
    </AfterMount>
  );
  if (!firstScreen) {
    await firstView;
    createRoot(root).render(app);
    return;
  }
  applyStyles(root, firstScreen.styles);
  const onRecoverableError = (error: unknown) => {
    if (!isLeftToBrowser(error)) services.reporter.for(own).error(error, { in: 'hydration' });
  };
  // In a transition React hydrates in slices; otherwise it would block the page.
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError }));
}

/** Calls `run` after its children have mounted or hydrated. */
function AfterMount({ run, children }: { readonly run: () => void; readonly children: ReactNode }) {
  useEffect(run, [run]);
  return children;
}

function ignore(): void {}
