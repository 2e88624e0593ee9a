import { useMoney } from '@tessera/kit';
import { Text } from '@tessera/ui';
import type { AnswerOf, agentEstimate } from '@tessera/wire';
import { toDecimal, toMinorDown } from '@tessera/domain';
import { useText } from '../text.ts';

type Amounts = Pick<
  AnswerOf<typeof agentEstimate>['list'][number],
  'currency' | 'earned' | 'carriedIn' | 'corrected'
>;

/** How what is paid or carried over comes about, in one sentence; and what is not taken off. */
export function Sum({ currency, earned, carriedIn, corrected }: Amounts) {
  const text = useText();
  const money = useMoney();
  const result = [earned, carriedIn, corrected].reduce((sum, one) => sum + toMinorDown(one, currency), 0n);
  return (
    <Text size={14}>
      {text('settlement.howDue', {
        earned: money(earned, currency),
        carried: money(carriedIn, currency),
        corrected: money(corrected, currency),
        result: money(toDecimal(result, currency), currency),
      })}{' '}
      {text('settlement.fees')}
    </Text>
  );
}
