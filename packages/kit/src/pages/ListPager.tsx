import { pageIn, useAddress } from '../address.ts';
import { Pager } from '@tessera/ui';
import { useEffect, useEffectEvent } from 'react';
import { useText } from './messages.ts';

interface ListPagerProps {
  readonly totalCount: number;
  readonly perPage: number;
  /** The page is on its way, and the one before still shown (`useListPage`). */
  readonly busy?: boolean;
}

/** Steps through a list that the platform pages; the page is `p` in the address. */
export function ListPager({ totalCount, perPage, busy }: ListPagerProps) {
  const text = useText();
  const { values, change } = useAddress(['p']);
  const page = pageIn(values.p);
  const pageCount = Math.ceil(totalCount / perPage);
  const toLast = useEffectEvent(() =>
    change({ p: pageCount > 1 ? String(pageCount) : '' }, { replace: true }),
  );
  const isBeyond = totalCount > 0 && page > pageCount;
  // The last page has gone, as when its letters were deleted.
  useEffect(() => {
    if (isBeyond) toLast();
  }, [isBeyond]);
  return (
    <Pager
      label={text('pager.label')}
      page={page}
      pageCount={pageCount}
      position={text('pager.position', { page, count: pageCount })}
      previousLabel={text('pager.previous')}
      nextLabel={text('pager.next')}
      busy={busy}
      onPage={(next) => {
        change({ p: next === 1 ? '' : String(next) });
        document.scrollingElement?.scrollTo?.(0, 0);
      }}
    />
  );
}
