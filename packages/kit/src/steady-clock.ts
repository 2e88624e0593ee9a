/**
 * Returns epoch milliseconds of a clock that never jumps, to measure how long something lasts: the device's clock may be
 * set while the page is open. What is compared with an instant of the site needs the site's clock instead (`useSiteClock`).
 */
export const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now());

const arrivals = new WeakMap<object, { readonly updatedAt: number; readonly at: number }>();

/**
 * Returns when an answer came, by `steadyNow`; also for a component that is shown later.
 * @param data of the query
 * @param updatedAt its `dataUpdatedAt`, by the device's clock
 */
export function arrivalOf(data: object, updatedAt: number): number {
  const known = arrivals.get(data);
  if (known?.updatedAt === updatedAt) return known.at;
  const at = steadyNow() - Math.max(0, Date.now() - updatedAt);
  arrivals.set(data, { updatedAt, at });
  return at;
}
