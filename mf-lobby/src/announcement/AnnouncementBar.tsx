import styled from '@emotion/styled';
import { useAnswer, useCallScope, useSession } from '@tessera/kit';
import { BellIcon, Marquee } from '@tessera/ui';
import { marquee } from '@tessera/wire';
import { useText } from '../text.ts';
import { announcementsFor } from './announcement.items.ts';

/** Reserves the bar's height, so that the content below does not move when it appears. */
const Place = styled.div`
  block-size: 40px;
`;

/** The scrolling announcements for guests or for members. Renders nothing without any, or after a failure. */
export default function AnnouncementBar() {
  const text = useText();
  const { siteId } = useCallScope();
  const member = useSession().status === 'member';
  const { data, isPending } = useAnswer(marquee, { siteId, sortField: 'id', sortOrder: 'desc' });
  if (isPending) return <Place aria-hidden="true" />;
  const items = announcementsFor(data?.list ?? [], member);
  return (
    <Marquee
      label={text('announcement.label')}
      pauseLabel={text('announcement.pause')}
      playLabel={text('announcement.play')}
      icon={<BellIcon size={18} />}
      items={items.map(({ id, content }) => ({ id: String(id), text: content }))}
    />
  );
}
