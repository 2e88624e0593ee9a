/** Hours and minutes that a session has lasted, in the page's digits: `1:05`. */
export function sessionTime(sinceMs: number, nowMs: number, tag: string): string {
  const minutes = Math.max(0, Math.floor((nowMs - sinceMs) / 60_000));
  const hours = new Intl.NumberFormat(tag).format(Math.floor(minutes / 60));
  const rest = new Intl.NumberFormat(tag, { minimumIntegerDigits: 2 }).format(minutes % 60);
  return `${hours}:${rest}`;
}

/** Until the shown time is another. */
export function msToNextMinute(sinceMs: number, nowMs: number): number {
  const past = Math.max(0, nowMs - sinceMs) % 60_000;
  return 60_000 - past;
}
