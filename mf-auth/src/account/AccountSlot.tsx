import { useSession } from '@tessera/kit';
import { AccountMenu } from './AccountMenu.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { GuestButtons } from './GuestButtons.tsx';

/** Fills the right end of the top bar: login and registration for guests, the account menu for members. */
export default function AccountSlot() {
  const session = useSession();
  switch (session.status) {
    case 'guest':
      return <GuestButtons />;
    case 'restoring':
      return <AccountSkeleton />;
    case 'member':
      return <AccountMenu member={session.member} />;
  }
}
