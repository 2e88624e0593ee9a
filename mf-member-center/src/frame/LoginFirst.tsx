import { useShell } from '@tessera/kit';
import { useLocation } from '@tessera/kit/router';
import { Button, EmptyState } from '@tessera/ui';
import { useText } from '../text.ts';

/** Asks a guest to log in: the session may end while the page is open. */
export function LoginFirst() {
  const text = useText();
  const { bus } = useShell();
  const { search } = useLocation();
  const path = `/user${search}`;
  return (
    <EmptyState
      title={text('guest.title')}
      text={text('guest.text')}
      action={
        <Button
          tone="primary"
          onClick={() => bus.emit('auth.loginRequested', { then: { kind: 'navigate', path } })}
        >
          {text('guest.login')}
        </Button>
      }
    />
  );
}
