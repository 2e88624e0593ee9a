import { CURRENCIES, isCurrencyCode } from '@tessera/domain';
import { currencyName } from '@tessera/i18n';
import { useLocale } from '@tessera/kit';
import { Field, Select } from '@tessera/ui';
import { useText } from '../text.ts';
import type { FieldShape } from './registration.fields.ts';

interface CurrencyFieldProps {
  readonly shape: FieldShape;
  readonly offered: readonly string[];
  readonly value: string;
  readonly onChoose: (currency: string) => void;
}

/** Chooses the account's currency. Renders nothing on a site with a single one. */
export function CurrencyField({ shape, offered, value, onChoose }: CurrencyFieldProps) {
  const text = useText();
  const { tag } = useLocale();
  if (!shape.shown) return null;
  const options = offered.map((code) => ({
    value: code,
    label: currencyLabel(code, tag, text('signup.points')),
  }));
  return (
    <Field label={text('signup.currency')} required help={text('signup.currencyHelp')}>
      <Select
        name="memberCurrency"
        autoComplete="transaction-currency"
        options={options}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      />
    </Field>
  );
}

/** Formats a currency in the page's language: `INR` → `Indian Rupee (₹)`. */
function currencyLabel(code: string, tag: string, points: string): string {
  if (!isCurrencyCode(code)) return code;
  const { iso, symbol } = CURRENCIES[code];
  const name = iso ? currencyName(iso, tag) : points;
  return `${name} (${symbol})`;
}
