import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { ErrorIcon } from '../icons/status.tsx';
import { color, space, text } from '../tokens.ts';
import { labelEnterKey } from './enter-key.ts';
import { FieldContext } from './field.context.ts';
import { useAfterPress } from './use-after-press.ts';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  min-inline-size: 0;
`;

const Label = styled.label`
  display: flex;
  justify-content: space-between;
  gap: ${space[8]};
  font-size: ${text[14]};
  font-weight: 600;
  & small {
    font-size: ${text[12]};
    font-weight: 400;
    color: ${color.muted};
  }
`;

const Message = styled.div`
  font-size: ${text[12]};
  line-height: 1.4;
  color: ${color.muted};
  &:empty {
    display: none;
  }
  & > [data-error] {
    display: flex;
    gap: 6px;
    color: ${color.negative};
  }
  & svg {
    flex: none;
  }
`;

export interface FieldProps {
  label: string;
  /** Below the control. An error replaces it. */
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  /** Beside the label of an optional field: "optional". */
  optionalLabel?: string;
  /** One control: `TextInput`, `PasswordInput`, `Select`, or any that uses `useFieldControl`. */
  children: ReactNode;
  className?: string;
}

/** Shows label, control, and help or error, and connects the control to them. An error comes after a press, not during it. */
export function Field({
  label,
  help,
  error: found,
  required,
  optionalLabel,
  children,
  className,
}: FieldProps) {
  const id = useId();
  const error = useAfterPress(found);
  const messageId = `${id}-message`;
  return (
    <Root className={className} onFocus={labelEnterKey}>
      <Label htmlFor={id}>
        <span>{label}</span>
        {!required && optionalLabel && <small>{optionalLabel}</small>}
      </Label>
      <FieldContext
        value={{
          id,
          'aria-required': required || undefined,
          'aria-describedby': error || help ? messageId : undefined,
          'aria-invalid': error ? true : undefined,
        }}
      >
        {children}
      </FieldContext>
      <Message id={messageId} aria-live="polite">
        {error ? (
          <span data-error="">
            <ErrorIcon size={16} />
            {error}
          </span>
        ) : (
          help
        )}
      </Message>
    </Root>
  );
}
