import styled from '@emotion/styled';
import { useReadable, useSession } from '@tessera/kit';
import { size } from '@tessera/ui';
import { lazyWithRetry } from '../lazy-with-retry.tsx';
import { useServices } from './services.context.ts';

const RunningClock = lazyWithRetry(() => import('./RunningClock.tsx'));

/** As wide as the clock of a new session. */
const Place = styled.span`
  inline-size: 68px;
  block-size: ${size.control};
`;

/** Shows the duration of the member's session, unless the member has chosen otherwise. */
export function SessionClock() {
  const { status } = useSession();
  const { preferences, session } = useServices();
  const isShown = useReadable(preferences.sessionClock);
  if (status !== 'member' || !isShown) return null;
  return <RunningClock since={session.since()} fallback={<Place />} onFailed={ignore} />;
}

/** The page works without the clock. */
function ignore(): void {}
