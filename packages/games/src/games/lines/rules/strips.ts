import type { SlotSymbol } from './symbols.ts';

/** One endless strip per reel. */
export type ReelSet = readonly (readonly SlotSymbol[])[];

const LETTERS: Record<string, SlotSymbol> = {
  W: 'wild',
  S: 'scatter',
  A: 'high1',
  B: 'high2',
  C: 'high3',
  D: 'high4',
  '1': 'low1',
  '2': 'low2',
  '3': 'low3',
  '4': 'low4',
  '5': 'low5',
};

/** `"A1S"` → three symbols. */
function strip(letters: string): readonly SlotSymbol[] {
  return [...letters].map((letter) => LETTERS[letter]!);
}

/**
 * The reels of the paid spin: wilds on the three in the middle, and two scatters of a strip never closer than a
 * window is high. The strips on the screen are these, in this order.
 */
export const BASE_REELS: ReelSet = [
  strip('2D4C1B312DC4354BA34C351AD23D25412SB5'),
  strip('5D3534WB21D53D413C542W21BC2SAC4WAD43B1'),
  strip('3D23DS214CA35B4352C2WB41S51WBDCW3C51DA4'),
  strip('D1C34D32D24153AC51B51WB45WCD4234BWAS52'),
  strip('S21D53CB414CDS2D1C35B45AB32342AD15'),
];

/** The reels of the free spins: the same symbols, with five wilds in place of three. */
export const FREE_REELS: ReelSet = [
  strip('A35C2D53421432B1DC51SD2B432C415A4D3B'),
  strip('1W4S235DB3524BCAWD15W32CD24341W4D15BWAC3'),
  strip('2WB413DS253CB145D35W1BAWD42W1CA435DC3WC2S'),
  strip('54D23AD2W415C421BW2SD3B535W5B14WC1DW3A4C'),
  strip('3534BA1D1251232DB4CD34A24DS1C5BC5S'),
];
