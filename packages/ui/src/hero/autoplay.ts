/** Why a carousel stands still, any of which is enough. */
export interface AutoplayHolds {
  /** The player's own pause button. */
  readonly paused: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
  readonly reducedMotion: boolean;
  /** The tab is in the background. */
  readonly hidden: boolean;
}

export function isPlaying(holds: AutoplayHolds): boolean {
  return !(holds.paused || holds.hovered || holds.focused || holds.reducedMotion || holds.hidden);
}

/** How many stops a row of `count` slides has when `inView` of them are seen at once. */
export function stopCount(count: number, inView: number): number {
  return Math.max(count - Math.max(Math.floor(inView), 1) + 1, 1);
}

/** The stop after `current`; after the last, the first again. */
export function nextStop(current: number, stops: number): number {
  return current + 1 >= stops ? 0 : current + 1;
}
