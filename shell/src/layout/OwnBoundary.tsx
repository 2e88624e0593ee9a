import type { ReactNode } from 'react';
import { PartNotice } from '../composition/PartNotice.tsx';
import { RemoteBoundary } from '../composition/RemoteBoundary.tsx';
import { useServices } from './services.context.ts';

interface Props {
  /** Where it is: another place renders its content again. */
  readonly at?: string;
  readonly children: ReactNode;
}

/** Shows the error screen with Retry in place of the shell's own code that throws while it renders (spec §8 "Page errors"). */
export function OwnBoundary({ at, children }: Props) {
  const { reporter, release } = useServices();
  return (
    <RemoteBoundary
      at={at}
      onError={(error) => reporter.for({ name: 'shell', release }).error(error, { in: 'render' })}
      fallback={(onRetry) => <PartNotice size="page" onRetry={onRetry} />}
    >
      {children}
    </RemoteBoundary>
  );
}
