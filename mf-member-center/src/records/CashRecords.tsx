import type { Member } from '@tessera/contracts';
import { useListPage } from '@tessera/kit';
import { oneOf } from '@tessera/kit/address';
import { DescriptionList, FilterBar, Stack, Text, type DataColumn } from '@tessera/ui';
import { cashRecords, type CashRecord } from '@tessera/wire';
import { DaysFilter } from '../frame/DaysFilter.tsx';
import { useText } from '../text.ts';
import { CASH_KINDS, cashKind } from './cash.kinds.ts';
import { RecordChoice } from './RecordChoice.tsx';
import { RecordList } from './RecordList.tsx';
import { Reference } from './Reference.tsx';
import { useFilters } from './use-filters.ts';
import { useWords } from './use-words.tsx';

const FLOWS = ['in', 'out'] as const;

/** The entries of the balance, with the balance after each. */
export function CashRecords({ member }: { readonly member: Member }) {
  const text = useText();
  const filters = useFilters();
  const words = useWords(member.currency);
  const { kind, flow } = filters.values;
  const chosen = { kind: oneOf(Object.keys(CASH_KINDS), kind), direction: oneOf(FLOWS, flow) };
  const answer = useListPage(cashRecords, { ...filters.selection, ...chosen });
  const nameOf = (entry: CashRecord) => text(cashKind(entry.kind));
  const columns: readonly DataColumn<CashRecord>[] = [
    { id: 'at', header: text('history.time'), cell: ({ at }) => words.listed(at), card: 'when' },
    { id: 'kind', header: text('filter.kind'), cell: nameOf, card: 'what' },
    { id: 'gp', header: text('filter.provider'), cell: ({ gpName }) => gpName ?? '–' },
    {
      id: 'amount',
      header: text('wallet.amount'),
      cell: ({ amount }) => words.signed(amount),
      align: 'end',
      card: 'amount',
    },
    {
      id: 'after',
      header: text('cash.after'),
      cell: ({ balanceAfter }) => (
        <Text as="span" size={14} tone="muted">
          {words.money(balanceAfter)}
        </Text>
      ),
      align: 'end',
      card: 'state',
    },
  ];
  return (
    <Stack gap={16}>
      <FilterBar label={text('filter.label')}>
        <DaysFilter label={text('history.date')} />
        <RecordChoice
          filters={filters}
          name="kind"
          label={text('filter.kind')}
          options={Object.entries(CASH_KINDS).map(([id, label]) => ({ id, label: text(label) }))}
        />
        <RecordChoice
          filters={filters}
          name="flow"
          label={text('filter.flow')}
          options={FLOWS.map((id) => ({ id, label: text(`cash.${id}`) }))}
        />
      </FilterBar>
      <RecordList
        answer={answer}
        filters={filters}
        caption={text('history.cash')}
        columns={columns}
        rowKey={({ id }) => id}
        detail={{
          label: (entry) => text('history.details', { name: `${nameOf(entry)}, ${words.listed(entry.at)}` }),
          content: (entry) => <CashDetail entry={entry} currency={member.currency} />,
        }}
        totals={({ totals }) => [
          { label: text('cash.in'), value: words.money(totals.in) },
          { label: text('cash.out'), value: words.money(totals.out) },
          { label: text('cash.net'), value: words.money(totals.net) },
        ]}
        exported={{ what: 'cash', ...filters.days, ...chosen }}
        emptyText={text('cash.empty')}
      />
    </Stack>
  );
}

function CashDetail({ entry, currency }: { readonly entry: CashRecord; readonly currency: string }) {
  const text = useText();
  const words = useWords(currency);
  const { gpId, gpName, roundId, transfer } = entry;
  return (
    <DescriptionList
      layout="columns"
      items={[
        {
          id: 'reference',
          label: text('history.reference'),
          isWide: true,
          value: <Reference value={entry.reference} label={text('history.reference')} />,
        },
        ...(roundId === null
          ? []
          : [
              {
                id: 'round',
                label: text('bet.round'),
                isWide: true,
                value: <Reference value={roundId} label={text('bet.round')} />,
              },
            ]),
        ...(gpId === null
          ? []
          : [{ id: 'provider', label: text('filter.provider'), value: `${gpName ?? ''} (${gpId})` }]),
        ...(transfer ? transferRows(transfer, entry.amount, text) : []),
        { id: 'after', label: text('cash.after'), value: words.money(entry.balanceAfter) },
      ]}
    />
  );
}

/** The other side of an agent's transfer, and what the agent wrote. */
function transferRows(
  { account, memberId, note }: NonNullable<CashRecord['transfer']>,
  amount: string,
  text: ReturnType<typeof useText>,
) {
  const side = amount.startsWith('-') ? 'cash.to' : 'cash.from';
  return [
    { id: 'other', label: text(side), value: `${account} (${memberId})` },
    ...(note ? [{ id: 'note', label: text('cash.note'), value: note }] : []),
  ];
}
