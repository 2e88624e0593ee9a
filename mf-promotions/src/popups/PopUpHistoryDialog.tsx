import type { DialogProps } from '@tessera/contracts';
import { lazily, useScope } from '@tessera/kit';
import { Dialog, EmptyState, Pager, TextSkeleton } from '@tessera/ui';
import type { Bulletin } from '@tessera/wire';
import { useState } from 'react';
import { EntryList } from '../EntryList.tsx';
import { Loaded } from '../Loaded.tsx';
import { useText } from '../text.ts';
import { useDay } from '../use-day.ts';
import { POP_UPS_PER_PAGE, usePopUpHistory } from './popups.queries.ts';

const RichText = lazily(() => import('@tessera/kit/rich-text'));

/** Pop-ups that were shown before, latest first; offered as `mf-promotions:popUpHistory`. */
export default function PopUpHistoryDialog({ close }: DialogProps<'mf-promotions:popUpHistory'>) {
  const text = useText();
  const [page, setPage] = useState(1);
  const answer = usePopUpHistory(useScope(), page);
  return (
    <Dialog open scrollable onClose={() => close()} title={text('popup.history')} closeLabel={text('close')}>
      <Loaded answer={answer}>
        {({ list, totalCount }) => (
          <>
            {totalCount === 0 && <EmptyState title={text('popup.noHistory')} />}
            <EntryList>
              {list.map((popUp) => (
                <Entry key={popUp.id} popUp={popUp} />
              ))}
            </EntryList>
            {totalCount > POP_UPS_PER_PAGE && (
              <Pager
                label={text('pager.label')}
                page={page}
                pageCount={Math.ceil(totalCount / POP_UPS_PER_PAGE)}
                position={text('pager.position', { page, count: Math.ceil(totalCount / POP_UPS_PER_PAGE) })}
                previousLabel={text('pager.previous')}
                nextLabel={text('pager.next')}
                busy={answer.isPlaceholderData}
                onPage={setPage}
              />
            )}
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

function Entry({ popUp }: { readonly popUp: Bulletin }) {
  const day = useDay();
  // The operator's text is parsed when it is looked at.
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span>{popUp.displayContent}</span>
          <time dateTime={popUp.updatedAt}>{day(popUp.updatedAt)}</time>
        </summary>
        {isOpen && (
          <div>
            <RichText html={popUp.content} fallback={<TextSkeleton lines={3} />} />
          </div>
        )}
      </details>
    </li>
  );
}
