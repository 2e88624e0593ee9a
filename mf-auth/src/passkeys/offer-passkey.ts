import type { RemoteScope } from '@tessera/kit';
import { isCallError, passkeyOffer } from '@tessera/wire';
import { playingAtom } from '../account/playing.atoms.ts';
import { loadDialogText } from '../dialogs/dialog-text.ts';
import { deviceInfo } from '../device/device.ts';
import { canKeepPasskey } from './webauthn.ts';

/**
 * Offers a passkey after a login, where this device can keep one. The platform decides how often, and remembers a "not
 * now" for this browser. Never over a game or over what the member has opened meanwhile.
 */
export async function offerPasskey(scope: RemoteScope): Promise<void> {
  const { api, dialogs, offers, report, session } = scope.shell;
  const isFree = () => {
    const current = session.get();
    return (
      current.status === 'member' &&
      !current.member.details?.mustChangePassword &&
      !scope.store.get(playingAtom) &&
      document.querySelector('dialog[open]') === null
    );
  };
  let text: Awaited<ReturnType<typeof loadDialogText>>;
  try {
    if (!(await canKeepPasskey()) || !isFree()) return;
    const { udid } = deviceInfo(scope.shell);
    const { isOffered } = await api.send(passkeyOffer, { udid });
    if (isOffered === 0) return;
    text = await loadDialogText(scope);
    if (!isFree()) return;
  } catch (error) {
    // The player has not asked for it: a back end without passkeys, or a lost connection, is no message.
    if (!isCallError(error)) report.error(error, { in: 'the offer of a passkey' });
    return;
  }
  const isWanted = await dialogs.confirm({
    title: text('passkeys.offer.title'),
    body: text('passkeys.offer.body'),
    confirm: text('passkeys.add'),
    cancel: text('passkeys.offer.later'),
  });
  if (isWanted) await offers.openDialog('mf-auth:passkeys', { action: 'add' });
}
