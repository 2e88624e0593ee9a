import { useAnswer, useScope, useSite } from '@tessera/kit';
import { ExportFile } from '@tessera/kit/files';
import { AddressChoice, AsOf, PageHead, RowsSkeleton, SiteZone } from '@tessera/kit/pages';
import { usePlace } from '@tessera/kit/place';
import { ButtonLink, EmptyState, FilterBar, Stack } from '@tessera/ui';
import { agentExport, agentStrata } from '@tessera/wire';
import type { PageProps } from '../frame/page.ts';
import { PageFailure } from '../frame/PageFailure.tsx';
import { PeriodFilter } from '../frame/PeriodFilter.tsx';
import { isGone } from '../frame/stale.ts';
import { usePeriod } from '../frame/use-period.ts';
import { useText } from '../text.ts';
import { EXPORT_TEXTS } from './export.codes.ts';
import { totalOf } from './figures.ts';
import { FiguresChart } from './FiguresChart.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { ProviderChoice } from './ProviderChoice.tsx';
import { useSelection } from './use-selection.ts';

/** The downline's figures by level (spec §2 StratifiedTable). */
export default function StratifiedTablePage(_props: PageProps) {
  const text = useText();
  const { intl } = useScope();
  const { settings } = useSite();
  const period = usePeriod();
  const { selection, columns } = useSelection();
  const links = usePlace('/proxy/Promotion');
  const answer = useAnswer(agentStrata, { ...period, ...selection });
  const currencies = answer.data?.currencies ?? settings.currencies;
  return (
    <>
      <PageHead
        title={text('strata.title')}
        lead={text('strata.description')}
        tools={
          <FilterBar label={text('filter.label')}>
            <PeriodFilter />
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
        <RowsSkeleton rows={6} />
      ) : isGone(answer) ? (
        <PageFailure answer={answer} />
      ) : answer.data.list.length === 0 ? (
        <EmptyState
          title={text('strata.empty')}
          text={text('downline.emptyText')}
          action={<ButtonLink {...links}>{text('downline.toLinks')}</ButtonLink>}
        />
      ) : (
        <Stack gap={16}>
          <AsOf answer={answer} />
          <FiguresChart
            header={text('figure.level')}
            currency={answer.data.currency}
            commission="earned"
            columns={columns}
            rows={answer.data.list.map((row) => ({
              ...row,
              key: String(row.level),
              short: intl.formatNumber(row.level),
              label: text('figure.levelName', { level: row.level }),
            }))}
          />
          <FiguresTable
            caption={text('strata.title')}
            first={text('figure.level')}
            currency={answer.data.currency}
            commission="earned"
            columns={columns}
            total={totalOf(answer.data.list, answer.data.currency)}
            rows={answer.data.list.map((row) => ({
              ...row,
              key: String(row.level),
              label: text('figure.levelName', { level: row.level }),
            }))}
          />
          <ExportFile
            call={agentExport}
            request={{ what: 'strata', ...period, ...selection }}
            codes={EXPORT_TEXTS}
          />
          <SiteZone />
        </Stack>
      )}
    </>
  );
}
