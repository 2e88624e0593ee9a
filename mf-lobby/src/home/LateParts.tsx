import { lazily } from '@tessera/kit';
import { useRested } from '../use-rested.ts';

const Part = lazily(() => import('./LatePart.tsx'));

/** The parts of a lobby page whose code comes after the first screen. */
export function LateParts() {
  return useRested() ? <Part /> : null;
}
