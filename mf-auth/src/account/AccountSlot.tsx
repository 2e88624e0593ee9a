import { lazily, useSession } from '@tessera/kit';
import { useEffect } from 'react';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { GuestButtons } from './GuestButtons.tsx';

const load = () => import('./AccountMenu.tsx');
const AccountMenu = lazily(load);

/** Fills the right end of the top bar: login and registration for guests, the account menu for members. */
export default function AccountSlot() {
  const session = useSession();
  const isRestoring = session.status === 'restoring';
  // Guests never load the menu; a member's arrives with the session. A failure is shown when it is rendered.
  useEffect(() => {
    if (isRestoring) load().catch(() => undefined);
  }, [isRestoring]);
  switch (session.status) {
    case 'guest':
      return <GuestButtons />;
    case 'restoring':
      return <AccountSkeleton />;
    case 'member':
      return <AccountMenu member={session.member} fallback={<AccountSkeleton />} />;
  }
}
