import { useShell } from '@tessera/kit';
import { ExportFile } from '@tessera/kit/files';
import { AsOf, isLost, ListPager, PageFailure, RowsSkeleton, SiteZone } from '@tessera/kit/pages';
import type { UseQueryResult } from '@tessera/kit/query';
import {
  Button,
  ButtonLink,
  DataTable,
  EmptyState,
  Stack,
  type DataColumn,
  type RowDetail,
} from '@tessera/ui';
import { recordExport, type PayloadOf } from '@tessera/wire';
import { useText } from '../text.ts';
import { TotalsBox } from './records.styles.ts';
import { RECORDS_PER_PAGE, type Filters } from './use-filters.ts';

interface Answer<Row> {
  readonly list: readonly Row[];
  readonly totalCount: number;
}

interface RecordListProps<Row, Given extends Answer<Row>> {
  readonly answer: UseQueryResult<Given>;
  readonly filters: Filters;
  /** Accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rowKey: (row: Row) => string | number;
  readonly detail: RowDetail<Row>;
  /** Totals of the whole filter, not of the page. */
  readonly totals: (given: Given) => readonly { readonly label: string; readonly value: string }[];
  /** What is exported: the filters of the list, without its page. */
  readonly exported: PayloadOf<typeof recordExport>;
  /** How the first record comes about. */
  readonly emptyText: string;
}

/** One page of records in each of its states, with the totals of the filter. */
export function RecordList<Row, Given extends Answer<Row>>(props: RecordListProps<Row, Given>) {
  const text = useText();
  const { answer, filters, caption, columns, rowKey, detail, totals } = props;
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
  const { list, totalCount } = answer.data;
  if (totalCount === 0) return <NoRecords filters={filters} emptyText={props.emptyText} />;
  return (
    <Stack gap={16}>
      <AsOf answer={answer} />
      <TotalsBox aria-label={text('history.totals')}>
        {totals(answer.data).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </TotalsBox>
      <DataTable caption={caption} columns={columns} rows={list} rowKey={rowKey} detail={detail} />
      <ExportFile call={recordExport} request={props.exported} />
      <ListPager totalCount={totalCount} perPage={RECORDS_PER_PAGE} busy={answer.isPlaceholderData} />
      <SiteZone />
    </Stack>
  );
}

function NoRecords({ filters, emptyText }: { readonly filters: Filters; readonly emptyText: string }) {
  const text = useText();
  const { windows } = useShell();
  if (filters.isFiltered) {
    return (
      <EmptyState
        title={text('records.noneFiltered')}
        action={<Button onClick={filters.clear}>{text('records.clear')}</Button>}
      />
    );
  }
  const toLobby = (
    <ButtonLink
      href={windows.href('/')}
      onClick={(event) => {
        event.preventDefault();
        windows.goTo('/');
      }}
    >
      {text('history.toLobby')}
    </ButtonLink>
  );
  return <EmptyState title={text('history.empty')} text={emptyText} action={toLobby} />;
}
