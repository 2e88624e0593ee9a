/** What a page felt like while somebody typed; all in ms. */
export interface Felt {
  /** The longest animation frame, from its first task to the end of its rendering; 0 when none took 50 ms. */
  readonly longestFrameMs: number;
  /** From a key to the frame that shows it, the slowest; in steps of 8 ms. */
  readonly slowestKeyMs: number;
}

declare global {
  interface Window {
    benchFelt?: () => Felt;
  }
}

/** Runs in the page when typing begins. */
export function installTypingProbe(): void {
  const felt = { longestFrameMs: 0, slowestKeyMs: 0 };
  const observe = (
    options: PerformanceObserverInit & { durationThreshold?: number },
    take: (ms: number) => void,
  ) => {
    const observer = new PerformanceObserver((list) =>
      list.getEntries().forEach(({ duration }) => take(duration)),
    );
    observer.observe(options);
  };
  observe({ type: 'long-animation-frame' }, (ms) => {
    felt.longestFrameMs = Math.max(felt.longestFrameMs, ms);
  });
  observe({ type: 'event', durationThreshold: 16 }, (ms) => {
    felt.slowestKeyMs = Math.max(felt.slowestKeyMs, ms);
  });
  window.benchFelt = () => felt;
}
