import type { CurrencyCode } from '@tessera/contracts';
import { useMoney, useName } from '@tessera/kit';
import type { DepositMethod } from '@tessera/wire';
import { fittingFirst } from '../cashier/amount.rules.ts';
import { Choices } from '../cashier/cashier.styles.ts';
import { useUsualTime } from '../cashier/use-usual-time.ts';
import { useText } from '../text.ts';

interface MethodChoiceProps {
  readonly methods: readonly DepositMethod[];
  readonly value: number | undefined;
  readonly currency: CurrencyCode;
  /** What was typed, in the wire's form: methods that take it come first. */
  readonly sum: string | undefined;
  readonly onChoose: (id: number) => void;
}

/** The ways to pay, each with how it works, its limits, its fee and how long it takes. */
export function MethodChoice({ methods, value, currency, sum, onChoose }: MethodChoiceProps) {
  const text = useText();
  const money = useMoney();
  const nameOf = useName();
  const time = useUsualTime();
  const amount = (decimal: string) => money(decimal, currency);
  return (
    <Choices>
      <legend>{text('deposit.method')}</legend>
      {fittingFirst(methods, sum, currency).map(({ id, name, note, minimum, maximum, fee, usualMinutes }) => (
        <label key={id}>
          <input type="radio" name="method" checked={id === value} onChange={() => onChoose(id)} />
          <strong>{nameOf(name)}</strong>
          <small>{nameOf(note)}</small>
          <small>
            {[
              text('cashier.range', { minimum: amount(minimum), maximum: amount(maximum) }),
              Number(fee) > 0 ? text('cashier.fee', { fee: amount(fee) }) : text('cashier.noFee'),
              usualMinutes === null ? [] : time.usually(usualMinutes),
            ]
              .flat()
              .join(' · ')}
          </small>
        </label>
      ))}
    </Choices>
  );
}
