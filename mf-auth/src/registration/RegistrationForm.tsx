import { lazily, useShell, useSite } from '@tessera/kit';
import { Notice, Stack, useFocusOnError } from '@tessera/ui';
import type { AnswerOf, registerSettings } from '@tessera/wire';
import type { FormEvent } from 'react';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { SwitchDialog } from '../requests/SwitchDialog.tsx';
import { useSwitchDialog } from '../requests/use-switch-dialog.ts';
import { Submit } from '../form/Submit.tsx';
import { useLateFocus } from '../form/use-late-focus.ts';
import { formatWording, useText } from '../text.ts';
import { usePrefill } from '../third-party/use-prefill.ts';
import { Agreement } from './Agreement.tsx';
import { ContactFields } from './ContactFields.tsx';
import { CredentialFields } from './CredentialFields.tsx';
import { CurrencyField } from './CurrencyField.tsx';
import { LanguageField } from './LanguageField.tsx';
import type { FieldBinding } from './field-binding.ts';
import type { RegistrationField } from './registration.fields.ts';
import type { Invitation } from './use-invitation.ts';
import { useRegistration } from './use-registration.ts';

const ProviderButtons = lazily(() => import('../third-party/ProviderButtons.tsx'));

interface RegistrationFormProps {
  readonly settings: AnswerOf<typeof registerSettings>['list'];
  readonly invitation: Invitation;
  readonly onDone: () => void;
  readonly onLeave: () => void;
}

export function RegistrationForm({ settings, invitation, onDone, onLeave }: RegistrationFormProps) {
  const text = useText();
  const { settings: site } = useSite();
  const { locale } = useShell();
  const { state, captcha, phoneCode, ...intents } = useRegistration(settings, invitation, onDone);
  const form = useFocusOnError(state.failures);
  useLateFocus(form);
  const toLogin = useSwitchDialog('login', onLeave);
  const { provider, goesOnInLogin } = usePrefill(state, intents);

  const bind = (field: RegistrationField): FieldBinding => {
    const check = state.checks[field];
    return {
      value: state.values[field],
      check: check.kind,
      error: check.kind === 'bad' ? formatWording(text, check.wording) : undefined,
      onChange: (value) => intents.edit(field, value),
      onBlur: () => intents.leave(field),
    };
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.current?.scrollIntoView?.({ block: 'start' });
    void intents.submit();
  };

  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <Stack gap={16}>
        {site.demo && <Notice tone="warning">{text('signup.showcase')}</Notice>}
        <LanguageField onChoose={locale.change} />
        {provider && <Notice>{text('thirdParty.registerNotice', { provider })}</Notice>}
        <CredentialFields bind={bind} />
        <CurrencyField
          shape={state.shape.memberCurrency}
          offered={invitation.isCurrencyFixed ? [state.values.memberCurrency] : site.currencies}
          value={state.values.memberCurrency}
          onChoose={intents.chooseCurrency}
        />
        <ContactFields
          shape={state.shape}
          bind={bind}
          phoneCode={phoneCode}
          introduction={state.introduction}
        />
        <CaptchaField
          captcha={captcha}
          value={state.values.answer}
          onChange={(value) => intents.edit('answer', value)}
          error={bind('answer').error}
        />
        <Agreement agreed={state.agreed} missing={state.agreementError} onChange={intents.agree} />
        <Submit disabled={site.demo} loading={state.phase === 'sending'}>
          {text('signup.submit')}
        </Submit>
        {!provider && (
          <ProviderButtons
            onEnded={(completion) => {
              if (completion === 'entered') onDone();
              // The account has a member already, whose login needs a further step or is refused.
              else if (completion === 'pending' && goesOnInLogin()) toLogin();
            }}
            fallback={null}
          />
        )}
        <SwitchDialog
          dialog="login"
          question={text('signup.haveAccount')}
          label={text('signup.toLogin')}
          onLeave={onLeave}
        />
      </Stack>
    </form>
  );
}
