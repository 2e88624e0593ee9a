import { Button, Cluster, Field, Stack, Text, TextInput } from '@tessera/ui';
import { CaptchaField } from '../captcha/CaptchaField.tsx';
import { formatWording, useText } from '../text.ts';
import type { ForgotField } from './forgot.machine.ts';
import type { useForgot } from './use-forgot.ts';

const PLAIN = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
  'data-autofocus': '',
} as const;

/** Account, e-mail address or phone number, and captcha. */
export function RequestStep({
  forgot: { captcha, edit, state, switchMode },
}: {
  readonly forgot: ReturnType<typeof useForgot>;
}) {
  const text = useText();
  const { errors, mode, values } = state;
  const errorOf = (field: ForgotField) => {
    const wording = errors[field];
    return wording && formatWording(text, wording);
  };
  return (
    <>
      <Text tone="muted">{text('forgot.why')}</Text>
      <Field label={text('login.account')} required error={errorOf('account')}>
        <TextInput
          name="username"
          autoComplete="username"
          value={values.account}
          onChange={(event) => edit('account', event.target.value)}
          {...PLAIN}
        />
      </Field>
      <Stack gap={4}>
        <Field
          key={mode}
          label={text(mode === 'email' ? 'signup.email' : 'signup.phone')}
          required
          help={mode === 'phone' ? text('signup.phoneHelp') : undefined}
          error={errorOf('contact')}
        >
          <TextInput
            name={mode}
            type={mode === 'email' ? 'email' : 'tel'}
            autoComplete={mode === 'email' ? 'email' : 'tel-national'}
            inputMode={mode === 'email' ? 'email' : 'tel'}
            value={values.contact}
            onChange={(event) => edit('contact', event.target.value)}
            {...PLAIN}
          />
        </Field>
        <Cluster>
          <Button tone="quiet" size="sm" onClick={switchMode}>
            {text(mode === 'email' ? 'forgot.usePhone' : 'forgot.useEmail')}
          </Button>
        </Cluster>
      </Stack>
      <CaptchaField
        captcha={captcha}
        value={values.answer}
        onChange={(value) => edit('answer', value)}
        error={errorOf('answer')}
      />
    </>
  );
}
