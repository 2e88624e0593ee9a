/** Resolves after the time, or at once when `skip` is aborted. */
export function pause(ms: number, skip?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (skip?.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    skip?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/**
 * Runs it when the page has drawn what it is to show next: whatever asks for a place or the focus before has all of it laid
 * out for this alone.
 * @returns its disposer
 */
export function onceLaidOut(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Where nobody tells when a page has nothing to do. */
const IDLE_MS = 60;

/**
 * Runs it when the page has nothing else to do.
 * @returns its disposer
 */
export function whenIdle(run: () => void): () => void {
  // Not every Safari tells.
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(() => run());
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, IDLE_MS);
  return () => clearTimeout(timer);
}

/** Epoch milliseconds of a clock that never jumps; the device's may be set while the page is open. */
export const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now());

/**
 * Milliseconds since the page's clock last struck a second. Clocks of a page that go by it strike together: their figures
 * are laid out and painted in one frame, whatever each of them counts.
 */
export const sinceStroke = (): number => steadyNow() % 1_000;

/** Hours, minutes and seconds as a clock shows them: `1:02:03`, `02:03`. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}
