import type { Banner } from '../../../page/slots/BannerText.tsx';

/** What the page says of a round while it is shown. */
export interface Told {
  /** What the next win is multiplied by. */
  readonly multiplier: number;
  /** Symbols in the meter. */
  readonly meter: number;
  /** Of the clusters that are lit now. */
  readonly win?: { readonly units: number; readonly multiplier: number } | undefined;
  /** In the round so far, in twentieths of the stake. */
  readonly units: number;
  /** Which free round this is, and of how many. */
  readonly free?: { readonly at: number; readonly of: number } | undefined;
  /** In the middle of the tray, for a while. */
  readonly banner?: Banner | undefined;
}

export const IDLE: Told = { multiplier: 1, meter: 0, units: 0 };
