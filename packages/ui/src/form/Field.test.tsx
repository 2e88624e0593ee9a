/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
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

test('an error that comes while a button is pressed does not move it: it is shown with the click', async () => {
  const field = (error?: string) => (
    <>
      <Field label="Account" error={error}>
        <TextInput />
      </Field>
      <button type="button">Save</button>
    </>
  );
  const { rerender } = render(field());
  const save = screen.getByRole('button', { name: 'Save' });

  fireEvent.mouseDown(save);
  fireEvent.blur(screen.getByRole('textbox'));
  rerender(field('This one has 4.'));
  // A press takes longer than the browser's next task.
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  expect(screen.queryByText('This one has 4.')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).not.toBeInvalid();
  fireEvent.click(save);
  expect(screen.getByText('This one has 4.')).toBeVisible();
  expect(screen.getByRole('textbox')).toBeInvalid();
});

test('an error is shown after a press that becomes no click', async () => {
  const { rerender } = render(
    <Field label="Account">
      <TextInput />
    </Field>,
  );
  fireEvent.mouseDown(document.body);
  rerender(
    <Field label="Account" error="This one has 4.">
      <TextInput />
    </Field>,
  );
  expect(screen.queryByText('This one has 4.')).not.toBeInTheDocument();
  fireEvent.mouseUp(document.body);
  expect(await screen.findByText('This one has 4.')).toBeVisible();
});
