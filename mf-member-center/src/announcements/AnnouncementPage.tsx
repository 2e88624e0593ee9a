import { useScope, wordingText } from '@tessera/kit';
import { pageIn, useAddress } from '@tessera/kit/address';
import { failureWording, useIntent } from '@tessera/kit/intents';
import { PageHead } from '@tessera/kit/pages';
import { Button, ChoiceFilter, FilterBar } from '@tessera/ui';
import { markAnnouncementRead } from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import type { PageProps } from '../frame/page.ts';
import { useText } from '../text.ts';
import { refetchAnnouncements, useAnnouncements } from './announcements.queries.ts';
import { Announcements } from './Announcements.tsx';

/** The site's announcements with their read marks (spec §2 Announcement). */
export default function AnnouncementPage(_props: PageProps) {
  const text = useText();
  const { values, change } = useAddress(['show', 'p']);
  const onlyUnread = values.show === 'unread';
  const answer = useAnnouncements(onlyUnread, pageIn(values.p));
  return (
    <>
      <PageHead
        title={text('announcement.title')}
        action={answer.data !== undefined && answer.data.unreadCount > 0 && <ReadAll />}
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
      <Announcements answer={answer} onlyUnread={onlyUnread} />
    </>
  );
}

function ReadAll() {
  const text = useText();
  const scope = useScope();
  const { state, submit } = useIntent(markAnnouncementRead);
  const onClick = async () => {
    const outcome = await submit({});
    if (outcome?.status === 'done') refetchAnnouncements(scope);
    else if (outcome)
      scope.shell.toast.show('error', wordingText(text, failureWording(outcome.error, FAILURE_TEXTS)));
  };
  return (
    <Button loading={state.status === 'pending'} onClick={() => void onClick()}>
      {text('announcement.readAll')}
    </Button>
  );
}
