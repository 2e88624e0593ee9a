import { HeroSkeleton, ShelfSkeleton } from '@tessera/ui';

/** Placeholder of the lobby while its code is loading. */
export function HomePlace() {
  return (
    <>
      <HeroSkeleton />
      <ShelfSkeleton />
      <ShelfSkeleton />
    </>
  );
}
