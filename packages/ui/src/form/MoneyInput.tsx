import { CURRENCIES, type CurrencyCode } from '@tessera/domain';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export interface MoneyInputProps extends Omit<
  TextInputProps,
  'value' | 'onChange' | 'inputMode' | 'start' | 'type'
> {
  currency: CurrencyCode;
  /** As typed: the caller reads it with `readAmount`. A character that is taken away would make another amount. */
  value: string;
  onValue: (value: string) => void;
}

/** An amount beside its currency's symbol; phones show the number pad, with a decimal key where the currency has decimals. */
export function MoneyInput({ currency, value, onValue, ...rest }: MoneyInputProps) {
  const { symbol, minorDigits } = CURRENCIES[currency];
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode={minorDigits === 0 ? 'numeric' : 'decimal'}
      start={<span aria-hidden="true">{symbol}</span>}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
  );
}
