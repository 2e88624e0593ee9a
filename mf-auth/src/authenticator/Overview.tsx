import { useScope } from '@tessera/kit';
import { Button, Cluster, Notice, Stack, Text } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { useText } from '../text.ts';
import type { AuthenticatorAction } from './authenticator.machine.ts';

/** With fewer, the player is asked to renew them. */
const FEW_CODES = 3;

interface OverviewProps {
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
  readonly onAsk: (action: AuthenticatorAction) => void;
}

/** Shows the member's authenticator, and leads to what can be changed. */
export function Overview({ since, recoveryCodesLeft: count, onAsk }: OverviewProps) {
  const text = useText();
  const { intl } = useScope();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Stack gap={24}>
      <Stack gap={12}>
        {since && (
          <Text>{text('authenticator.since', { date: intl.formatDate(since, { dateStyle: 'long' }) })}</Text>
        )}
        <Notice tone={count < FEW_CODES ? 'warning' : 'info'}>
          {text('authenticator.codesLeft', { count })}
        </Notice>
      </Stack>
      <Cluster gap={8}>
        <Button ref={first} onClick={() => onAsk('renew')}>
          {text('authenticator.renew')}
        </Button>
        <Button tone="quiet" onClick={() => onAsk('remove')}>
          {text('authenticator.remove')}
        </Button>
      </Cluster>
    </Stack>
  );
}
