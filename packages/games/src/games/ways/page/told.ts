import type { Banner } from '../../../page/slots/BannerText.tsx';

/** What the page says of a round while it is shown. */
export interface Told {
  readonly ways: number;
  /** Of the wins that are lit now. */
  readonly win?: { readonly ways: number; readonly units: number; readonly multiplier: number } | undefined;
  /** In the round so far, in twentieths of the stake. */
  readonly units: number;
  /** In the free spins: which one this is, of how many, and what its next win is multiplied by. */
  readonly free?: { readonly at: number; readonly of: number; readonly multiplier: number } | undefined;
  /** In the middle of the window, for a while. */
  readonly banner?: Banner | undefined;
}

export const waysOf = (grid: readonly (readonly unknown[])[]): number =>
  grid.reduce((ways, column) => ways * column.length, 1);
