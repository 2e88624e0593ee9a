import { HeroSkeleton, ShelfSkeleton } from '@tessera/ui';

/** The place of the lobby, while its code is on the way. */
export function HomePlace() {
  return (
    <>
      <HeroSkeleton />
      <ShelfSkeleton />
      <ShelfSkeleton />
    </>
  );
}
