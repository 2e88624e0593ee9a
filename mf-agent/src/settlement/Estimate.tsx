import { useAnswer, useMoney, useSiteTime } from '@tessera/kit';
import { AsOf } from '@tessera/kit/pages';
import { DescriptionList, Heading, Panel, Stack, Text } from '@tessera/ui';
import { agentEstimate, type AnswerOf } from '@tessera/wire';
import { isGone } from '../frame/stale.ts';
import { useText } from '../text.ts';
import { StrataTable } from './StrataTable.tsx';
import { Sum } from './Sum.tsx';
import { useWeek } from './use-week.ts';

/**
 * What the weeks come to that are not settled yet. Where it is missing or fails, the statements below are shown without
 * it: they do not depend on it.
 */
export function Estimate() {
  const text = useText();
  const siteTime = useSiteTime();
  const answer = useAnswer(agentEstimate, {});
  const { data } = answer;
  if (!data || isGone(answer) || data.list.length === 0) return null;
  return (
    <Panel title={text('settlement.estimate')}>
      <Stack gap={24}>
        <AsOf answer={answer} />
        <Text size={14} tone="muted">
          {text('settlement.estimateText', { time: siteTime(data.asOf) })}
        </Text>
        {newestFirst(data.list).map((week) => (
          <Week key={`${week.week} ${week.currency}`} week={week} />
        ))}
      </Stack>
    </Panel>
  );
}

type UnsettledWeek = AnswerOf<typeof agentEstimate>['list'][number];

const newestFirst = (weeks: readonly UnsettledWeek[]): readonly UnsettledWeek[] =>
  weeks.toSorted((a, b) => b.week.localeCompare(a.week) || a.currency.localeCompare(b.currency));

function Week({ week }: { readonly week: UnsettledWeek }) {
  const text = useText();
  const money = useMoney();
  const wordsOf = useWeek();
  return (
    <Stack gap={12}>
      <Heading level={3} size={16}>{`${wordsOf(week)} · ${week.currency}`}</Heading>
      <DescriptionList
        layout="columns"
        items={[
          { id: 'net', label: text('figure.netRevenue'), value: money(week.netRevenue, week.currency) },
          { id: 'active', label: text('figure.activeMembers'), value: week.activeMembers },
          { id: 'out', label: text('settlement.carriedOut'), value: money(week.carriedOut, week.currency) },
          { id: 'due', label: text('settlement.due'), value: money(week.paid, week.paidCurrency) },
        ]}
      />
      {week.strata.length > 0 && <StrataTable strata={week.strata} currency={week.currency} />}
      <Sum {...week} />
    </Stack>
  );
}
