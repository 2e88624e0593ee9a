import { Locked, type Lock } from '@tessera/kit/lock';
import { useText } from './text.ts';

/** Says which password is locked and for how long; nothing without a lock. */
export function LockedNotice({ lock }: { readonly lock: Lock | undefined }) {
  const text = useText();
  return (
    lock && (
      <Locked
        lock={lock}
        text={(door, time) =>
          text(door === 'withdraw_password' ? 'lock.withdraw_password' : 'lock.password', { time })
        }
      />
    )
  );
}
