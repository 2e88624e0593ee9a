/** Returns the window's name for a path that has its own window on desktops (spec §2). */
export function popupName(path: string): 'user' | 'proxy' | 'fastPayment' | undefined {
  return /^\/(user|proxy|fastPayment)(?=[/?#]|$)/.exec(path)?.[1] as 'user' | undefined;
}
