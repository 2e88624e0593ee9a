/**
 * The limits of all waits in a browser. They are long enough for a machine that builds and tests at the same time, and only
 * reached by what never happens. How fast something is, is measured by `npm run bench` and `npm run prove`.
 */

/** What must come: a state of the page, an answer, an event. */
export const WAIT_MS = 60_000;
/** A whole journey or hook: many waits, so that a wait that fails says what it waited for. */
export const JOURNEY_MS = 600_000;
/** One try of several (`toPass`): what has not come by then is requested again, or another way is tried. */
export const TRY_MS = 10_000;
/** A round of a shared table, from the wait for its bets to its end: a match of the sports book is the longest. */
export const ROUND_MS = 240_000;
/** A server that starts, a development build, and the pictures that are drawn before all journeys. */
export const START_MS = 300_000;
/** A server that has not closed by then is killed, so that no run leaves one behind. */
export const CLOSE_MS = 15_000;

/** The limits as Playwright's configuration takes them. @param timeout of a whole journey or hook in ms */
export const limits = (timeout = JOURNEY_MS) => ({
  timeout,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
});
/** For `use`. Without them an action, and a wait for an event, would end with the journey only. */
export const ACTION_LIMITS = { actionTimeout: WAIT_MS, navigationTimeout: WAIT_MS } as const;
