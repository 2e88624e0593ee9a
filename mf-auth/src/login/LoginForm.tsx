import { lazily, useSite } from '@tessera/kit';
import { useLock } from '@tessera/kit/lock';
import {
  Button,
  Cluster,
  Field,
  Notice,
  PasswordInput,
  Stack,
  TextInput,
  useFocusOnError,
} from '@tessera/ui';
import type { FormEvent } from 'react';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { SwitchDialog } from '../requests/SwitchDialog.tsx';
import { HelpLink } from '../form/HelpLink.tsx';
import { whenLeft } from '../form/when-left.ts';
import { LockedNotice } from '../form/LockedNotice.tsx';
import { Submit } from '../form/Submit.tsx';
import { useLateFocus } from '../form/use-late-focus.ts';
import { PasskeyLoginButton } from '../passkeys/PasskeyLoginButton.tsx';
import { formatWording, useText } from '../text.ts';
import type { Completion } from '../third-party/use-completion.ts';
import type { LoginField, LoginNotice } from './login.machine.ts';
import type { useLogin } from './use-login.ts';

const RecordsOffer = lazily(() => import('../records/RecordsOffer.tsx'));
// Also the list of providers is asked for in the dialog only.
const ProviderButtons = lazily(() => import('../third-party/ProviderButtons.tsx'));

/** By the names of their inputs. */
const FIELDS = { username: 'account', password: 'password', captcha: 'answer' } as const;

interface LoginFormProps {
  readonly login: ReturnType<typeof useLogin>;
  /** Why a login is required, unless the player opened the dialog. */
  readonly reason: 'play' | 'page' | undefined;
  /** The provider whose account this login links. */
  readonly linking: string | undefined;
  /** How a visit to a provider was refused. */
  readonly shut: LoginNotice | undefined;
  /** A visit to a provider has ended. */
  readonly onVisited: (completion: Completion) => void;
  readonly onLeave: () => void;
}

export function LoginForm({ login, reason, linking, shut, onVisited, onLeave }: LoginFormProps) {
  const { state, captcha, edit, forget, leave, submit, onDone } = login;
  const text = useText();
  const { settings } = useSite();
  const form = useFocusOnError('failures' in state ? state.failures : 0);
  useLateFocus(form);
  const account = 'values' in state ? state.values.account.trim().toLowerCase() : '';
  const held = useLock(login.error, account);
  if (state.status === 'step' || state.status === 'done') return null;

  const { values } = state;
  const sending = state.status === 'sending';
  const notice = state.status === 'editing' ? (state.notice ?? shut) : undefined;
  // A step that has set a new password has opened the lock.
  const lock = notice?.tone === 'success' ? undefined : held;
  const errorOf = (field: LoginField) => {
    const wording = state.status === 'editing' ? state.errors[field] : undefined;
    return wording && formatWording(text, wording);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit} onBlur={whenLeft(FIELDS, leave)}>
      <Stack gap={16}>
        <LockedNotice lock={lock} />
        {notice && !notice.isLock ? (
          <Notice tone={notice.tone ?? 'error'} role={notice.tone ? 'status' : 'alert'}>
            <span>{formatWording(text, notice.wording)} </span>
            {notice.help && <HelpLink />}
          </Notice>
        ) : (
          reason && !linking && !lock && <Notice>{text(`login.reason.${reason}`)}</Notice>
        )}
        {notice?.recordsTicket !== undefined && (
          <RecordsOffer ticket={notice.recordsTicket} onEntered={onLeave} fallback={null} />
        )}
        {settings.demo && <Notice tone="warning">{text('login.showcase')}</Notice>}
        {linking && <Notice>{text('thirdParty.linkNotice', { provider: linking })}</Notice>}
        <Field label={text('login.account')} required error={errorOf('account')}>
          <TextInput
            name="username"
            autoComplete="username webauthn"
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
        <Cluster>
          <Button tone="quiet" size="sm" disabled={sending} onClick={forget}>
            {text('login.forgot')}
          </Button>
        </Cluster>
        <CaptchaField
          captcha={captcha}
          value={values.answer}
          onChange={(value) => edit('answer', value)}
          error={errorOf('answer')}
        />
        <Submit loading={sending} disabled={lock !== undefined}>
          {text('login.submit')}
        </Submit>
        <PasskeyLoginButton disabled={sending} onDone={onDone} onLeave={onLeave} />
        {!linking && <ProviderButtons onEnded={onVisited} fallback={null} />}
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
