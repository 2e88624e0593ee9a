/**
 * Ends the task: the browser paints and handles input before what follows. Work in many short tasks takes no longer than
 * in one long task, but a tap does not wait for all of it.
 *
 * Uses a message: timers take a second in background tabs, and `scheduler.yield` keeps the low priority of work that
 * started in an idle moment, even if the player waits for it by now.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
