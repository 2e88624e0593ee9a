import { problemOf, useIntent } from '@tessera/kit/intents';
import { Button, Cluster, Notice, Stack, Text } from '@tessera/ui';
import { passkeyRemove, type Passkey } from '@tessera/wire';
import { useEffect, useRef } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { CHANGE_TEXTS } from './passkeys.codes.ts';

interface RemovePasskeyProps {
  readonly passkey: Passkey;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** Asks before a passkey is removed, and removes it. */
export function RemovePasskey({ passkey: { id, name }, onCancel, onDone }: RemovePasskeyProps) {
  const text = useText();
  const { state, error, submit } = useIntent(passkeyRemove);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const problem = error === undefined ? undefined : problemOf(error, CHANGE_TEXTS, FAILURE_TEXTS);

  async function confirm(): Promise<void> {
    const outcome = await submit({ id });
    if (outcome?.status === 'done') onDone();
  }

  return (
    <Stack gap={24}>
      <Text>{text('passkeys.remove.ask', { name })}</Text>
      {problem && (
        <Notice tone="error" role="alert">
          {formatWording(text, problem.wording)}
        </Notice>
      )}
      <Cluster gap={8}>
        <Button tone="danger" loading={state.status === 'pending'} onClick={() => void confirm()}>
          {text('passkeys.remove.confirm')}
        </Button>
        <Button ref={cancel} tone="quiet" onClick={onCancel}>
          {text('authenticator.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
