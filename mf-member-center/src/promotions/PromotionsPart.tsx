import type {} from '@tessera/promotion-offers';
import { OfferedSlot, useShell } from '@tessera/kit';
import { EmptyState } from '@tessera/ui';
import { PageHead } from '@tessera/kit/pages';
import { RowsSkeleton } from '@tessera/kit/pages';
import { useText, type MessageId } from '../text.ts';

interface PromotionsPartProps {
  readonly title: MessageId;
  readonly name: 'mf-promotions:bonuses' | 'mf-promotions:missions';
}

/** A page whose content mf-promotions offers (decision 046). Without that remote it says that the site has none. */
export function PromotionsPart({ title, name }: PromotionsPartProps) {
  const text = useText();
  const { offers } = useShell();
  const isAbsent = offers.hasDialog?.('mf-promotions:promotion') === false;
  return (
    <>
      <PageHead title={text(title)} />
      {isAbsent ? (
        <EmptyState title={text('unavailable.title')} text={text('unavailable.text')} />
      ) : (
        <OfferedSlot name={name} props={{}} fallback={<RowsSkeleton />} />
      )}
    </>
  );
}
