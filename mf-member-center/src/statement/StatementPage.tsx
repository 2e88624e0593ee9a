import { useAnswer } from '@tessera/kit';
import { useAddress } from '@tessera/kit/address';
import { Cluster, EmptyState, Stack, Surface } from '@tessera/ui';
import { recordExport, statement } from '@tessera/wire';
import type { PageProps } from '../frame/page.ts';
import { AsOf, isLost, PageFailure, PageHead, RowsSkeleton, SiteZone } from '@tessera/kit/pages';
import { ExportFile } from '@tessera/kit/files';
import { PrintButton } from '../print/PrintButton.tsx';
import { useText } from '../text.ts';
import { MonthPager } from './MonthPager.tsx';
import { MonthTable } from './MonthTable.tsx';
import { StatementChart } from './StatementChart.tsx';
import { StatementSheet } from './StatementSheet.tsx';
import { isMonth, MONTHS_PER_PAGE } from './months.ts';

/** The balance by months of the site's calendar (spec §2 Member centre: Statement). */
export default function StatementPage({ member }: PageProps) {
  const text = useText();
  return (
    <>
      <PageHead title={text('statement.title')} lead={text('statement.description')} />
      <Months member={member} />
    </>
  );
}

function Months({ member }: PageProps) {
  const text = useText();
  const { currency } = member;
  const { until } = useAddress(['until']).values;
  const answer = useAnswer(statement, {
    ...(isMonth(until) && { until }),
    count: MONTHS_PER_PAGE,
  });
  if (answer.isPending) return <RowsSkeleton rows={8} />;
  if (isLost(answer)) {
    return (
      <PageFailure
        error={answer.error}
        title={text('history.failed')}
        retrying={answer.isFetching}
        onRetry={() => void answer.refetch()}
      />
    );
  }
  const { list } = answer.data;
  if (list.length === 0) return <EmptyState title={text('history.empty')} text={text('statement.empty')} />;
  return (
    <Stack gap={24}>
      <AsOf answer={answer} />
      <Surface>
        <StatementChart months={list} currency={currency} />
      </Surface>
      <MonthTable months={list} currency={currency} />
      <MonthPager answer={answer.data} />
      <Cluster>
        <PrintButton />
        <ExportFile call={recordExport} request={{ what: 'statement' }} />
      </Cluster>
      <SiteZone />
      <StatementSheet member={member} months={list} />
    </Stack>
  );
}
