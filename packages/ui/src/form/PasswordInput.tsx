import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { EyeIcon, EyeOffIcon } from '../icons/account.tsx';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'end'> {
  showLabel: string;
  hideLabel: string;
}

/** A password input with a button that shows the password. */
export function PasswordInput({
  showLabel,
  hideLabel,
  autoComplete = 'current-password',
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <IconButton size="sm" label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
          {shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
        </IconButton>
      }
      {...rest}
    />
  );
}
