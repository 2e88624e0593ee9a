import { useShell } from '@tessera/kit';
import { Button, EmptyState, ErrorState } from '@tessera/ui';
import { isCallError } from '@tessera/wire';
import { lobbyPath, type LobbyFilter } from '../lobby/lobby.filter.ts';
import { useText } from '../text.ts';

/** Shows that the games failed to load, with the reason and the next step. */
export function GridFailed({
  error,
  retrying,
  onRetry,
}: {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}) {
  const text = useText();
  const unavailable = isCallError(error) && error.failure.kind === 'unavailable';
  return unavailable ? (
    <EmptyState title={text('grid.unavailable')} text={text('grid.unavailable_hint')} />
  ) : (
    <ErrorState
      title={text('grid.failed')}
      text={text('grid.failed_hint')}
      retryLabel={text('retry')}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}

/** Asks a guest to log in: favourites and last games belong to an account. */
export function LogInFirst({ filter }: { filter: LobbyFilter }) {
  const text = useText();
  const { bus } = useShell();
  return (
    <EmptyState
      title={text(filter.tab === 'last' ? 'grid.login_last' : 'grid.login_favorite')}
      text={text('grid.login_hint')}
      action={
        <Button
          tone="primary"
          onClick={() =>
            bus.emit('auth.loginRequested', { then: { kind: 'navigate', path: lobbyPath(filter) } })
          }
        >
          {text('login.confirm')}
        </Button>
      }
    />
  );
}
