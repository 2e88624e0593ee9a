/** How a match's ninety minutes lie in time: so long is one of them played, and between the halves is a rest. */
export const MINUTES = 90;
export const HALF = MINUTES / 2;
export const MINUTE_MS = 1_900;
const REST_MS = 9_000;
export const MATCH_MS = MINUTES * MINUTE_MS + REST_MS;

/**
 * When the minute has been played, milliseconds after the kickoff. A goal of a minute falls at this instant, so that
 * nobody knows anything of a minute before all of it is known.
 * @param minute from 1
 */
export const endOfMinuteMs = (minute: number): number => minute * MINUTE_MS + (minute > HALF ? REST_MS : 0);

/** How many minutes have been played. @param afterMs the kickoff */
export function minutesPlayed(afterMs: number): number {
  const untilRest = Math.min(Math.max(Math.floor(afterMs / MINUTE_MS), 0), HALF);
  if (untilRest < HALF) return untilRest;
  return Math.min(Math.max(Math.floor((afterMs - REST_MS) / MINUTE_MS), HALF), MINUTES);
}
