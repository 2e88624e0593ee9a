import { copyText, useSite } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { lockOf, useLock } from '@tessera/kit/lock';
import { ButtonLink, CopyButton, Notice, Stack, Text, useFocusOnError } from '@tessera/ui';
import QrCode from '@tessera/ui/qr';
import { authenticatorConfirm } from '@tessera/wire';
import { useState, type FormEvent } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { LockedNotice } from '../form/LockedNotice.tsx';
import { Submit } from '../form/Submit.tsx';
import { useOnlyField } from '../form/use-only-field.ts';
import { formatWording, useText } from '../text.ts';
import { CONFIRM_TEXTS } from './authenticator.codes.ts';
import { Scan, Secret } from './authenticator.styles.ts';
import { CodeField, codeFault, codeOf } from './CodeField.tsx';

interface SetUpProps {
  readonly secret: string;
  readonly uri: string;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** Shows the secret to the player's app, and switches the authenticator on with the app's first code. */
export function SetUp({ secret, uri, onConfirmed }: SetUpProps) {
  const text = useText();
  const { device } = useSite();
  const [typed, setTyped] = useState('');
  const { state, error, failures, submit, reset } = useIntent(authenticatorConfirm);
  const lock = useLock(error);
  const problem =
    error === undefined || lockOf(error) ? undefined : problemOf(error, CONFIRM_TEXTS, FAILURE_TEXTS);
  const words = problem && formatWording(text, problem.wording);
  const code = codeOf('app', typed);
  const fault = codeFault('app', code);
  const field = useOnlyField(typed, fault);
  const form = useFocusOnError(failures + field.attempts);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (fault) return field.refuse();
    const outcome = await submit({ code });
    if (outcome?.status === 'done') onConfirmed(outcome.answer.recoveryCodes);
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} onBlur={field.leave}>
      <Stack gap={16}>
        {/* A phone cannot scan its own screen. */}
        {device === 'mobile' && (
          <ButtonLink block href={uri}>
            {text('authenticator.openApp')}
          </ButtonLink>
        )}
        <Text>{text('authenticator.scan')}</Text>
        <Scan>
          <QrCode content={uri} label={text('authenticator.qr')} />
          <Stack gap={8}>
            <Text size={14} tone="muted">
              {text('authenticator.secret')}
            </Text>
            <Secret>{inGroups(secret)}</Secret>
            <div>
              <CopyButton
                label={text('authenticator.copy')}
                copied={text('authenticator.copied')}
                failed={text('authenticator.copyFailed')}
                copy={() => copyText(secret)}
              />
            </div>
          </Stack>
        </Scan>
        <LockedNotice lock={lock} />
        {words && !problem.field && (
          <Notice tone="error" role="alert">
            {words}
          </Notice>
        )}
        <CodeField
          kind="app"
          value={typed}
          onChange={(next) => {
            setTyped(next);
            field.edited();
            reset();
          }}
          error={problem?.field ? words : field.shownFault && text(field.shownFault)}
        />
        <Submit loading={state.status === 'pending'} disabled={lock !== undefined}>
          {text('authenticator.confirm')}
        </Submit>
      </Stack>
    </form>
  );
}

/** Four characters at a time can be compared with a screen. */
const inGroups = (secret: string): string => secret.replace(/.{4}(?=.)/g, '$& ');
