import type { Shell } from '@tessera/contracts';
import { BrowserRouter } from '@tessera/kit/router';
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

/** For tests: shows a part of a remote in its real scope and a real router, on the shell that is given. */
export async function renderInScope<AnyShell extends Shell>(
  part: ReactNode,
  { config, shell, messages, at = '/' }: Ground<AnyShell>,
): Promise<RenderResult & { shell: AnyShell; scope: RemoteScope; signal: AbortSignal }> {
  window.history.replaceState(null, '', at);
  const ending = new AbortController();
  const { signal } = ending;
  const scope = await createScope(config, shell, signal, messages);
  // Style sheets of tests that are over would be asked for every style, by each later test of the file.
  endings.push(() => {
    ending.abort();
    scope.styles.sheet.flush();
  });
  const view = render(
    <BrowserRouter>
      <ScopeProvider scope={scope}>{part}</ScopeProvider>
    </BrowserRouter>,
  );
  return { ...view, shell, scope, signal };
}
