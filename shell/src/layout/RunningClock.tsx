import styled from '@emotion/styled';
import { formatDuration } from '@tessera/i18n/duration';
import { useLocale, useSiteClock } from '@tessera/kit';
import { useElapsed } from '@tessera/kit/elapsed';
import { ClockIcon, color, media, radius, size, space, text as textSize } from '@tessera/ui';
import { useText } from '../text.ts';
import { SiteLink } from './SiteLink.tsx';

const Clock = styled(SiteLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-block-size: ${size.control};
  padding-inline: ${space[8]};
  border-radius: ${radius[12]};
  color: ${color.muted};
  font-size: ${textSize[14]};
  font-variant-numeric: tabular-nums;
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
`;

const MINUTE_MS = 60_000;

/** The duration of a session, which links to the help on limits. @param since in ms of the site's clock */
export default function RunningClock({ since }: { since: number }) {
  const text = useText();
  const { tag } = useLocale();
  const now = useSiteClock();
  const time = formatDuration(useElapsed(since, MINUTE_MS, now), tag, 'minutes');
  return (
    <Clock
      to="/faq/3"
      aria-label={text('frame.sessionTime', { time })}
      title={text('frame.sessionTime', { time })}
    >
      <ClockIcon size={18} />
      <span data-numeric translate="no">
        {time}
      </span>
    </Clock>
  );
}
