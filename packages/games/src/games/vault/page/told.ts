import type { Prize } from '../rules/table.ts';

/** What the page says of a round while it is shown. */
export interface Told {
  /** Of the ways that win on the reels. */
  readonly win?: { readonly ways: number; readonly units: number } | undefined;
  /** Counted in the round so far, in twentieths of the stake. */
  readonly units: number;
  /** While coins are locked: respins that are left, and coins of the fifteen places. */
  readonly hold?: { readonly left: number; readonly coins: number } | undefined;
  /** How often each prize lies among the locked coins. */
  readonly prizes: Readonly<Partial<Record<Prize, number>>>;
  /** Over the reels, for a while. */
  readonly banner?: Banner | undefined;
}
export type Banner = 'locked' | 'full' | 'capped';

export const NOTHING_TOLD: Told = { units: 0, prizes: {} };
