/**
 * How one reel moves. Its place is a number on the endless strip: the index of the symbol in the top row, with a
 * fraction while it moves. Reels run downwards, so the place falls.
 */
export type ReelMotion =
  | { readonly kind: 'resting'; readonly at: number }
  | { readonly kind: 'running'; readonly from: number; readonly since: number }
  | { readonly kind: 'stopping'; readonly to: number; readonly since: number; readonly ms: number };

export interface Place {
  readonly at: number;
  /** Symbols a second. */
  readonly speed: number;
}

const TOP_SPEED = 24;
const BACKSWING_MS = 130;
const BACKSWING = 0.16;
const RAMP_MS = 260;
/** Strength of the overshoot of a stop; see {@link easeOutBack}. */
const OVERSHOOT = 1.05;

/** Starts slowly backwards, then falls to full speed. */
function running(elapsed: number): Place {
  if (elapsed < BACKSWING_MS) {
    const share = elapsed / BACKSWING_MS;
    return { at: BACKSWING * Math.sin((share * Math.PI) / 2), speed: 0 };
  }
  const ramp = Math.min(elapsed - BACKSWING_MS, RAMP_MS);
  const full = Math.max(0, elapsed - BACKSWING_MS - RAMP_MS);
  const fallen = ((ramp * ramp) / RAMP_MS / 2 + full) * (TOP_SPEED / 1_000);
  return { at: BACKSWING - fallen, speed: (TOP_SPEED * ramp) / RAMP_MS };
}

/** From 0 to 1, a little beyond, and back to 1. Its slope at 0 is `OVERSHOOT + 3`. */
function easeOutBack(u: number): number {
  return 1 + (OVERSHOOT + 1) * (u - 1) ** 3 + OVERSHOOT * (u - 1) ** 2;
}

/** Symbols that pass while a reel stops: as many as make it begin at full speed. */
export function stopTravel(ms: number): number {
  return (TOP_SPEED * ms) / 1_000 / (OVERSHOOT + 3);
}

/** Where a reel is at a time (ms, the clock of `requestAnimationFrame`). */
export function placeOf(motion: ReelMotion, now: number): Place {
  if (motion.kind === 'resting') return { at: motion.at, speed: 0 };
  if (motion.kind === 'running') {
    const { at, speed } = running(Math.max(0, now - motion.since));
    return { at: motion.from + at, speed };
  }
  const u = Math.min(1, Math.max(0, (now - motion.since) / motion.ms));
  const speed = u >= 1 ? 0 : TOP_SPEED * Math.max(0, 1 - u * 1.9);
  return { at: motion.to + stopTravel(motion.ms) * (1 - easeOutBack(u)), speed };
}

/** A stopping reel that has come to rest, rests; every other motion goes on. */
export function settled(motion: ReelMotion, now: number): ReelMotion {
  if (motion.kind !== 'stopping' || now < motion.since + motion.ms) return motion;
  return { kind: 'resting', at: motion.to };
}
