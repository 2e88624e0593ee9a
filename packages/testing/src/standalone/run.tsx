import type { RemoteConfig, RemoteDefinition, Shell } from '@tessera/contracts';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createFakeShell, type FakeShellOptions } from '../fakeShell.ts';
import { createValue } from '../value.ts';
import { dialogsOnPage, Host, type OpenDialog } from './Host.tsx';
import { asSameVisitor, optionsFromAddress } from './options.ts';

/** A toast is shown for so long. */
const TOAST_MS = 3_000;

/**
 * Runs one remote alone in the page, for its own team: on the fake shell with the given answers, at the address's
 * path. `?as=member`, `?locale=hi_IN`, `?currency=INR` and `?latency=800` say who looks at it.
 * @param around what the shell has around every page: the router
 */
export async function runStandalone(
  remote: RemoteDefinition,
  config: RemoteConfig,
  options: FakeShellOptions,
  around: (page: ReactNode) => ReactNode = (page) => page,
): Promise<void> {
  const dialogs = createValue<readonly OpenDialog[]>([]);
  const toasts = createValue<readonly string[]>([]);
  const fake = createFakeShell({ ...optionsFromAddress(location.search), ...options });
  const shell: Shell = {
    ...fake,
    remote: { name: config.name, release: 'standalone' },
    dialogs: {
      open: dialogsOnPage(dialogs, remote),
      confirm: async ({ title, body }) => window.confirm([title, body].filter(Boolean).join('\n\n')),
    },
    windows: {
      ...fake.windows,
      href: asSameVisitor,
      goTo: (path) => location.assign(asSameVisitor(path)),
      openExternal: (url) => void window.open(url, '_blank', 'noopener'),
    },
    toast: {
      show: (_, text) => {
        toasts.set([...toasts.get(), text]);
        setTimeout(() => toasts.set(toasts.get().slice(1)), TOAST_MS);
      },
    },
    // eslint-disable-next-line no-console -- this page's only reader is the remote's own team
    report: { error: (error, context) => console.error(error, context) },
  };
  document.documentElement.lang = shell.locale.current.tag;
  await remote.activate(shell, new AbortController().signal);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page of a remote alone needs an element with the id "root"');
  createRoot(root).render(
    around(
      <Host remote={remote} config={config} path={location.pathname} dialogs={dialogs} toasts={toasts} />,
    ),
  );
}
