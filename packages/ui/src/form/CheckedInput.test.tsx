/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CheckedInput } from './CheckedInput.tsx';

function Port({ onLegal }: { onLegal: (isLegal: boolean) => void }) {
  const [value, setValue] = useState('');
  return (
    <CheckedInput
      label="Port"
      help="Of the server"
      illegal="Illegal input"
      rule={{ kind: 'integer', maxLength: 4 }}
      value={value}
      onValue={(typed, isLegal) => {
        setValue(typed);
        onLegal(isLegal);
      }}
    />
  );
}

test('complains when the field is left, and until the value is right', async () => {
  const seen: boolean[] = [];
  render(<Port onLegal={(isLegal) => seen.push(isLegal)} />);
  const port = screen.getByLabelText('Port');
  await userEvent.type(port, '8a');
  expect(port).toHaveAccessibleDescription('Of the server');
  await userEvent.tab();
  expect(port).toBeInvalid();
  expect(port).toHaveAccessibleDescription('Illegal input');
  await userEvent.type(port, '{Backspace}0');
  expect(port).toBeValid();
  await userEvent.type(port, '000');
  expect(port).toBeInvalid();
  expect(seen).toEqual([true, false, true, true, true, true, false]);
});
