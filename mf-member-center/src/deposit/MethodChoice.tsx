import type { CurrencyCode } from '@tessera/contracts';
import { useMoney, useName } from '@tessera/kit';
import type { DepositMethod } from '@tessera/wire';
import { Choices } from '../cashier/cashier.styles.ts';
import { useText } from '../text.ts';

interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[];
  readonly value: number | undefined;
  readonly currency: CurrencyCode;
  readonly onChoose: (id: number) => void;
}

/** The ways to pay, each with how it works, its limits and its fee. */
export function MethodChoice({ methods, value, currency, onChoose }: MethodChoiceProps) {
  const text = useText();
  const money = useMoney();
  const nameOf = useName();
  const amount = (decimal: string) => money(decimal, currency);
  return (
    <Choices>
      <legend>{text('deposit.method')}</legend>
      {methods.map(({ id, name, note, minimum, maximum, fee }) => (
        <label key={id}>
          <input type="radio" name="method" checked={id === value} onChange={() => onChoose(id)} />
          <strong>{nameOf(name)}</strong>
          <small>{nameOf(note)}</small>
          <small>
            {text('cashier.range', { minimum: amount(minimum), maximum: amount(maximum) })}
            {' · '}
            {Number(fee) > 0 ? text('cashier.fee', { fee: amount(fee) }) : text('cashier.noFee')}
          </small>
        </label>
      ))}
    </Choices>
  );
}
