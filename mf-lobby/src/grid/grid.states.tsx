import { useShell } from '@tessera/kit';
import { Button, EmptyState, ErrorState } from '@tessera/ui';
import { isCallError } from '@tessera/wire';
import { useLateText } from '../later/late.text.ts';
import { withLateText } from '../later/with-late-text.tsx';
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
    <Unavailable />
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

/** For a list that this back end lacks. */
const Unavailable = withLateText(() => {
  const late = useLateText();
  return <EmptyState title={late('grid.unavailable')} text={late('grid.unavailable_hint')} />;
});

function LogIn({ filter }: { filter: LobbyFilter }) {
  const text = useText();
  const late = useLateText();
  const { bus } = useShell();
  return (
    <EmptyState
      title={late(filter.tab === 'last' ? 'grid.login_last' : 'grid.login_favorite')}
      text={late('grid.login_hint')}
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

/** Asks a guest to log in: favourites and last games belong to an account. */
export const LogInFirst = withLateText(LogIn);
