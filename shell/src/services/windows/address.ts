/** Links and addresses that come from data (readings: only http, https, or an internal path). */

/** The address where it is http or https, else `undefined`. */
export function outsideAddress(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username || url.password ? undefined : url.href;
}

/** Whether it is a path of this site: one slash, not two, and no backslash that a browser would read as one. */
export function isInternalPath(path: string): boolean {
  return /^\/(?![/\\])[^\\\s]*$/.test(path);
}

/** Paths that have a window of their own on desktop (spec §2) → the window's name. */
export function popupName(path: string): 'user' | 'proxy' | 'fastPayment' | undefined {
  return /^\/(user|proxy|fastPayment)(?=[/?#]|$)/.exec(path)?.[1] as 'user' | undefined;
}
