import { oneOf } from '@tessera/kit/address';
import { PageHead } from '@tessera/kit/pages';
import { Tabs } from '@tessera/ui';
import type { PageProps } from '../frame/page.ts';
import { useText } from '../text.ts';
import { BetRecords } from './BetRecords.tsx';
import { CashRecords } from './CashRecords.tsx';
import { useFilters } from './use-filters.ts';

const VIEWS = ['bets', 'cash'] as const;

/** Bets and entries of the balance (spec §2 Member centre: Transaction). */
export default function TransactionPage({ member }: PageProps) {
  const text = useText();
  const { values, change } = useFilters();
  const view = oneOf(VIEWS, values.view) ?? 'bets';
  // The days stay; the other filters belong to one of the two lists.
  const show = (id: string) =>
    change({ view: id === 'bets' ? '' : id, provider: '', hall: '', kind: '', state: '', flow: '' });
  return (
    <>
      <PageHead title={text('transaction.title')} />
      <Tabs
        label={text('transaction.title')}
        tabs={VIEWS.map((id) => ({ id, label: text(`history.${id}`) }))}
        value={view}
        onChange={show}
      >
        {view === 'bets' ? <BetRecords member={member} /> : <CashRecords member={member} />}
      </Tabs>
    </>
  );
}
