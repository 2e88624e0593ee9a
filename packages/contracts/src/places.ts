/** The places of the shell's layout that remotes fill. Several contributions stand in the order of their `order`. */
export const SLOTS = [
  /** The rail of halls at the left of the desktop layout. */
  'rail',
  'header.search',
  /** At the right of the top bar: balance and deposit, then account. */
  'header.wallet',
  'header.account',
  /** The line under the top bar. */
  'announcement',
  'home.main',
  /** Things that float above the page, such as a red envelope. */
  'float',
] as const;
export type SlotName = (typeof SLOTS)[number];

/** The dialogs that are opened by name: what they take, and what they answer (`undefined` when dismissed). */
export interface DialogMap {
  login: { args: { reason?: 'play' | 'page' }; result: 'loggedIn' };
  register: { args: Record<string, never>; result: 'registered' };
  search: { args: Record<string, never>; result: undefined };
}
export type DialogName = keyof DialogMap;
export const DIALOGS = ['login', 'register', 'search'] as const satisfies readonly DialogName[];
