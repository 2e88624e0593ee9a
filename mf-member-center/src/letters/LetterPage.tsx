import { useScope } from '@tessera/kit';
import { pageIn, useAddress } from '@tessera/kit/address';
import { AsOf, PageHead } from '@tessera/kit/pages';
import { Button, ChoiceFilter, Cluster, ConfirmDialog, FilterBar, Stack } from '@tessera/ui';
import { markLetterRead } from '@tessera/wire';
import { useState } from 'react';
import type { PageProps } from '../frame/page.ts';
import { ReadAllButton } from '../inbox/ReadAllButton.tsx';
import { useText } from '../text.ts';
import { isLetterOrder, showAllAsRead, useLetters } from './letters.queries.ts';
import { Letters } from './Letters.tsx';
import { useDeleteLetters } from './use-delete-letters.ts';

/** The member's letters (spec §2 Letter, §9: 50 a page). Filter, page and the open letter are in the address. */
export default function LetterPage(_props: PageProps) {
  const text = useText();
  const scope = useScope();
  const { values, change } = useAddress(['order', 'p', 'letter']);
  const order = isLetterOrder(values.order) ? values.order : '';
  const answer = useLetters(order, pageIn(values.p));
  const hasRead = answer.data !== undefined && answer.data.totalCount > answer.data.unreadCount;
  return (
    <>
      <PageHead
        title={text('letter.title')}
        action={
          <Cluster gap={8}>
            {answer.data !== undefined && answer.data.unreadCount > 0 && (
              <ReadAllButton call={markLetterRead} onDone={() => showAllAsRead(scope)} />
            )}
            {hasRead && order !== 'unread' && (
              <DeleteRead onDone={() => change({ letter: '', p: '' }, { replace: true })} />
            )}
          </Cluster>
        }
        tools={
          <FilterBar label={text('filter.label')}>
            <ChoiceFilter
              label={text('letter.show')}
              options={[
                { id: 'unreadFirst', label: text('letter.unreadFirst') },
                { id: 'unread', label: text('letter.onlyUnread') },
              ]}
              value={order}
              onChange={(chosen) => change({ order: chosen, p: '' })}
              removeLabel={text('filter.remove', { name: text('letter.show') })}
            />
          </FilterBar>
        }
      />
      <Stack gap={16}>
        <AsOf answer={answer} />
        <Letters answer={answer} order={order} />
      </Stack>
    </>
  );
}

function DeleteRead({ onDone }: { readonly onDone: () => void }) {
  const text = useText();
  const [asked, setAsked] = useState(false);
  const { remove, isPending } = useDeleteLetters();
  const confirm = async () => {
    const isGone = await remove({ isRead: 1 });
    setAsked(false);
    if (isGone) onDone();
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{text('letter.deleteRead')}</Button>
      <ConfirmDialog
        open={asked}
        tone="danger"
        title={text('letter.deleteRead')}
        confirmLabel={text('letter.delete')}
        cancelLabel={text('letter.keep')}
        closeLabel={text('letter.keep')}
        busy={isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        {text('letter.deleteReadText')}
      </ConfirmDialog>
    </>
  );
}
