import { problemOf, useIntent } from '@tessera/kit/intents';
import { Button, Cluster, Notice, Stack, Text } from '@tessera/ui';
import { thirdPartyUnlink } from '@tessera/wire';
import { useEffect, useRef } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { UNLINK_TEXTS } from '../third-party/third-party.codes.ts';
import type { LinkedLogin } from './linked-logins.types.ts';

interface UnlinkQuestionProps {
  readonly login: LinkedLogin;
  readonly onCancel: () => void;
  readonly onUnlinked: () => void;
}

/** Asks before a login is unlinked, and does it. */
export function UnlinkQuestion({ login, onCancel, onUnlinked }: UnlinkQuestionProps) {
  const text = useText();
  const { state, error, submit } = useIntent(thirdPartyUnlink);
  const problem = error === undefined ? undefined : problemOf(error, UNLINK_TEXTS, FAILURE_TEXTS);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const provider = login.provider.name;
  return (
    <Stack gap={24}>
      <Text>{text('linked.unlink.ask', { provider })}</Text>
      {problem && (
        <Notice tone="error" role="alert">
          {formatWording(text, problem.wording)}
        </Notice>
      )}
      <Cluster gap={8}>
        <Button
          tone="danger"
          loading={state.status === 'pending'}
          onClick={() =>
            void submit({ id: login.id }).then((outcome) => outcome?.status === 'done' && onUnlinked())
          }
        >
          {text('linked.unlink', { provider })}
        </Button>
        <Button ref={cancel} tone="quiet" onClick={onCancel}>
          {text('authenticator.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}
