import styled from '@emotion/styled';
import { toDecimal } from '@tessera/domain';
import { useMoney, useScope } from '@tessera/kit';
import { color } from '@tessera/ui';
import { usePeriod } from '../frame/use-period.ts';
import { useText } from '../text.ts';
import type { DownlineMember } from './downline.queries.ts';
import { exactly } from './overview.rules.ts';
import { barsOf } from './sparkline.rules.ts';

const BAR_WIDTH = 4;
const BAR_STEP = 6;
const HEIGHT = 24;

const Bars = styled.svg`
  display: block;
  fill: ${color.accent};
  & [data-none] {
    fill: ${color.line};
  }
`;

/** A member's stakes of the latest days as small bars, with the same in words. Days without stakes are flat. */
export function Sparkline({ row }: { readonly row: Pick<DownlineMember, 'currency' | 'turnoverByDay'> }) {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  const { to } = usePeriod();
  const { currency, turnoverByDay } = row;
  if (turnoverByDay.length === 0) return null;
  const amounts = turnoverByDay.map((amount) => exactly(amount, currency));
  const { bars, sum, most } = barsOf(amounts, HEIGHT);
  const written = (amount: bigint) => money(toDecimal(amount, currency), currency);
  const span = {
    count: amounts.length,
    date: intl.formatDate(to, { dateStyle: 'medium', timeZone: 'UTC' }),
  };
  const words =
    sum === 0n
      ? text('downline.latelyNone', span)
      : text('downline.latelyText', { ...span, sum: written(sum), most: written(most) });
  const width = amounts.length * BAR_STEP;
  return (
    <Bars role="img" aria-label={words} width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
      <title>{words}</title>
      {bars.map((height, day) => (
        <rect
          // A day is its place.
          key={`${day}`}
          x={day * BAR_STEP}
          y={HEIGHT - height}
          width={BAR_WIDTH}
          height={height}
          data-none={amounts[day] === 0n ? '' : undefined}
        />
      ))}
    </Bars>
  );
}
