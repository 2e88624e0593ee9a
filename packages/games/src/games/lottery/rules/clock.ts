/**
 * A draw every minute, on the minute, for all lotteries: tickets are sold until then, the balls take eight seconds, and
 * stay in view until the next sale begins.
 */
export const DRAW_CLOCK = {
  everyMs: 60_000,
  bettingMs: 46_000,
  runMs: () => 8_000,
  pauseMs: 6_000,
} as const;
