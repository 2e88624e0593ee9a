import { useShell } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { lockOf, useLock } from '@tessera/kit/lock';
import { Button, Notice, Stack, Text, useFocusOnError } from '@tessera/ui';
import { loginAuthenticator, recordsTicketOf } from '@tessera/wire';
import { useState, type FormEvent } from 'react';
import { useDeviceInfo } from '../device/use-device-info.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { HelpLink } from '../form/HelpLink.tsx';
import { LockedNotice } from '../form/LockedNotice.tsx';
import { Submit } from '../form/Submit.tsx';
import { useOnlyField } from '../form/use-only-field.ts';
import { loginRefusal } from '../login/login.codes.ts';
import type { StepEnding } from '../login/login.machine.ts';
import { formatWording, useText } from '../text.ts';
import { loginTexts } from './authenticator.codes.ts';
import { CodeField, codeFault, type CodeKind, codeOf } from './CodeField.tsx';
import { OtherWays } from '../form/OtherWays.tsx';

interface AuthenticatorStepProps {
  /** The login that waits for the code. */
  readonly loginId: string;
  readonly onLoggedIn: () => void;
  readonly onLeave: (ending?: StepEnding) => void;
}

/** Asks for the authenticator's code or a recovery code, and completes the login (code 803). */
export default function AuthenticatorStep({ loginId, onLoggedIn, onLeave }: AuthenticatorStepProps) {
  const text = useText();
  const { toast } = useShell();
  const deviceInfo = useDeviceInfo();
  const [kind, setKind] = useState<CodeKind>('app');
  const [value, setValue] = useState('');
  const { state, error, failures, submit, reset } = useIntent(loginAuthenticator);
  const lock = useLock(error);
  const problem =
    error === undefined || lockOf(error) ? undefined : problemOf(error, loginTexts(kind), FAILURE_TEXTS);
  const words = problem && formatWording(text, problem.wording);
  const typed = codeOf(kind, value);
  const fault = codeFault(kind, typed);
  const field = useOnlyField(value, fault);
  const form = useFocusOnError(failures + field.attempts);
  const fieldError = problem?.field ? words : field.shownFault && text(field.shownFault);

  const edit = (next: string) => {
    setValue(next);
    field.edited();
    reset();
  };
  const switchTo = (other: CodeKind) => {
    edit('');
    setKind(other);
  };
  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (fault) return field.refuse();
    const answer = kind === 'app' ? { code: typed } : { recoveryCode: typed };
    const outcome = await submit({ memberLoginId: loginId, ...answer, ...deviceInfo() });
    if (outcome?.status === 'done') {
      const { recoveryCodesLeft: count } = outcome.answer;
      if (count !== null) toast.show('info', text('authenticator.codesLeft', { count }));
      onLoggedIn();
    } else if (outcome && recordsTicketOf(outcome.error) !== undefined) {
      // The login is over, but its refusal offers the records.
      const refusal = loginRefusal(outcome.error);
      onLeave(refusal.kind === 'notice' ? { notice: refusal } : {});
    } else if (outcome?.status === 'refused') setValue('');
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void onSubmit(event)} onBlur={field.leave}>
      <Stack gap={16}>
        <Text>{text(kind === 'app' ? 'authenticator.why' : 'authenticator.recoveryWhy')}</Text>
        <LockedNotice lock={lock} />
        {words && !problem.field && (
          <Notice tone="error" role="alert">
            {words} <HelpLink />
          </Notice>
        )}
        <CodeField key={kind} kind={kind} value={value} onChange={edit} error={fieldError} />
        <Submit loading={state.status === 'pending'} disabled={lock !== undefined}>
          {text('login.submit')}
        </Submit>
        <OtherWays gap={8}>
          <Button tone="quiet" onClick={() => switchTo(kind === 'app' ? 'recovery' : 'app')}>
            {text(kind === 'app' ? 'authenticator.useRecovery' : 'authenticator.useApp')}
          </Button>
          <Button tone="quiet" onClick={() => onLeave()}>
            {text('login.back')}
          </Button>
        </OtherWays>
      </Stack>
    </form>
  );
}
