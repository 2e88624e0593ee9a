import '@tessera/ui/styles.css';
import { CONTRACT_VERSION } from '@tessera/contracts';
import { readPath } from '@tessera/i18n';
import { createScope } from '@tessera/kit';
import { createRoot } from 'react-dom/client';
import config from '../../shell.config.ts';
import { createComposition, createWaker } from '../composition/composition.ts';
import { createContainerLoader } from '../composition/federation.ts';
import { createParts } from '../composition/parts.ts';
import { createPublishedFiles } from '../composition/published-files.ts';
import { installScriptGuard } from '../composition/script-guard.ts';
import { browserEnvironment, createShellServices, shellFor } from '../services/index.ts';
import { watchVitals } from '../services/vitals/vitals.ts';
import { loadMessages } from '../text.ts';
import { App } from './App.tsx';
import { firstViewParts, loadFirstView } from './first-view.ts';
import { readPageData } from './page-data.ts';

/** Shared package → the version that this build gives to remotes; written in by packages/build. */
declare const TESSERA_PROVIDES: Readonly<Record<string, string>>;

void boot();

/** The HTML's data → services → remotes → one render, with everything that the first view shows already there. */
async function boot(): Promise<void> {
  const { initial, registry, nonce } = readPageData(document);
  const files = createPublishedFiles(location.origin, registry);
  files.add(initial.shell);
  const guard = installScriptGuard(files);

  // Nothing is said to the player before the messages are there: the scope below waits for them.
  let say = (id: string) => id;
  const services = createShellServices(initial, {
    environment: browserEnvironment(window),
    nonce,
    text: (id) => say(id),
  });
  const own = { name: 'shell', release: initial.shell.release };
  const report = services.reporter.for(own);

  const composition = createComposition({
    registry,
    provided: { contract: CONTRACT_VERSION, shared: TESSERA_PROVIDES },
    loadContainer: createContainerLoader(TESSERA_PROVIDES, guard),
    shellFor: (remote) => shellFor(services, remote),
  });
  const { routes } = config;
  watchVitals(window, { ...composition, routes, ...own, device: () => services.site.get().device });
  const parts = createParts(composition);
  services.bus.onUnheard(
    createWaker(composition, services.bus.deliver, (name, error) => {
      report.error(error, { in: 'request', name });
      services.toast.show('error', say('request.lost'));
    }),
  );
  services.start();

  const path = readPath(location.pathname).path;
  const isGuest = services.session.get().status === 'guest';
  const view = { path, onDesktop: services.site.get().device === 'desktop', isGuest };
  const firstView = loadFirstView(parts, firstViewParts(composition, view));
  // The document's own end is the scope's.
  const scope = await createScope(
    { name: 'mf-shell' },
    shellFor(services, own),
    new AbortController().signal,
    loadMessages,
  );
  say = (id) => scope.intl.formatMessage({ id });
  await firstView;

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to render into.');
  createRoot(root).render(
    <App
      scope={scope}
      services={services}
      composition={{
        composition,
        parts,
        onPartError: (remote, error) => {
          const state = composition.stateOf(remote);
          const release = state.status === 'ready' ? state.release.release : 'unknown';
          services.reporter.for({ name: remote, release }).error(error, { in: 'render' });
        },
      }}
      status={initial.status}
    />,
  );
}
