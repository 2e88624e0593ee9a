import { useAnswer, useScope } from '@tessera/kit';
import { oneOf, useAddress } from '@tessera/kit/address';
import { ExportFile } from '@tessera/kit/files';
import { AddressChoice, AsOf, PageHead, RowsSkeleton, SiteZone } from '@tessera/kit/pages';
import { FilterBar, Stack } from '@tessera/ui';
import { agentExport, agentOperations } from '@tessera/wire';
import type { PageProps } from '../frame/page.ts';
import { PageFailure } from '../frame/PageFailure.tsx';
import { PeriodFilter } from '../frame/PeriodFilter.tsx';
import { isGone } from '../frame/stale.ts';
import { MOST_DAYS, usePeriod } from '../frame/use-period.ts';
import { useText } from '../text.ts';
import { EXPORT_TEXTS } from './export.codes.ts';
import { FiguresChart } from './FiguresChart.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import { useSelection } from './use-selection.ts';

const GRAINS = ['day', 'week', 'month'] as const;

/** The downline's figures by day, week or month (spec §2 OperationTable). */
export default function OperationTablePage({ member }: PageProps) {
  const text = useText();
  const { intl } = useScope();
  const { values } = useAddress(['by']);
  const period = usePeriod();
  const { selection, columns } = useSelection();
  const by = oneOf(GRAINS, values.by) ?? 'day';
  const answer = useAnswer(agentOperations, {
    ...period,
    by,
    page: 1,
    count: MOST_DAYS,
    ...selection,
  });
  const day = (value: string) => intl.formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' });
  const shortDay = (value: string) =>
    intl.formatDate(value, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  const nameOf = ({ from, to }: { readonly from: string; readonly to: string }) =>
    from === to ? day(from) : text('filter.range', { from: day(from), to: day(to) });
  const currencies = answer.data?.currencies ?? (member ? [member.currency] : []);
  return (
    <>
      <PageHead
        title={text('operations.title')}
        lead={text('operations.description')}
        tools={
          <FilterBar label={text('filter.label')}>
            <PeriodFilter />
            <AddressChoice
              name="by"
              label={text('figure.by')}
              options={GRAINS.map((id) => ({ id, label: text(`figure.by.${id}`) }))}
            />
            <AddressChoice
              name="currency"
              label={text('figure.currency')}
              options={currencies.map((id) => ({ id, label: id }))}
            />
            <ProviderChoice />
          </FilterBar>
        }
      />
      {answer.isPending ? (
        <RowsSkeleton rows={8} />
      ) : isGone(answer) ? (
        <PageFailure answer={answer} />
      ) : (
        <Stack gap={16}>
          <AsOf answer={answer} />
          <FiguresChart
            header={text('filter.date')}
            currency={answer.data.currency}
            commission="paid"
            columns={columns}
            rows={answer.data.list
              .toReversed()
              .map((row) => ({ ...row, key: row.from, short: shortDay(row.from), label: nameOf(row) }))}
          />
          <FiguresTable
            caption={text('operations.title')}
            first={text('filter.date')}
            currency={answer.data.currency}
            commission="paid"
            columns={columns}
            total={answer.data.total}
            rows={answer.data.list.map((row) => ({ ...row, key: row.from, label: nameOf(row) }))}
          />
          <ExportFile
            call={agentExport}
            request={{ what: 'operations', ...period, by, ...selection }}
            codes={EXPORT_TEXTS}
          />
          <SiteZone />
        </Stack>
      )}
    </>
  );
}
