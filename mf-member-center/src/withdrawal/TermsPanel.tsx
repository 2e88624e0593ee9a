import type { CurrencyCode } from '@tessera/contracts';
import { useMoney } from '@tessera/kit';
import { DescriptionList, Panel, Progress, Stack } from '@tessera/ui';
import { useText } from '../text.ts';
import { TurnoverCredits } from './TurnoverCredits.tsx';
import { turnoverOf, type Terms } from './withdrawal.rules.ts';

interface TermsPanelProps {
  readonly terms: Terms;
  readonly balance: string;
  readonly currency: CurrencyCode;
}

/** What a withdrawal must keep to, before anything is typed. */
export function TermsPanel({ terms, balance, currency }: TermsPanelProps) {
  const text = useText();
  const money = useMoney();
  const amount = (decimal: string) => money(decimal, currency);
  const turnover = turnoverOf(terms, currency);
  return (
    <Panel title={text('withdrawal.terms')}>
      <Stack gap={16}>
        <DescriptionList
          items={[
            { id: 'available', label: text('withdrawal.available'), value: amount(balance) },
            {
              id: 'range',
              label: text('withdrawal.range'),
              value: text('cashier.range', {
                minimum: amount(terms.minimum),
                maximum: amount(terms.maximum),
              }),
            },
            {
              id: 'fee',
              label: text('withdrawal.fee'),
              value: Number(terms.fee) > 0 ? amount(terms.fee) : text('cashier.noFee'),
            },
            {
              id: 'left',
              label: text('withdrawal.left'),
              value: text('withdrawal.leftToday', {
                count: terms.countLeft,
                amount: amount(terms.amountLeft),
              }),
            },
          ]}
        />
        {turnover.isRequired && (
          <Progress
            label={text('withdrawal.turnover')}
            value={turnover.percent}
            text={text('withdrawal.turnoverOf', {
              done: amount(terms.turnoverDone),
              required: amount(terms.turnoverRequired),
            })}
          />
        )}
        <TurnoverCredits credits={terms.turnoverCredits} currency={currency} />
      </Stack>
    </Panel>
  );
}
