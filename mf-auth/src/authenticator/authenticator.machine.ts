import type { OfferedResult } from '@tessera/contracts';

export type AuthenticatorAction = 'renew' | 'remove';
export type AuthenticatorResult = OfferedResult<'mf-auth:authenticator'>;

/** What the dialog shows. */
export type AuthenticatorView =
  /** Whether the authenticator is on, and what can be done. */
  | { readonly kind: 'overview' }
  | { readonly kind: 'setup'; readonly secret: string; readonly uri: string }
  | { readonly kind: 'question'; readonly action: AuthenticatorAction }
  /** The codes are shown once: only the player's confirmation leads on. */
  | {
      readonly kind: 'codes';
      readonly recoveryCodes: readonly string[];
      readonly result: Exclude<AuthenticatorResult, 'removed'>;
    };

export type AuthenticatorEvent =
  | { readonly type: 'setupStarted'; readonly secret: string; readonly uri: string }
  | { readonly type: 'asked'; readonly action: AuthenticatorAction }
  | { readonly type: 'cancelled' }
  | { readonly type: 'codesArrived'; readonly recoveryCodes: readonly string[] };

/** @param action asked at once, if the member has an authenticator */
export const firstView = (action: AuthenticatorAction | undefined): AuthenticatorView =>
  action ? { kind: 'question', action } : { kind: 'overview' };

export function authenticatorReducer(view: AuthenticatorView, event: AuthenticatorEvent): AuthenticatorView {
  switch (event.type) {
    case 'setupStarted':
      return view.kind === 'overview' ? { kind: 'setup', secret: event.secret, uri: event.uri } : view;
    case 'asked':
      return view.kind === 'overview' ? { kind: 'question', action: event.action } : view;
    case 'cancelled':
      return view.kind === 'question' ? { kind: 'overview' } : view;
    case 'codesArrived': {
      if (view.kind !== 'setup' && view.kind !== 'question') return view;
      const result = view.kind === 'setup' ? 'enrolled' : 'renewed';
      return { kind: 'codes', recoveryCodes: event.recoveryCodes, result };
    }
  }
}
