/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './Checkbox.tsx';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';

test('labels the control and describes it by the help', () => {
  render(
    <Field label="Account" help="6 to 12 letters and digits" required>
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Account' });
  expect(input).toHaveAccessibleDescription('6 to 12 letters and digits');
  expect(input).toBeRequired();
  expect(input).not.toHaveAttribute('aria-invalid');
});

test('replaces the help by the error and marks the control invalid', () => {
  render(
    <Field label="Account" help="6 to 12 letters and digits" error="This one has 4.">
      <TextInput />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Account' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('This one has 4.');
  expect(screen.queryByText('6 to 12 letters and digits')).not.toBeInTheDocument();
});

test('has no description without help and error', () => {
  render(
    <Field label="Currency">
      <Select options={[{ value: 'INR', label: 'Indian rupee' }]} />
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'Currency' })).not.toHaveAttribute('aria-describedby');
});

test('shows and hides a password', async () => {
  render(
    <Field label="Password">
      <PasswordInput showLabel="Show password" hideLabel="Hide password" />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('describes an invalid checkbox by its error', () => {
  render(<Checkbox error="Please tick this to go on.">I agree</Checkbox>);
  const box = screen.getByRole('checkbox');
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please tick this to go on.');
});
