import { useEffect, useState, type ReactNode } from 'react';
import { useComposition } from '../../composition/context.ts';

/** The code that follows releases loads this long after the page. */
export const LATE_MS = 2_000;

/** Loads and shows the notices about releases, once there may be one. */
export function LateReleases() {
  const { releases } = useComposition();
  const [view, setView] = useState<ReactNode>();
  useEffect(() => {
    const show = async () => {
      const { default: View } = await import(/* webpackChunkName: "releases" */ './ReleasesView.tsx');
      const made = await releases?.();
      if (made) setView(<View releases={made} />);
    };
    // If the code fails to load, the page goes on without it: its next document has the new release anyway.
    const timer = setTimeout(() => void show().catch(() => undefined), LATE_MS);
    return () => clearTimeout(timer);
  }, [releases]);
  return view;
}
