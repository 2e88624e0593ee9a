import type { DialogProps } from '@tessera/contracts';
import { useAnswer, useSession, useShell } from '@tessera/kit';
import { Dialog, EmptyState } from '@tessera/ui';
import { signIn } from '@tessera/wire';
import { useEffect, useRef } from 'react';
import { Loaded } from '../Loaded.tsx';
import { useText } from '../text.ts';
import { announceSignIn } from './announce.ts';
import { Calendar } from './Calendar.tsx';

/** The calendar of the daily sign-in; offered as `mf-promotions:signIn`. */
export default function SignInDialog({ close }: DialogProps<'mf-promotions:signIn'>) {
  const text = useText();
  const shell = useShell();
  const { session } = shell;
  const { status } = useSession();
  const answer = useAnswer(signIn, {}, { enabled: status === 'member' });
  const hasClaimed = useRef(false);
  useEffect(() => announceSignIn(shell, 'click_signin'), [shell]);
  function leave(): void {
    if (hasClaimed.current) void session.refreshBalance();
    close();
  }
  return (
    <Dialog open size="md" onClose={leave} title={text('signin.title')} closeLabel={text('close')}>
      <Loaded answer={answer}>
        {(week) =>
          week.state === 'noopen' ? (
            <EmptyState title={text('signin.closed')} />
          ) : (
            <Calendar week={week} onClaimed={() => (hasClaimed.current = true)} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
