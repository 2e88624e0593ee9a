/** Times of the game, in milliseconds. A round is never shown faster than these, whatever the server's speed. */
export const TIMING = {
  /** From the start of a spin until its last reel stands: 2.5 s, or 1 s in quick play. */
  normal: { firstStop: 1_000, stagger: 260, stop: 460 },
  quick: { firstStop: 500, stagger: 20, stop: 420 },
  /** How much longer a reel runs that could still complete the scatters. */
  anticipation: 900,
  countUp: 900,
  countUpGrand: 2_600,
  /** How long all wins stand together, then each by itself. */
  allWins: 1_100,
  eachWin: 1_250,
  /** Between two rounds played by themselves. */
  betweenAuto: 500,
  bonusPause: 700,
  /** The bonus begins by itself after this. */
  bonusWait: 6_000,
  /** How often the player is told how long they have played. */
  realityCheck: 30 * 60_000,
} as const;

/** A win counts as grand from this many stakes on. */
export const GRAND_STAKES = 20;

/** Resolves after the time, or at once when `skip` is aborted. */
export function pause(ms: number, skip?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (skip?.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    skip?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
