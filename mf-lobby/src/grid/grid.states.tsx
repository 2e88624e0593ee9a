import { useShell } from '@tessera/kit';
import { Button, EmptyState, ErrorState } from '@tessera/ui';
import { isCallError } from '@tessera/wire';
import { lobbyPath, type LobbyFilter } from '../lobby/lobby.filter.ts';
import { useText } from '../text.ts';

/** The games could not be had: what to do, by why. */
export function GridFailed({
  error,
  retrying,
  onRetry,
}: {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}) {
  const say = useText();
  const unavailable = isCallError(error) && error.failure.kind === 'unavailable';
  return unavailable ? (
    <EmptyState title={say('grid.unavailable')} text={say('grid.unavailable_hint')} />
  ) : (
    <ErrorState
      title={say('grid.failed')}
      text={say('grid.failed_hint')}
      retryLabel={say('retry')}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}

/** A guest has no favourites and no last games: they are kept with an account. */
export function LogInFirst({ filter }: { filter: LobbyFilter }) {
  const say = useText();
  const { bus } = useShell();
  return (
    <EmptyState
      title={say(filter.tab === 'last' ? 'grid.login_last' : 'grid.login_favorite')}
      text={say('grid.login_hint')}
      action={
        <Button
          tone="primary"
          onClick={() =>
            bus.emit('auth.loginRequested', { then: { kind: 'navigate', path: lobbyPath(filter) } })
          }
        >
          {say('login.confirm')}
        </Button>
      }
    />
  );
}
