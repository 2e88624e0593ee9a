import { Button, Notice, Stack, useFocusOnError } from '@tessera/ui';
import { useEffect, type FormEvent } from 'react';
import { HelpLink } from '../form/HelpLink.tsx';
import { Submit } from '../form/Submit.tsx';
import { whenLeft } from '../form/when-left.ts';
import type { StepEnding } from '../login/login.machine.ts';
import { formatWording, useText } from '../text.ts';
import { CodeStep } from './CodeStep.tsx';
import { RequestStep } from './RequestStep.tsx';
import { useForgot } from './use-forgot.ts';
import { OtherWays } from '../form/OtherWays.tsx';

/** By the names of their inputs. */
const FIELDS = {
  username: 'account',
  email: 'contact',
  phone: 'contact',
  captcha: 'answer',
  code: 'code',
  password: 'password',
  checkPassword: 'checkPassword',
} as const;

interface ForgotPasswordProps {
  /** As it was typed into the login form. */
  readonly account: string;
  readonly onLeave: (ending?: StepEnding) => void;
}

/** Replaces a forgotten password: a code by e-mail or SMS, then a new password. Leads back to the login. */
export default function ForgotPassword({ account, onLeave }: ForgotPasswordProps) {
  const text = useText();
  const forgot = useForgot(account, (loginName) =>
    onLeave({
      notice: { wording: { id: 'forgot.done' }, help: false, tone: 'success' },
      isPasswordNew: true,
      account: loginName,
    }),
  );
  const { notice, sending, sent, failures, values } = forgot.state;
  const form = useFocusOnError(failures);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void forgot.submit();
  };
  const onBack = () => {
    forgot.leave();
    onLeave({ account: values.account.trim() });
  };
  const isSent = sent !== undefined;
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('[data-autofocus]') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [form, isSent]);

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onBlur={whenLeft(FIELDS, forgot.leaveField)}>
      <Stack gap={16}>
        {notice && (
          <Notice tone={notice.tone} role={notice.tone === 'error' ? 'alert' : 'status'}>
            <span>{formatWording(text, notice.wording)} </span>
            {notice.help && <HelpLink />}
          </Notice>
        )}
        {sent ? <CodeStep forgot={forgot} sent={sent} /> : <RequestStep forgot={forgot} />}
        <Submit
          loading={sending === (isSent ? 'reset' : 'request')}
          disabled={isSent && sending === 'request'}
        >
          {text(isSent ? 'transfer.save' : 'forgot.send')}
        </Submit>
        <OtherWays gap={8}>
          {isSent && (
            <Button tone="quiet" onClick={forgot.restart}>
              {text('forgot.change')}
            </Button>
          )}
          <Button tone="quiet" onClick={onBack}>
            {text('login.back')}
          </Button>
        </OtherWays>
      </Stack>
    </form>
  );
}
