import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import { createScope, ScopeProvider } from '@tessera/kit';
import { BrowserRouter } from '@tessera/kit/router';
import { createFakeShell, type FakeShellOptions } from '@tessera/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import config from '../remote.config.ts';

/** Shows a part of this remote on a fake shell, in its real scope, as if the address were `at`. */
export async function show(part: ReactNode, options: FakeShellOptions = {}, at = '/user') {
  window.history.replaceState(null, '', at);
  const shell = createFakeShell(options);
  const controller = new AbortController();
  const scope = await createScope(
    config,
    shell,
    controller.signal,
    (code) => import(`./messages/${code}.json`),
  );
  const view = render(
    <BrowserRouter>
      <ScopeProvider scope={scope}>{part}</ScopeProvider>
    </BrowserRouter>,
  );
  return { ...view, shell, scope, signal: controller.signal };
}
