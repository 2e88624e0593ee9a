const MINUTE_MS = 60_000;

/** How long something has lasted, in whole minutes; never less than nothing, whatever the device's clock says. */
export function timeSince(
  since: string,
  nowMs: number,
): { readonly hours: number; readonly minutes: number } {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(since)) / MINUTE_MS));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
