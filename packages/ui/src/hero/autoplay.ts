/** Reasons to pause a carousel. Any of them is enough. */
export interface PauseReasons {
  /** The player has pressed the pause button. */
  readonly paused: boolean;
  readonly hovered: boolean;
  readonly focused: boolean;
  readonly reducedMotion: boolean;
  /** The tab is in the background. */
  readonly hidden: boolean;
}

export function isPlaying(reasons: PauseReasons): boolean {
  return !(reasons.paused || reasons.hovered || reasons.focused || reasons.reducedMotion || reasons.hidden);
}

/** Returns the number of stops of `count` slides when `inView` are visible at once. */
export function stopCount(count: number, inView: number): number {
  return Math.max(count - Math.max(Math.floor(inView), 1) + 1, 1);
}

/** Returns the stop after `current`, starting over after the last. */
export function nextStop(current: number, stops: number): number {
  return current + 1 >= stops ? 0 : current + 1;
}
