import { ScopeProvider, type RemoteScope } from '@tessera/kit';
import { StrictMode, type ReactNode } from 'react';
import { CompositionContext, type CompositionValue } from '../composition/context.ts';
import { Layout } from '../layout/Layout.tsx';
import { OwnBoundary } from '../layout/OwnBoundary.tsx';
import { ServicesContext } from '../layout/services.context.ts';
import { ShellPages } from '../pages/ShellPages.tsx';
import type { ShellServices } from '../services/index.ts';

interface Props {
  readonly scope: RemoteScope;
  readonly services: ShellServices;
  readonly composition: CompositionValue;
  /** HTTP status of the document. */
  readonly status: number;
  /** Wraps the page in a router: the browser's, or a server's for one address. */
  readonly router: (children: ReactNode) => ReactNode;
}

/** The whole page: the shell's scope, its services, and the layout with the remotes' parts. */
export function App({ scope, services, composition, status, router }: Props) {
  return (
    <StrictMode>
      <ScopeProvider scope={scope}>
        <ServicesContext value={services}>
          <CompositionContext value={composition}>
            {router(
              <OwnBoundary>
                <Layout>
                  <ShellPages status={status} />
                </Layout>
              </OwnBoundary>,
            )}
          </CompositionContext>
        </ServicesContext>
      </ScopeProvider>
    </StrictMode>
  );
}
