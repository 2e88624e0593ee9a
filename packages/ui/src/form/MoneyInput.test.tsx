/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { CurrencyCode } from '@tessera/domain';
import { Field } from './Field.tsx';
import { MoneyInput } from './MoneyInput.tsx';

function Form({ currency }: { readonly currency: CurrencyCode }) {
  const [value, setValue] = useState('');
  return (
    <Field label="Amount">
      <MoneyInput currency={currency} value={value} onValue={setValue} />
    </Field>
  );
}

test.each([
  ['USD', '$12.50x', 'decimal'],
  ['USD', '-10', 'decimal'],
  ['INR', '१,०००', 'decimal'],
  ['VND', '20.000', 'numeric'],
  ['JPY', '12.5', 'numeric'],
] as const)(
  '%s: keeps %j as it was typed, with the number pad of the currency',
  async (currency, typed, pad) => {
    render(<Form currency={currency} />);
    const input = screen.getByLabelText('Amount');
    await userEvent.type(input, typed);
    expect(input).toHaveValue(typed);
    expect(input).toHaveAttribute('inputmode', pad);
  },
);

test('keeps all digits that are pasted: a cut amount would be another one', async () => {
  render(<Form currency="USD" />);
  await userEvent.click(screen.getByLabelText('Amount'));
  await userEvent.paste('1234567890123456789012.50');
  expect(screen.getByLabelText('Amount')).toHaveValue('1234567890123456789012.50');
});
