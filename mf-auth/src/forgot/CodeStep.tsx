import styled from '@emotion/styled';
import { PASSWORD_CODE_LIFE_S, PHONE_CODE_DIGITS } from '@tessera/domain';
import { Button, Field, Notice, space, TextInput } from '@tessera/ui';
import { useSecondsUntil } from '../form/use-seconds-until.ts';
import { NewPassword } from '../password/NewPassword.tsx';
import { formatWording, useText } from '../text.ts';
import type { SentCode } from './forgot.machine.ts';
import type { useForgot } from './use-forgot.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};
`;

interface CodeStepProps {
  readonly forgot: ReturnType<typeof useForgot>;
  readonly sent: SentCode;
}

/** The code from the message, with the countdown to another one, and the new password. */
export function CodeStep({ forgot: { edit, resend, state }, sent }: CodeStepProps) {
  const text = useText();
  const { errors, sending, values } = state;
  const bind = (field: 'password' | 'checkPassword') => ({
    value: values[field],
    error: errors[field] && formatWording(text, errors[field]),
    onChange: (value: string) => edit(field, value),
  });
  const secondsLeft = useSecondsUntil(sent.resendAt);
  return (
    <>
      <Notice role="status">
        {text('forgot.sent', { contact: values.contact.trim(), minutes: PASSWORD_CODE_LIFE_S / 60 })}
      </Notice>
      <Field
        label={text('forgot.code')}
        required
        help={text('forgot.codeHelp', { digits: PHONE_CODE_DIGITS })}
        error={errors.code && formatWording(text, errors.code)}
      >
        <Row>
          <TextInput
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            data-autofocus=""
            value={values.code}
            onChange={(event) => edit('code', event.target.value)}
          />
          <Button
            loading={sending === 'request'}
            disabled={secondsLeft > 0 || sending === 'reset'}
            onClick={() => void resend()}
          >
            {secondsLeft > 0 ? text('signup.sendAgainIn', { seconds: secondsLeft }) : text('forgot.resend')}
          </Button>
        </Row>
      </Field>
      <NewPassword
        account={values.account.trim()}
        label={text('transfer.password')}
        password={bind('password')}
        checkPassword={bind('checkPassword')}
      />
    </>
  );
}
