import { CheckIcon, TextInput, TileLoader, color, type TextInputProps } from '@tessera/ui';
import styled from '@emotion/styled';
import { useText } from '../text.ts';
import type { FieldBinding } from './field-binding.ts';

const Sign = styled.span`
  display: grid;
  padding-inline-end: 8px;
  &[data-check='good'] {
    color: ${color.positive};
  }
`;

interface CheckedInputProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur' | 'end'> {
  readonly field: FieldBinding;
}

/** An input that shows the state of its check on the server. */
export function CheckedInput({ field, ...rest }: CheckedInputProps) {
  const text = useText();
  const { check } = field;
  return (
    <TextInput
      {...rest}
      value={field.value}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      end={
        (check === 'checking' || check === 'good') && (
          <Sign data-check={check}>
            {check === 'good' ? (
              <CheckIcon size={20} label={text('signup.good')} />
            ) : (
              <TileLoader size={18} label={text('signup.checking')} />
            )}
          </Sign>
        )
      }
    />
  );
}
