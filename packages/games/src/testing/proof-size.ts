const isFull = process.env.PROOF === 'full';

/** Returns the small size for every test run, and the full one under `npm run prove`, which sets `PROOF=full`. */
export const sized = <Size>(quick: Size, full: Size): Size => (isFull ? full : quick);

/** Writes a count for a test title: `50,000`. */
export const counted = (count: number): string => count.toLocaleString('en');
