/** What a test may have in its own hands, and of what else the database, the network and the test's own patience live. */
type Held = 'Date' | 'setInterval';
const FAKEABLE = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/**
 * Holds these until `jest.useRealTimers()`: they go on by `jest.advanceTimersByTime` alone. All else goes as it does,
 * and so do the servers that the test talks to.
 */
export function holdClock(...held: readonly Held[]): void {
  const isHeld = (name: string) => held.some((one) => one === name || one === name.replace('clear', 'set'));
  jest.useFakeTimers({ doNotFake: FAKEABLE.filter((name) => !isHeld(name)) });
}
