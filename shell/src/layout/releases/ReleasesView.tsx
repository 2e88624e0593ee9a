import { useEffect, useRef } from 'react';
import type { Releases } from '../../services/releases/releases.ts';
import { usePath } from '../use-path.ts';
import { TrialBanner } from './TrialBanner.tsx';
import { VersionNotice } from './VersionNotice.tsx';

/** Shows the notices about releases, and follows releases while it is mounted. */
export default function ReleasesView({ releases }: { readonly releases: Releases }) {
  const path = usePath();
  const shown = useRef(path);
  useEffect(() => releases.watch(), [releases]);
  useEffect(() => {
    if (shown.current !== path) releases.moved();
    shown.current = path;
  }, [releases, path]);
  return (
    <>
      {releases.trial && <TrialBanner trial={releases.trial} />}
      <VersionNotice releases={releases} />
    </>
  );
}
