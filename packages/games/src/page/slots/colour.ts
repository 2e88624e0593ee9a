/** Mixes two `#rrggbb` colours; 0 is the first, 1 the second. */
export function mix(a: string, b: string, share: number): string {
  let mixed = '#';
  for (let at = 1; at < 7; at += 2) {
    const from = Number.parseInt(a.slice(at, at + 2), 16);
    const to = Number.parseInt(b.slice(at, at + 2), 16);
    mixed += Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  }
  return mixed;
}

/** `#rrggbb` with an alpha from 0 to 1. */
export function withAlpha(colour: string, alpha: number): string {
  return `${colour}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
