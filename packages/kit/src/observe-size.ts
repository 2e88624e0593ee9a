/**
 * Calls `act` when an element's size is known and whenever it changes; never in browsers without `ResizeObserver`
 * (very old in-app browsers).
 * @returns the disposer
 */
export function observeSize(element: Element, act: (entry: ResizeObserverEntry) => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver((entries) => {
    const last = entries.at(-1);
    if (last) act(last);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
