import type { Shell } from '@tessera/contracts';
import { useState, useSyncExternalStore } from 'react';
import { useShell } from './hooks.ts';

/** Returns the clock of the site, in epoch milliseconds: for what is compared with instants of the site. */
export function siteClock({ clock }: Pick<Shell, 'clock'>): () => number {
  return clock?.now ?? Date.now;
}

/** Returns the clock of the site (see {@link siteClock}); always the same function. */
export function useSiteClock(): () => number {
  return siteClock(useShell());
}

/**
 * Returns the instant at which the component was first shown, by the clock of the site. While the browser takes over the
 * server's markup it is the instant of that markup, so that both write the same text.
 */
export function useSiteNow(): number {
  const { clock } = useShell();
  const now = useSiteClock();
  const [shownAt] = useState(now);
  return useSyncExternalStore(
    unchanging,
    () => shownAt,
    () => clock?.renderedAt ?? shownAt,
  );
}

const unchanging = () => () => undefined;
