import styled from '@emotion/styled';
import { toMinorDown, type CurrencyCode } from '@tessera/domain';
import { useMoney } from '@tessera/kit';
import { Progress, space, Text } from '@tessera/ui';
import type { TurnoverCredit } from '@tessera/wire';
import { cashKind } from '../records/cash.kinds.ts';
import { useWords } from '../records/use-words.tsx';
import { useText } from '../text.ts';
import { shareOf } from './withdrawal.rules.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[12]};
`;

interface TurnoverCreditsProps {
  readonly credits: readonly TurnoverCredit[];
  readonly currency: CurrencyCode;
}

/** The money that must be wagered before a withdrawal, each credit with its own progress. */
export function TurnoverCredits({ credits, currency }: TurnoverCreditsProps) {
  const text = useText();
  const money = useMoney();
  const words = useWords(currency);
  if (credits.length === 0) return null;
  return (
    <div>
      <Text size={14} tone="muted">
        {text('withdrawal.credits')}
      </Text>
      <List aria-label={text('withdrawal.credits')}>
        {credits.map(({ kind, at, amount, toWager, wagered }) => (
          <li key={`${kind} ${at}`}>
            <Progress
              label={text('withdrawal.credit', {
                kind: text(cashKind(kind)),
                amount: money(amount, currency),
                time: words.moment(at),
              })}
              value={shareOf(toMinorDown(wagered, currency), toMinorDown(toWager, currency)).percent}
              text={text('withdrawal.turnoverOf', {
                done: money(wagered, currency),
                required: money(toWager, currency),
              })}
            />
          </li>
        ))}
      </List>
    </div>
  );
}
