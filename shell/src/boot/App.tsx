import { BrowserRouter } from '@tessera/kit/router';
import { ScopeProvider, type RemoteScope } from '@tessera/kit';
import { StrictMode } from 'react';
import { CompositionContext, type CompositionValue } from '../composition/context.ts';
import { Layout } from '../layout/Layout.tsx';
import { ServicesContext } from '../layout/services.context.ts';
import { ShellPages } from '../pages/ShellPages.tsx';
import type { ShellServices } from '../services/index.ts';

interface Props {
  readonly scope: RemoteScope;
  readonly services: ShellServices;
  readonly composition: CompositionValue;
  /** Of the document's HTTP answer. */
  readonly status: number;
}

/** The whole page: the shell's scope, its services, and the layout with whatever the remotes put into it. */
export function App({ scope, services, composition, status }: Props) {
  return (
    <StrictMode>
      <ScopeProvider scope={scope}>
        <ServicesContext value={services}>
          <CompositionContext value={composition}>
            <BrowserRouter>
              <Layout>
                <ShellPages status={status} />
              </Layout>
            </BrowserRouter>
          </CompositionContext>
        </ServicesContext>
      </ScopeProvider>
    </StrictMode>
  );
}
