import { useSite } from '@tessera/kit';
import { useAddress } from '@tessera/kit/address';
import { LETTERS_PER_PAGE } from '@tessera/domain';
import { isLost, ListPager, PageFailure, useLast } from '@tessera/kit/pages';
import { Button, EmptyState } from '@tessera/ui';
import { NoMessage, Panes } from '../inbox/inbox.styles.ts';
import { InboxSkeleton } from '../inbox/InboxSkeleton.tsx';
import { MessageList } from '../inbox/MessageList.tsx';
import { MissingMessage } from '../inbox/MissingMessage.tsx';
import { messageIdIn } from '../inbox/use-open-message.ts';
import { useText } from '../text.ts';
import type { LetterOrder, useLetters } from './letters.queries.ts';
import { LetterPane } from './LetterPane.tsx';
import { useOpenLetter } from './use-open-letter.ts';

interface LettersProps {
  readonly answer: ReturnType<typeof useLetters>;
  readonly order: LetterOrder;
}

/** The list and the open letter, in their states. */
export function Letters({ answer, order }: LettersProps) {
  const text = useText();
  const { device } = useSite();
  const { values, change, searchWith } = useAddress(['letter', 'order']);
  const { open, alone, isMissing } = useOpenLetter(answer.data?.list, messageIdIn(values.letter));
  const lastOpen = useLast(open?.id);
  const isPhone = device === 'mobile';

  if (answer.isPending || alone.isLoading) return <InboxSkeleton />;
  if (isLost(answer)) {
    return (
      <PageFailure error={answer.error} retrying={answer.isFetching} onRetry={() => void answer.refetch()} />
    );
  }
  const { list, totalCount } = answer.data;
  const pane = open && <LetterPane key={open.id} letter={open} />;
  if (isPhone && pane) return pane;
  return (
    <>
      <MissingMessage alone={alone} isMissing={isMissing} />
      {totalCount === 0 && !pane ? (
        <EmptyState
          title={text(order === 'unread' ? 'letter.allRead' : 'letter.none')}
          text={text('letter.noneText')}
          action={
            values.order && <Button onClick={() => change({ order: '' })}>{text('letter.showAll')}</Button>
          }
        />
      ) : (
        <Panes>
          <div>
            <MessageList
              label={text('letter.title')}
              items={list.map(({ id: one, title, isRead, sentAt }) => ({
                id: one,
                title,
                isUnread: isRead === 0,
                at: sentAt,
              }))}
              openId={open?.id}
              focusId={open ? undefined : lastOpen}
              searchOf={(one) => searchWith({ letter: String(one) })}
            />
            <ListPager totalCount={totalCount} perPage={LETTERS_PER_PAGE} busy={answer.isPlaceholderData} />
          </div>
          {pane ?? <NoMessage>{text('letter.choose')}</NoMessage>}
        </Panes>
      )}
    </>
  );
}
