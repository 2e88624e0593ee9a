declare global {
  /** Milliseconds from each frame to the next. */
  var benchFrames: number[] | undefined;
}

/** Runs in a page, or in a worker of its: writes down how far its frames are apart, from now on. */
export function installFrameProbe(): void {
  const frames: number[] = [];
  let last: number | undefined;
  const tick = (now: number): void => {
    if (last !== undefined) frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  globalThis.benchFrames = frames;
}

/** Runs in a worker, which Chrome does not slow down: each of its frames takes so many times as long, from now on. */
export function slowFramesDown(factor: number): void {
  const next = globalThis.requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = (run) =>
    next((now) => {
      const began = performance.now();
      run(now);
      const end = began + (performance.now() - began) * factor;
      while (performance.now() < end);
    });
}

/** Forgets what has been seen. */
export function forgetFrames(): void {
  globalThis.benchFrames?.splice(0);
}

export function seenFrames(): number[] {
  return globalThis.benchFrames?.slice() ?? [];
}
