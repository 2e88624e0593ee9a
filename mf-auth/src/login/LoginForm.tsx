import { Field, Notice, PasswordInput, Stack, TextInput, useFocusOnError } from '@tessera/ui';
import type { FormEvent } from 'react';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { SwitchDialog } from '../requests/SwitchDialog.tsx';
import { HelpLink } from '../form/HelpLink.tsx';
import { Submit } from '../form/Submit.tsx';
import { formatWording, useText } from '../text.ts';
import type { LoginField } from './login.machine.ts';
import type { useLogin } from './use-login.ts';

interface LoginFormProps {
  readonly login: ReturnType<typeof useLogin>;
  /** Why a login is required, unless the player opened the dialog. */
  readonly reason: 'play' | 'page' | undefined;
  readonly onLeave: () => void;
}

export function LoginForm({ login: { state, captcha, edit, submit }, reason, onLeave }: LoginFormProps) {
  const text = useText();
  const form = useFocusOnError('failures' in state ? state.failures : 0);
  if (state.status === 'step' || state.status === 'done') return null;

  const { values } = state;
  const sending = state.status === 'sending';
  const notice = state.status === 'editing' ? state.notice : undefined;
  const errorOf = (field: LoginField) => {
    const wording = state.status === 'editing' ? state.errors[field] : undefined;
    return wording && formatWording(text, wording);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Stack gap={16}>
        {notice ? (
          <Notice tone="error" role="alert">
            {formatWording(text, notice.wording)} {notice.help && <HelpLink />}
          </Notice>
        ) : (
          reason && <Notice>{text(`login.reason.${reason}`)}</Notice>
        )}
        <Field label={text('login.account')} required error={errorOf('account')}>
          <TextInput
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-autofocus=""
            value={values.account}
            onChange={(event) => edit('account', event.target.value)}
          />
        </Field>
        <Field label={text('login.password')} required error={errorOf('password')}>
          <PasswordInput
            name="password"
            showLabel={text('password.show')}
            hideLabel={text('password.hide')}
            value={values.password}
            onChange={(event) => edit('password', event.target.value)}
          />
        </Field>
        <CaptchaField
          captcha={captcha}
          value={values.answer}
          onChange={(value) => edit('answer', value)}
          error={errorOf('answer')}
        />
        <Submit loading={sending}>{text('login.submit')}</Submit>
        <SwitchDialog
          dialog="register"
          question={text('login.noAccount')}
          label={text('login.toRegister')}
          onLeave={onLeave}
        />
      </Stack>
    </form>
  );
}
