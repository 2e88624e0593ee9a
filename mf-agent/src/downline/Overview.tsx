import styled from '@emotion/styled';
import { useAnswer, useMoney, useScope } from '@tessera/kit';
import { color, font, media, Skeleton, space, Surface, Text, text as textSize } from '@tessera/ui';
import { agentOperations, type AnswerOf } from '@tessera/wire';
import { isGone } from '../frame/stale.ts';
import { usePeriod } from '../frame/use-period.ts';
import { useText } from '../text.ts';
import { changeOf, exactly, periodBefore } from './overview.rules.ts';

/** Two in a row on the phone. */
const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[12]};
  margin: 0;
  & dt {
    color: ${color.muted};
  }
  & dd {
    margin: 0;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** Smaller before a long amount would break. */
const Value = styled.strong`
  display: block;
  font-family: ${font.display};
  font-size: clamp(${textSize[16]}, 15cqi, ${textSize[28]});
  white-space: nowrap;
`;

const Card = styled(Surface)`
  container-type: inline-size;
`;

const Placeholder = styled(Skeleton)`
  block-size: 104px;
`;

const FIGURES = ['activeMembers', 'newMembers', 'turnover', 'netRevenue'] as const;
type Answer = AnswerOf<typeof agentOperations>;

/** Four figures of the period, each with its change since the period before. Without an answer the page does without. */
export function Overview() {
  const text = useText();
  const period = usePeriod();
  const totals = { by: 'month', page: 1, count: 1 } as const;
  const now = useAnswer(agentOperations, { ...period, ...totals });
  const before = useAnswer(agentOperations, { ...periodBefore(period), ...totals });
  if (isGone(now) || isGone(before)) return null;
  const isKnown = now.data !== undefined && before.data !== undefined;
  return (
    <Grid aria-label={text('overview.title')}>
      {FIGURES.map((name) =>
        isKnown ? (
          <Figure key={name} name={name} now={now.data} before={before.data} />
        ) : (
          <Placeholder as="div" key={name} />
        ),
      )}
    </Grid>
  );
}

interface FigureProps {
  readonly name: (typeof FIGURES)[number];
  readonly now: Answer;
  readonly before: Answer;
}

function Figure({ name, now, before }: FigureProps) {
  const text = useText();
  const { intl } = useScope();
  const money = useMoney();
  const { currency } = now;
  const written = (value: number | string) =>
    typeof value === 'number' ? intl.formatNumber(value) : money(value, currency);
  const [value, earlier] = [now.total[name], before.total[name]];
  const change = changeOf(exactly(value, currency), exactly(earlier, currency));
  const tone = change.kind !== 'changed' ? 'muted' : change.share > 0 ? 'positive' : 'negative';
  return (
    <Card as="div">
      <dt>{text(`figure.${name}`)}</dt>
      <dd>
        <Value>{written(value)}</Value>
        <Text size={12} tone={tone}>
          {change.kind === 'same'
            ? text('overview.same')
            : change.kind === 'new'
              ? text('overview.new', { before: written(earlier) })
              : text('overview.change', {
                  before: written(earlier),
                  change: intl.formatNumber(change.share, {
                    style: 'percent',
                    signDisplay: 'exceptZero',
                    maximumFractionDigits: 0,
                  }),
                })}
        </Text>
      </dd>
    </Card>
  );
}
