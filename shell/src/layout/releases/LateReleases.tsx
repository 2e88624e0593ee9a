import { useEffect, useState, type ReactNode } from 'react';
import { useComposition } from '../../composition/context.ts';

/** The code that follows releases loads this long after the page. */
export const LATE_MS = 2_000;

/** What the player sees of releases, once there may be something to see. */
export function LateReleases() {
  const { releases } = useComposition();
  const [view, setView] = useState<ReactNode>();
  useEffect(() => {
    const show = async () => {
      const { default: View } = await import(/* webpackChunkName: "releases" */ './ReleasesView.tsx');
      const made = await releases?.();
      if (made) setView(<View releases={made} />);
    };
    // A page that cannot have it goes on as it is: its next document has the new release anyway.
    const timer = setTimeout(() => void show().catch(() => undefined), LATE_MS);
    return () => clearTimeout(timer);
  }, [releases]);
  return view;
}
