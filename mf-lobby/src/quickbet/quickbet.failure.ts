import { isCallError, maintenanceOf, type Maintenance } from '@tessera/wire';

/** Why there is no quick bet. */
export type QuickBetFailure =
  /** The sports book is closed; from when to when, where the platform told it. */
  | { readonly kind: 'maintenance'; readonly interval: Maintenance | undefined }
  /** The site has none, or none in this currency. */
  | { readonly kind: 'none' }
  /** Guests may not try it. */
  | { readonly kind: 'login' }
  /** Wallet transfers are disabled for the member. */
  | { readonly kind: 'transferDisabled' }
  /** Responsible gaming keeps the member from betting; `words` are the platform's, and say until when. */
  | { readonly kind: 'paused' | 'limit' | 'realityCheck'; readonly words: string }
  /** The call failed, or the frame did not come. */
  | { readonly kind: 'lost' };

/** What a failed call means to the player; its codes stand with its definition (`sportQuickbetUrl`). */
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
      return { kind: 'paused', words: error.message };
    case '962':
      return { kind: 'limit', words: error.message };
    case '963':
      return { kind: 'realityCheck', words: error.message };
    default:
      return { kind: 'lost' };
  }
}
