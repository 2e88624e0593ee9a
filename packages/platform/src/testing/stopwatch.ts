const TICK_MS = 10;

/**
 * Measures how long something takes that has to be done within a time, on a machine that does other work as well: what
 * counts is time in which this process has run. While it is kept waiting for a processor, so are the servers that it
 * watches, and nothing of that is theirs.
 * @returns what stops it, and tells the milliseconds
 */
export function startStopwatch(): () => number {
  let ran = 0;
  let last = performance.now();
  const note = () => {
    const now = performance.now();
    ran += Math.min(now - last, 2 * TICK_MS);
    last = now;
  };
  const timer = setInterval(note, TICK_MS).unref();
  return () => {
    clearInterval(timer);
    note();
    return ran;
  };
}
