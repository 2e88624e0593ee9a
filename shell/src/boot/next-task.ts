/** What browsers with task priorities have. */
interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/**
 * Ends the task: the browser paints and answers input before what follows. Work in many short tasks takes no longer
 * than in one long task, but nobody who taps waits for all of it.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: Scheduler };
  if (scheduler?.yield) return scheduler.yield();
  // A message, since tabs in the background wait a second for each timer.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
