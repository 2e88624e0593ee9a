import { isCallError, maintenanceOf, type Maintenance } from '@tessera/wire';

/** The reason why there is no quick bet. */
export type QuickBetFailure =
  /** The sports book is closed; with the interval if the platform sent it. */
  | { readonly kind: 'maintenance'; readonly interval: Maintenance | undefined }
  /** The site has none, or none in this currency. */
  | { readonly kind: 'none' }
  /** Guests may not try it. */
  | { readonly kind: 'login' }
  /** Wallet transfers are disabled for the member. */
  | { readonly kind: 'transferDisabled' }
  /** Responsible gaming blocks the member's bets; `words` is the platform's message, with the end date. */
  | { readonly kind: 'paused' | 'limit' | 'realityCheck'; readonly words: string }
  /** The call failed, or the frame did not load. */
  | { readonly kind: 'lost' };

/** Returns the reason for a failed call; the codes are documented at `sportQuickbetUrl`. */
export function quickBetFailure(error: unknown): QuickBetFailure {
  if (!isCallError(error)) return { kind: 'lost' };
  if (error.failure.kind === 'unavailable') return { kind: 'none' };
  switch (error.code) {
    case '203':
      return { kind: 'maintenance', interval: maintenanceOf(error) };
    case '404':
      return { kind: 'none' };
    case '405':
      return { kind: 'login' };
    case '957':
      return { kind: 'transferDisabled' };
    case '961':
    case '964':
      return { kind: 'paused', words: error.message };
    case '962':
      return { kind: 'limit', words: error.message };
    case '963':
      return { kind: 'realityCheck', words: error.message };
    default:
      return { kind: 'lost' };
  }
}
