import { useSession } from '@tessera/kit';
import { AccountMenu } from './AccountMenu.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { GuestButtons } from './GuestButtons.tsx';

/** At the right of the top bar: the two ways in, or the member's own menu. */
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
