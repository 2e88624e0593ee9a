import { useSite } from '@tessera/kit';
import { useAddress } from '@tessera/kit/address';
import { isLost, ListPager, PageFailure, useLast } from '@tessera/kit/pages';
import { Button, EmptyState, Text } from '@tessera/ui';
import { NoMessage, Panes } from '../inbox/inbox.styles.ts';
import { InboxSkeleton } from '../inbox/InboxSkeleton.tsx';
import { MessageList } from '../inbox/MessageList.tsx';
import { MissingMessage } from '../inbox/MissingMessage.tsx';
import { OpenMessage } from '../inbox/OpenMessage.tsx';
import { messageIdIn } from '../inbox/use-open-message.ts';
import { useText } from '../text.ts';
import { ANNOUNCEMENTS_PER_PAGE, type useAnnouncements } from './announcements.queries.ts';
import { useOpenAnnouncement } from './use-open-announcement.ts';

interface AnnouncementsProps {
  readonly answer: ReturnType<typeof useAnnouncements>;
  readonly onlyUnread: boolean;
}

/** The list and the open announcement, in their states. */
export function Announcements({ answer, onlyUnread }: AnnouncementsProps) {
  const text = useText();
  const { device } = useSite();
  const { values, change, searchWith } = useAddress(['announcement', 'show']);
  const id = messageIdIn(values.announcement);
  const { open, alone, isMissing } = useOpenAnnouncement(answer.data?.list, id);
  const lastOpen = useLast(open?.id);
  const isPhone = device === 'mobile';

  if (answer.isPending || alone.isLoading) return <InboxSkeleton />;
  if (isLost(answer)) {
    return (
      <PageFailure error={answer.error} retrying={answer.isFetching} onRetry={() => void answer.refetch()} />
    );
  }
  const { list, totalCount } = answer.data;
  const pane = open && (
    <OpenMessage
      key={open.id}
      title={text('announcement.one')}
      at={open.updatedAt}
      back={{ label: text('announcement.title'), search: searchWith({ announcement: '' }) }}
    >
      <Text>{open.content}</Text>
    </OpenMessage>
  );
  if (isPhone && pane) return pane;
  return (
    <>
      <MissingMessage alone={alone} isMissing={isMissing} />
      {totalCount === 0 && !pane ? (
        <EmptyState
          title={text(onlyUnread ? 'letter.allRead' : 'announcement.none')}
          text={text('announcement.noneText')}
          action={
            onlyUnread && <Button onClick={() => change({ show: '' })}>{text('letter.showAll')}</Button>
          }
        />
      ) : (
        <Panes>
          <div>
            <MessageList
              label={text('announcement.title')}
              items={list.map(({ id: one, content, isRead, updatedAt }) => ({
                id: one,
                title: content,
                isUnread: isRead === 0,
                at: updatedAt,
              }))}
              openId={open?.id}
              focusId={open ? undefined : lastOpen}
              searchOf={(one) => searchWith({ announcement: String(one) })}
            />
            <ListPager
              totalCount={totalCount}
              perPage={ANNOUNCEMENTS_PER_PAGE}
              busy={answer.isPlaceholderData}
            />
          </div>
          {pane ?? <NoMessage>{text('announcement.choose')}</NoMessage>}
        </Panes>
      )}
    </>
  );
}
