declare global {
  interface Window {
    /** Settles with the ms from the click to the first frame that shows the new page; installed before the click. */
    benchNavigation?: Promise<number>;
  }
}

/** Runs in the page before the click. It needs nothing but what is in it. */
export function installNavigationProbe(path: string): void {
  const former = document.querySelector('main article');
  const { promise, resolve } = Promise.withResolvers<number>();
  window.benchNavigation = promise;

  /** What stood there is gone or not shown any more, and something of the new page, were it its skeleton, has a height. */
  const isNew = () =>
    location.pathname === path &&
    former?.checkVisibility() === false &&
    [...document.querySelectorAll('main > *')].some(
      (part) => part.checkVisibility() && part.getBoundingClientRect().height > 0,
    );

  addEventListener(
    'click',
    ({ timeStamp }) => {
      const watch = () => {
        if (!isNew()) return void requestAnimationFrame(watch);
        // The task after this frame's: by then the frame is on its way to the screen.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - timeStamp);
        port2.postMessage(undefined);
      };
      requestAnimationFrame(watch);
    },
    { capture: true, once: true },
  );
}
