import { useMoney, useScope } from '@tessera/kit';
import { DescriptionList } from '@tessera/ui';
import type { BonusOffer, BonusTerms } from '@tessera/wire';
import { useHall } from '../use-hall.ts';
import { useText } from '../text.ts';
import { useCost } from './use-cost.ts';

interface TermsProps {
  readonly terms: BonusTerms | BonusOffer;
  /** The member's by default. */
  readonly currency?: string;
}

/** The terms of a bonus, and of an offer what its wagering costs on average. */
export function Terms({ terms, currency }: TermsProps) {
  const text = useText();
  const inCurrency = useMoney();
  const money = (amount: string) => inCurrency(amount, currency);
  const hall = useHall();
  const cost = useCost();
  const { intl } = useScope();
  const percent = (value: number) => intl.formatNumber(value / 100, { style: 'percent' });
  const counts = terms.contributions
    .filter((one) => one.percent > 0)
    .map((one) => `${hall(one.hallId)} ${percent(one.percent)}`);
  return (
    <DescriptionList
      items={[
        { id: 'value', label: text('bonus.value'), value: money(terms.value) },
        { id: 'wagering', label: text('bonus.wagering'), value: money(terms.wagering) },
        { id: 'days', label: text('bonus.time'), value: text('bonus.days', { count: terms.days }) },
        { id: 'counts', label: text('bonus.counts'), value: counts.join(', ') },
        ...(terms.maxStake
          ? [{ id: 'maxStake', label: text('bonus.maxStake'), value: money(terms.maxStake) }]
          : []),
        ...('expectedCost' in terms
          ? [{ id: 'cost', label: text('bonus.cost'), value: cost(terms, currency) }]
          : []),
      ]}
    />
  );
}
