import styled from '@emotion/styled';
import { useAnswer, useCallScope, useSession } from '@tessera/kit';
import { BellIcon, Marquee } from '@tessera/ui';
import { marquee } from '@tessera/wire';
import { useText } from '../text.ts';
import { announcementsFor } from './announcement.items.ts';

/** As high as the bar, so that what stands below does not move when it comes. */
const Place = styled.div`
  block-size: 40px;
`;

/** The scrolling announcements, for guests or for members. Nothing where there are none, or they cannot be had. */
export default function AnnouncementBar() {
  const say = useText();
  const { siteId } = useCallScope();
  const member = useSession().status === 'member';
  const { data, isPending } = useAnswer(marquee, { siteId });
  if (isPending) return <Place aria-hidden="true" />;
  const items = announcementsFor(data?.list ?? [], member);
  return (
    <Marquee
      label={say('announcement.label')}
      pauseLabel={say('announcement.pause')}
      playLabel={say('announcement.play')}
      icon={<BellIcon size={18} />}
      items={items.map(({ id, content }) => ({ id: String(id), text: content }))}
    />
  );
}
