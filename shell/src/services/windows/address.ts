/** Paths that have a window of their own on desktop (spec §2) → the window's name. */
export function popupName(path: string): 'user' | 'proxy' | 'fastPayment' | undefined {
  return /^\/(user|proxy|fastPayment)(?=[/?#]|$)/.exec(path)?.[1] as 'user' | undefined;
}
