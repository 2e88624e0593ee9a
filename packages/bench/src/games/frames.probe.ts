declare global {
  interface Window {
    /** Milliseconds from each frame to the next. */
    benchFrames?: number[];
  }
}

/** Runs in the page: writes down how far its frames are apart, from now on. */
export function installFrameProbe(): void {
  const frames: number[] = [];
  let last: number | undefined;
  const tick = (now: number): void => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  window.benchFrames = frames;
}
