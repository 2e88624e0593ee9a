import { useCalm, useLook } from '../../../page/kit.ts';
import { arrivedBy, positionsAt, raceOf, rankingOf, type Race, type RaceSnapshot } from './running.ts';

/** How a race stands. */
export interface RaceStanding {
  readonly race: Race;
  /** By lane, in courses. */
  readonly positions: readonly number[];
  /** Lanes, the one in front first. */
  readonly ranking: readonly number[];
  readonly arrived: number;
}

/** Who wants calm sees how it stands once a second. */
const CALM_MS = 1_000;

function standingAt(
  snapshot: RaceSnapshot | undefined,
  now: number,
  stepMs: number,
): RaceStanding | undefined {
  const seen = raceOf(snapshot, now);
  if (!seen) return undefined;
  const race = { ...seen, ms: Math.floor(seen.ms / stepMs) * stepMs };
  const positions = positionsAt(race);
  return { race, positions, ranking: rankingOf(positions), arrived: arrivedBy(race) };
}

/** How the race stands, told anew when the order is another, or one more has arrived. */
export function useStanding(snapshot: RaceSnapshot | undefined, now: () => number): RaceStanding | undefined {
  const stepMs = useCalm() ? CALM_MS : 1;
  const look = (): RaceStanding | undefined => standingAt(snapshot, now(), stepMs);
  useLook(() => {
    const standing = look();
    if (!standing) return '';
    const { race, ranking, arrived } = standing;
    return `${ranking.join()} ${arrived} ${stepMs === 1 ? '' : race.ms}`;
  });
  return look();
}
