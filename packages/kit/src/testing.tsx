import type { Shell } from '@tessera/contracts';
import { BrowserRouter } from '@tessera/kit/standalone-router';
import type { CatalogueLoader } from '@tessera/i18n';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ScopeProvider } from './remote.tsx';
import { createScope, type RemoteScope } from './scope.ts';

/** What a remote's tests stand a part of it on. */
interface Ground<AnyShell extends Shell> {
  readonly config: { readonly name: string };
  /** The fake one, of `@tessera/testing`. */
  readonly shell: AnyShell;
  readonly messages: CatalogueLoader;
  /** The address that the part is shown at. */
  readonly at?: string;
}

/** What ends with the test. */
const endings: (() => void)[] = [];
// After the testing library's own, which takes the parts away: hooks run in the order in which they are registered.
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** The scope of a test, with what a remote's own has beside it. */
export interface TestScope {
  readonly scope: RemoteScope;
  readonly signal: AbortSignal;
  /** Takes it down; the end of the test does so, too. */
  readonly end: () => void;
}

/** For tests: the real scope of a remote, on the shell that is given, for as long as the test runs. */
export async function openScope(
  config: { readonly name: string },
  shell: Shell,
  messages: CatalogueLoader,
): Promise<TestScope> {
  const life = new AbortController();
  const scope = await createScope(config, shell, life.signal, messages);
  const end = () => life.abort();
  endings.push(() => {
    end();
    // Each later test of the file would ask the sheets of those before for every style.
    scope.styles.sheet.flush();
  });
  return { scope, signal: life.signal, end };
}

/** For tests: shows a part of a remote in its real scope and a real router, on the shell that is given. */
export async function renderInScope<AnyShell extends Shell>(
  part: ReactNode,
  { config, shell, messages, at = '/' }: Ground<AnyShell>,
): Promise<RenderResult & { shell: AnyShell; scope: RemoteScope; signal: AbortSignal }> {
  window.history.replaceState(null, '', at);
  const { scope, signal } = await openScope(config, shell, messages);
  const view = render(
    <BrowserRouter>
      <ScopeProvider scope={scope}>{part}</ScopeProvider>
    </BrowserRouter>,
  );
  return { ...view, shell, scope, signal };
}
