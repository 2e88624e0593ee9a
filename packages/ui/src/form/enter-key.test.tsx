/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { Field } from './Field.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { Select } from './Select.tsx';
import { TextInput } from './TextInput.tsx';

const hintOf = (label: string) => {
  const input = screen.getByLabelText(label);
  act(() => input.focus());
  return input.getAttribute('enterkeyhint');
};

const account = (
  <Field label="Account">
    <TextInput />
  </Field>
);

test('leads to the next field of the form, and from the last one sends it', () => {
  render(
    <form>
      {account}
      <Field label="Amount">
        <MoneyInput currency="USD" value="" onValue={() => undefined} />
      </Field>
      <Field label="Password">
        <PasswordInput showLabel="Show" hideLabel="Hide" />
      </Field>
      <button type="submit">Send</button>
    </form>,
  );
  expect(hintOf('Account')).toBe('next');
  expect(hintOf('Amount')).toBe('next');
  expect(hintOf('Password')).toBe('go');
});

test('counts no field that cannot be typed into or chosen', () => {
  const rest = (
    <>
      <input type="hidden" />
      <input type="checkbox" />
      <TextInput readOnly />
      <TextInput disabled />
    </>
  );
  const { rerender } = render(
    <form>
      {account}
      {rest}
    </form>,
  );
  expect(hintOf('Account')).toBe('go');
  rerender(
    <form>
      {account}
      {rest}
      <Field label="Currency">
        <Select options={[]} />
      </Field>
    </form>,
  );
  act(() => screen.getByLabelText('Account').blur());
  expect(hintOf('Account')).toBe('next');
});

test('has no label outside of a form', () => {
  render(account);
  expect(hintOf('Account')).toBeNull();
});
