/** The slots of the shell's layout. Parts with a lower `order` come first. */
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
/** The name of a slot of the shell's layout. */
export type SlotName = (typeof SLOTS)[number];

/** The dialogs of the contract: their arguments, and their results (`undefined` when dismissed). */
export interface DialogMap {
  /** Logs in; `reason` decides the introduction. */
  login: { args: { reason?: 'play' | 'page' }; result: 'loggedIn' };
  /** Registers an account. */
  register: { args: Record<string, never>; result: 'registered' };
  /** Searches for games, on the phone. */
  search: { args: Record<string, never>; result: undefined };
}
/** The name of a dialog of the contract. */
export type DialogName = keyof DialogMap;
/** All names of {@link DialogMap}. */
export const DIALOGS = ['login', 'register', 'search'] as const satisfies readonly DialogName[];
