/**
 * Ends the task: the browser paints and answers input before what follows. Work in many short tasks takes no longer
 * than in one long task, but nobody who taps waits for all of it.
 *
 * A message, since tabs in the background wait a second for each timer, and since `scheduler.yield` keeps the lowest
 * priority for all that began in an idle moment: a player may have come to wait for it meanwhile.
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
