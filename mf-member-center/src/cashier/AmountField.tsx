import type { CurrencyCode } from '@tessera/contracts';
import { Button, Cluster, Field, MoneyInput, Stack } from '@tessera/ui';
import { useText } from '../text.ts';

interface AmountFieldProps {
  readonly currency: CurrencyCode;
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The field is left. */
  readonly onLeave: () => void;
  /** Amounts to take with one tap, each with its label. */
  readonly presets: readonly { readonly amount: string; readonly label: string }[];
  readonly help: string | undefined;
  readonly error: string | undefined;
}

/** An amount of money, with amounts to take below it. */
export function AmountField({ currency, value, onValue, onLeave, presets, help, error }: AmountFieldProps) {
  const text = useText();
  return (
    <Stack gap={8}>
      <Field label={text('wallet.amount')} required help={help} error={error}>
        <MoneyInput name="amount" currency={currency} value={value} onValue={onValue} onBlur={onLeave} />
      </Field>
      <Cluster gap={8} role="group" aria-label={text('wallet.amount')}>
        {presets.map(({ amount, label }) => (
          <Button key={label} aria-pressed={value === amount} onClick={() => onValue(amount)}>
            {label}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}
