import { useContext, type ReactNode } from 'react';
import { PartNotice } from '../composition/PartNotice.tsx';
import { RemoteBoundary } from '../composition/RemoteBoundary.tsx';
import { ServicesContext } from './services.context.ts';

interface Props {
  /** Where it is: another place renders its content again. */
  readonly at?: string;
  readonly onFailed?: ((error: unknown) => void) | undefined;
  /** Shown in place of the content that failed; the error screen by default (spec §8 "Page errors"). */
  readonly fallback?: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

const errorScreen = (retry: () => void) => <PartNotice size="page" onRetry={retry} />;

/** Reports and replaces the shell's own code that throws while it renders, so that the rest of the page works. */
export function OwnBoundary({ at, onFailed, fallback = errorScreen, children }: Props) {
  const services = useContext(ServicesContext);
  return (
    <RemoteBoundary
      at={at}
      onError={(error) => {
        services?.reporter.for({ name: 'shell', release: services.release }).error(error, { in: 'render' });
        onFailed?.(error);
      }}
      fallback={fallback}
    >
      {children}
    </RemoteBoundary>
  );
}
