import type { AuthorizationWindow } from '@tessera/contracts';
import { useShell } from '@tessera/kit';
import { Button, Cluster, Stack, Text } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text.ts';
import { LINK_PURPOSE } from '../third-party/purpose.ts';
import { useLinkCompletion } from '../third-party/use-link-completion.ts';
import type { Visit } from './linked-logins.types.ts';

interface LinkVisitProps {
  readonly visit: Visit;
  readonly onCancel: () => void;
  readonly onLinked: () => void;
}

/** Opens the provider's page by the member's click, and waits for its answer. */
export function LinkVisit({ visit, onCancel, onLinked }: LinkVisitProps) {
  const text = useText();
  const { windows } = useShell();
  const complete = useLinkCompletion();
  const [isWaiting, setWaiting] = useState(false);
  const current = useRef<AuthorizationWindow>(undefined);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
    return () => current.current?.close();
  }, []);
  const { provider, url, state, secret } = visit;

  function open(): void {
    const opened = windows.openAuthorization?.();
    if (!opened) return;
    current.current?.close();
    current.current = opened;
    setWaiting(true);
    opened.onClosed(() => current.current === opened && setWaiting(false));
    opened.onReturned((answer) => {
      setWaiting(true);
      // The attempt is used up either way.
      void complete(answer, secret).then((isLinked) => (isLinked ? onLinked() : onCancel()));
    });
    opened.navigate(url, { state, secret, purpose: LINK_PURPOSE });
  }

  return (
    <Stack gap={24}>
      <div role="status">
        <Text>{text(isWaiting ? 'thirdParty.waiting' : 'linked.leave', { provider: provider.name })}</Text>
      </div>
      <Cluster gap={8}>
        <Button ref={first} tone="primary" loading={isWaiting} onClick={open}>
          {text('thirdParty.continue', { provider: provider.name })}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {text('authenticator.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
