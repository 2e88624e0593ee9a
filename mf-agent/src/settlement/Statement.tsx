import { lazily, useAnswer, useMoney, useScope } from '@tessera/kit';
import { AsOf, RowsSkeleton } from '@tessera/kit/pages';
import { Button, DataTable, DescriptionList, Stack, Tag } from '@tessera/ui';
import { agentSettlement, type AnswerOf } from '@tessera/wire';
import { PageFailure } from '../frame/PageFailure.tsx';
import { isGone } from '../frame/stale.ts';
import { usePrinting } from '../print/use-printing.ts';
import { useText } from '../text.ts';
import { StrataTable } from './StrataTable.tsx';
import { StatementSheet } from './StatementSheet.tsx';
import { Sum } from './Sum.tsx';

const LineMembers = lazily(() => import('./LineMembers.tsx'));

const CODES = { '101': 'settlement.gone' } as const;

/** One statement: how the week's commission was worked out. */
export function Statement({ id }: { readonly id: number }) {
  const answer = useAnswer(agentSettlement, { id });
  if (answer.isPending) return <RowsSkeleton rows={4} />;
  if (isGone(answer)) return <PageFailure answer={answer} codes={CODES} />;
  return (
    <Stack gap={16}>
      <AsOf answer={answer} />
      <Lines statement={answer.data} />
    </Stack>
  );
}

type Given = AnswerOf<typeof agentSettlement>;

function Lines({ statement }: { readonly statement: Given }) {
  const text = useText();
  const money = useMoney();
  const { id, currency, levels, strata, corrections } = statement;
  const amountOf = (amount: string) => money(amount, currency);
  const { isPrinting, print } = usePrinting();
  const applied = levels.find(({ isApplied }) => isApplied === 1);
  return (
    <Stack gap={16}>
      {strata.length > 0 && (
        <StrataTable
          strata={strata}
          currency={currency}
          detail={{
            label: ({ level }) => text('filter.details', { name: text('figure.levelName', { level }) }),
            content: ({ level }) => (
              <LineMembers id={id} level={level} currency={currency} fallback={<RowsSkeleton rows={3} />} />
            ),
          }}
        />
      )}
      {corrections.length > 0 && <Corrections statement={statement} />}
      <DescriptionList
        layout="columns"
        items={[
          {
            id: 'applied',
            label: text('settlement.applied'),
            value: <Tag>{applied?.name ?? text('figure.levelName', { level: statement.level })}</Tag>,
          },
          { id: 'active', label: text('figure.activeMembers'), value: statement.activeMembers },
          { id: 'earned', label: text('settlement.earned'), value: amountOf(statement.earned) },
          { id: 'in', label: text('settlement.carriedIn'), value: amountOf(statement.carriedIn) },
          { id: 'corrected', label: text('settlement.corrected'), value: amountOf(statement.corrected) },
          { id: 'out', label: text('settlement.carriedOut'), value: amountOf(statement.carriedOut) },
          {
            id: 'paid',
            label: text('settlement.paid'),
            value: money(statement.paid, statement.paidCurrency),
          },
        ]}
      />
      <Sum {...statement} />
      <div>
        <Button size="sm" onClick={print}>
          {text('settlement.print')}
        </Button>
      </div>
      {isPrinting && <StatementSheet statement={statement} />}
    </Stack>
  );
}

/** Corrections that the statement took in, and later ones that correct it: it stays as it was. */
function Corrections({ statement: { corrections, currency } }: { readonly statement: Given }) {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  return (
    <DataTable
      caption={text('settlement.corrections')}
      rows={corrections}
      rowKey={(correction) => correction.id}
      columns={[
        { id: 'cause', header: text('settlement.cause'), cell: ({ cause }) => cause, card: 'what' },
        { id: 'week', header: text('settlement.week'), cell: ({ week }) => week },
        {
          id: 'time',
          header: text('filter.date'),
          cell: ({ createdAt }) => intl.formatDate(createdAt, { dateStyle: 'medium' }),
          card: 'when',
        },
        {
          id: 'in',
          header: text('settlement.takenIn'),
          cell: ({ settledWeek }) => settledWeek ?? text('settlement.next'),
          card: 'state',
        },
        {
          id: 'amount',
          header: text('transfer.amount'),
          cell: ({ amount }) => money(amount, currency),
          align: 'end',
          card: 'amount',
        },
      ]}
    />
  );
}
