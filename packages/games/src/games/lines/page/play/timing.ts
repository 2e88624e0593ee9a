/** Times of the game, in milliseconds. A round is never shown faster than these, whatever the server's speed. */
export const TIMING = {
  /** From the start of a spin until its last reel stands: 2.5 s, or 1 s in quick play. */
  normal: { firstStop: 1_000, stagger: 260, stop: 460 },
  quick: { firstStop: 500, stagger: 20, stop: 420 },
  /** How much longer a reel runs that could still complete the scatters. */
  anticipation: 900,
  /** How long all wins stand together, then each by itself. */
  allWins: 1_100,
  eachWin: 1_250,
  /** After each free spin, longer where it paid. */
  bonusPause: 700,
  /** The bonus begins, and its sum goes, by itself after this. */
  bonusWait: 6_000,
} as const;
