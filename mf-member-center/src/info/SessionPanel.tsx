import styled from '@emotion/styled';
import { ClockIcon, color, font, space, Surface, text as textSize } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { useText } from '../text.ts';
import { timeSince } from './session-clock.ts';

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

/** How often the clock is looked at. */
const TICK_MS = 10_000;

/** The session clock: how long the player has been logged in. */
export function SessionPanel({ since }: { readonly since: string | null }) {
  const text = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (since === null) return null;
  return (
    <Root>
      <ClockIcon size={28} />
      <div>
        <p>{text('session.label')}</p>
        <p role="timer">{text('session.time', timeSince(since, now))}</p>
      </div>
    </Root>
  );
}
