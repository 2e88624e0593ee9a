import { Locked, type Lock, type LockDoor } from '@tessera/kit/lock';
import { useText, type MessageId } from '../text.ts';

const TEXTS: Readonly<Record<LockDoor, MessageId>> = {
  login: 'lock.login',
  password: 'lock.password',
  withdraw_password: 'lock.proof',
  transfer: 'lock.proof',
  double_validation: 'lock.double_validation',
  authenticator: 'lock.authenticator',
  proof: 'lock.proof',
  network: 'lock.network',
  phone_code: 'lock.proof',
};

/** Says which door is locked and for how long; nothing without a lock. */
export function LockedNotice({ lock }: { readonly lock: Lock | undefined }) {
  const text = useText();
  return lock && <Locked lock={lock} text={(door, time) => text(TEXTS[door], { time })} />;
}
