import { useScope } from '@tessera/kit';
import { pageIn, useAddress } from '@tessera/kit/address';
import { AsOf, PageHead } from '@tessera/kit/pages';
import { ChoiceFilter, FilterBar, Stack } from '@tessera/ui';
import { markAnnouncementRead } from '@tessera/wire';
import type { PageProps } from '../frame/page.ts';
import { ReadAllButton } from '../inbox/ReadAllButton.tsx';
import { useText } from '../text.ts';
import { refetchAnnouncements, useAnnouncements } from './announcements.queries.ts';
import { Announcements } from './Announcements.tsx';

/** The site's announcements with their read marks (spec §2 Announcement). */
export default function AnnouncementPage(_props: PageProps) {
  const text = useText();
  const scope = useScope();
  const { values, change } = useAddress(['show', 'p']);
  const onlyUnread = values.show === 'unread';
  const answer = useAnnouncements(onlyUnread, pageIn(values.p));
  return (
    <>
      <PageHead
        title={text('announcement.title')}
        action={
          answer.data !== undefined &&
          answer.data.unreadCount > 0 && (
            <ReadAllButton call={markAnnouncementRead} onDone={() => refetchAnnouncements(scope)} />
          )
        }
        tools={
          <FilterBar label={text('filter.label')}>
            <ChoiceFilter
              label={text('letter.show')}
              options={[{ id: 'unread', label: text('letter.onlyUnread') }]}
              value={onlyUnread ? 'unread' : ''}
              onChange={(show) => change({ show, p: '' })}
              removeLabel={text('filter.remove', { name: text('letter.show') })}
            />
          </FilterBar>
        }
      />
      <Stack gap={16}>
        <AsOf answer={answer} />
        <Announcements answer={answer} onlyUnread={onlyUnread} />
      </Stack>
    </>
  );
}
