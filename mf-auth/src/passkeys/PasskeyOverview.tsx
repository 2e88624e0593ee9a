import { Button, Notice, Stack, Text } from '@tessera/ui';
import type { Passkey } from '@tessera/wire';
import { useEffect, useEffectEvent } from 'react';
import { formatWording, useText } from '../text.ts';
import { PasskeyItem } from './PasskeyItem.tsx';
import { PasskeyList } from './passkeys.styles.ts';
import { useEnrolment } from './use-enrolment.ts';
import { knowsPasskeys } from './webauthn.ts';

interface PasskeyOverviewProps {
  readonly passkeys: readonly Passkey[];
  /** The player has already asked for one. */
  readonly isAddedAtOnce: boolean;
  readonly onAdded: () => void;
  readonly onAsk: (kind: 'rename' | 'remove', passkey: Passkey) => void;
}

/** Says what passkeys are for, lists the member's, and adds one. */
export function PasskeyOverview({ passkeys, isAddedAtOnce, onAdded, onAsk }: PasskeyOverviewProps) {
  const text = useText();
  const { add, isPending, problem } = useEnrolment();
  async function start(): Promise<void> {
    if (await add()) onAdded();
  }
  const startAtOnce = useEffectEvent(() => void start());
  useEffect(() => {
    if (isAddedAtOnce) startAtOnce();
  }, [isAddedAtOnce]);

  return (
    <Stack gap={24}>
      <Text>{text('passkeys.lead')}</Text>
      {passkeys.length > 0 && (
        <PasskeyList aria-label={text('passkeys.title')}>
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onAsk={(kind) => onAsk(kind, passkey)} />
          ))}
        </PasskeyList>
      )}
      {problem && (
        <Notice tone="error" role="alert">
          {formatWording(text, problem)}
        </Notice>
      )}
      {knowsPasskeys() ? (
        <Button tone="primary" size="lg" block loading={isPending} onClick={() => void start()}>
          {text('passkeys.add')}
        </Button>
      ) : (
        <Notice>{text('passkeys.none')}</Notice>
      )}
    </Stack>
  );
}
