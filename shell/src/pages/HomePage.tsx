import { VisuallyHidden } from '@tessera/ui';
import { Slot } from '../composition/Slot.tsx';
import { HomePlace } from '../layout/HomePlace.tsx';
import { useSiteTitle } from '../layout/use-page-info.ts';

/** The lobby's place. The heading is for search engines and screen readers (spec §2). */
export function HomePage() {
  const title = useSiteTitle();
  return (
    <>
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <Slot name="home.main" fallback={<HomePlace />} />
    </>
  );
}
