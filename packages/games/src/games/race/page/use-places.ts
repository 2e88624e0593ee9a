import { useSession } from '../../../page/kit.ts';
import { COURSES } from '../rules/race.ts';

/** On how many of the first a place bet wins, on this session's course. */
export function usePlaces(): number {
  const { variant } = useSession();
  return COURSES[variant as keyof typeof COURSES].places;
}
