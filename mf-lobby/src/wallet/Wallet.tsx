import { lazily, useSession } from '@tessera/kit';
import { useEffect } from 'react';

const load = () => import('./MemberWallet.tsx');
const MemberWallet = lazily(load);

/** The balance of a member in the top bar; renders nothing for a guest. */
export default function Wallet() {
  const { status } = useSession();
  // Guests never load it; a member's arrives with the session. A failure is shown when it is rendered.
  useEffect(() => {
    if (status === 'restoring') load().catch(() => undefined);
  }, [status]);
  return status === 'member' ? <MemberWallet /> : null;
}
