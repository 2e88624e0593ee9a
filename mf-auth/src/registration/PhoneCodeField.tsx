import styled from '@emotion/styled';
import { PHONE_CODE_DIGITS } from '@tessera/domain';
import { Button, Field, space } from '@tessera/ui';
import { useText } from '../text.ts';
import { CheckedInput } from './CheckedInput.tsx';
import type { FieldBinding } from './field-binding.ts';
import type { PhoneCode } from './use-phone-code.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[8]};
`;

/** The field for the code sent to the phone, with the button that requests one. */
export function PhoneCodeField({
  field,
  code: { isSending, secondsLeft, send },
}: {
  readonly field: FieldBinding;
  readonly code: PhoneCode;
}) {
  const text = useText();
  return (
    <Field
      label={text('signup.phoneCode')}
      required
      help={text('signup.phoneCodeHelp', { digits: PHONE_CODE_DIGITS })}
      error={field.error}
    >
      <Row>
        <CheckedInput field={field} name="phoneVerify" inputMode="numeric" autoComplete="one-time-code" />
        <Button loading={isSending} disabled={secondsLeft > 0} onClick={send}>
          {secondsLeft > 0 ? text('signup.sendAgainIn', { seconds: secondsLeft }) : text('signup.sendCode')}
        </Button>
      </Row>
    </Field>
  );
}
