/** Both take any number, and what is beyond 0 or 1 as that: a frame's time may lie a little before what it shows began. */
const within = (share: number): number => Math.min(1, Math.max(0, share));
const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Mixes two `#rrggbb` colours; 0 is the first, 1 the second. */
export function mix(a: string, b: string, share: number): string {
  let mixed = '#';
  for (let at = 1; at < 7; at += 2) {
    const from = Number.parseInt(a.slice(at, at + 2), 16);
    const to = Number.parseInt(b.slice(at, at + 2), 16);
    mixed += hex(from + (to - from) * within(share));
  }
  return mixed;
}

/** `#rrggbb` with an alpha from 0 to 1. */
export const withAlpha = (colour: string, alpha: number): string => `${colour}${hex(within(alpha) * 255)}`;
