import type {} from '@tessera/promotion-offers';
import { OfferedSlot, useSession } from '@tessera/kit';

/** The daily sign-in below the games, if the site has one. */
export function SignInPlace() {
  const { status } = useSession();
  return status === 'member' ? <OfferedSlot name="mf-promotions:signInBlock" props={{}} /> : null;
}
