import styled from '@emotion/styled';
import { splitDuration } from '@tessera/i18n/duration';
import { useSiteClock } from '@tessera/kit';
import { useElapsed } from '@tessera/kit/elapsed';
import { ClockIcon, color, font, space, Surface, text as textSize } from '@tessera/ui';
import { useText } from '../text.ts';

const Root = styled(Surface)`
  display: flex;
  align-items: center;
  gap: ${space[16]};
  & > svg {
    flex: none;
    color: ${color.info};
  }
  & p:first-of-type {
    font-size: ${textSize[12]};
    color: ${color.muted};
  }
  & p:last-of-type {
    font-family: ${font.display};
    font-size: ${textSize[20]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
`;

const MINUTE_MS = 60_000;

/** Session clock: shows how long the player has been logged in. */
export function SessionPanel({ since }: { readonly since: string | null }) {
  return since === null ? null : <RunningClock since={Date.parse(since)} />;
}

function RunningClock({ since }: { readonly since: number }) {
  const text = useText();
  const { hours, minutes } = splitDuration(useElapsed(since, MINUTE_MS, useSiteClock()));
  return (
    <Root>
      <ClockIcon size={28} />
      <div>
        <p>{text('session.label')}</p>
        <p role="timer">{text('session.time', { hours, minutes })}</p>
      </div>
    </Root>
  );
}
