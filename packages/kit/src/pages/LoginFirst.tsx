import { readPath } from '@tessera/i18n';
import { useLocation } from '@tessera/kit/router';
import { Button, EmptyState } from '@tessera/ui';
import { useShell } from '../hooks.ts';
import { useText } from './messages.ts';

/** Asks a guest to log in: the session may end while the page is open. */
export function LoginFirst() {
  const text = useText();
  const { bus } = useShell();
  const { pathname, search } = useLocation();
  const path = readPath(pathname).path + search;
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
