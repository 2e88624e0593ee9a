import type { Shell } from '@tessera/contracts';
import { findWrapper } from '@tessera/kit';
import type { SignInKey } from '@tessera/promotion-offers';

/** Announces what has happened at the daily sign-in to other remotes and to the site's own apps (spec §3). */
export function announceSignIn({ offers, site }: Pick<Shell, 'offers' | 'site'>, key: SignInKey): void {
  void offers.emit('mf-promotions:signIn', { key });
  if (typeof window === 'undefined') return;
  findWrapper(window, site.get().settings.nativeHandler).post({ type: 'signIn', key });
}

/** The key for a state of the calendar. */
export const STATE_KEYS = {
  open: 'is_signin_true',
  pass: 'is_signin_pass',
  noopen: 'is_signin_noopen',
} as const satisfies Record<string, SignInKey>;
