import { formatDuration } from '@tessera/i18n/duration';
import { useLocale } from '@tessera/kit';
import { steadyNow, useElapsed } from '@tessera/kit/elapsed';
import { useState } from 'react';

/** Shows how long this game has been open, as a reminder of the time spent. */
export function SessionClock() {
  const { tag } = useLocale();
  const [since] = useState(steadyNow);
  const elapsedMs = useElapsed(since, 1_000);
  return (
    <time dateTime={`PT${Math.floor(elapsedMs / 1_000)}S`} data-numeric="" translate="no">
      {formatDuration(elapsedMs, tag)}
    </time>
  );
}
