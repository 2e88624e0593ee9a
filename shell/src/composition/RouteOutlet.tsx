import { useSession, useShell } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { readPath } from '@tessera/i18n';
import { Button, EmptyState } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import { useComposition } from './context.ts';
import { routeAt } from './places.ts';
import { RemotePart } from './RemotePart.tsx';

/**
 * Renders the remote's page for the current address, or `children` if no remote has one. The page gets them too, for an
 * address that names nothing: they show then that the page is missing.
 */
export function RouteOutlet({
  fallback,
  children,
}: {
  readonly fallback?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { composition } = useComposition();
  const { pathname } = useLocation();
  const match = routeAt(composition.registry, readPath(pathname).path);
  if (!match) return <>{children}</>;
  const props = { params: match.params, missing: children };
  const page = <RemotePart part={match.key} props={props} fallback={fallback} size="page" />;
  return match.route.member ? <MembersOnly fallback={fallback}>{page}</MembersOnly> : page;
}

/** Asks guests to log in, and returns here after the login. */
function MembersOnly({
  fallback,
  children,
}: {
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}) {
  const text = useText();
  const shell = useShell();
  const { pathname, search } = useLocation();
  const { status } = useSession();
  if (status === 'restoring') return <>{fallback}</>;
  if (status === 'member') return <>{children}</>;
  const path = readPath(pathname).path + search;
  return (
    <EmptyState
      title={text('page.membersOnly')}
      text={text('page.membersOnlyHint')}
      action={
        <Button
          tone="primary"
          onClick={() => shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path } })}
        >
          {text('page.logIn')}
        </Button>
      }
    />
  );
}
