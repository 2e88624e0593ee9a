import { problemOf, useIntent } from '@tessera/kit/intents';
import { Button, Cluster, Notice, Stack, Text } from '@tessera/ui';
import { authenticatorRecoveryCodes, authenticatorRemove } from '@tessera/wire';
import { useEffect, useRef } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { CHANGE_TEXTS } from './authenticator.codes.ts';
import type { AuthenticatorAction } from './authenticator.machine.ts';

interface QuestionProps {
  readonly action: AuthenticatorAction;
  readonly onCancel: () => void;
  readonly onRenewed: (recoveryCodes: readonly string[]) => void;
  readonly onRemoved: () => void;
}

/** Asks before the recovery codes are renewed or the authenticator is removed, and does it. */
export function Question({ action, onCancel, onRenewed, onRemoved }: QuestionProps) {
  const text = useText();
  const renewal = useIntent(authenticatorRecoveryCodes);
  const removal = useIntent(authenticatorRemove);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const { state, error } = action === 'renew' ? renewal : removal;
  const problem = error === undefined ? undefined : problemOf(error, CHANGE_TEXTS, FAILURE_TEXTS);

  async function confirm(): Promise<void> {
    if (action === 'renew') {
      const outcome = await renewal.submit({});
      if (outcome?.status === 'done') onRenewed(outcome.answer.recoveryCodes);
    } else {
      const outcome = await removal.submit({});
      if (outcome?.status === 'done') onRemoved();
    }
  }

  return (
    <Stack gap={24}>
      <Text>{text(`authenticator.${action}.ask`)}</Text>
      {problem && (
        <Notice tone="error" role="alert">
          {formatWording(text, problem.wording)}
        </Notice>
      )}
      <Cluster gap={8}>
        <Button
          tone={action === 'remove' ? 'danger' : 'primary'}
          loading={state.status === 'pending'}
          onClick={() => void confirm()}
        >
          {text(`authenticator.${action}.confirm`)}
        </Button>
        <Button ref={cancel} tone="quiet" onClick={onCancel}>
          {text('authenticator.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
