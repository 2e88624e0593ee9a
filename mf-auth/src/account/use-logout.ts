import { useShell } from '@tessera/kit';
import { useAtomValue } from 'jotai';
import { useAccountText } from './account.text.ts';
import { playingAtom } from './playing.atoms.ts';

/** Returns a function that logs out; while a game is open, the player must confirm first. */
export function useLogout(): () => Promise<void> {
  const text = useAccountText();
  const { dialogs, session, toast } = useShell();
  const playing = useAtomValue(playingAtom);
  return async () => {
    const sure =
      !playing ||
      (await dialogs.confirm({
        title: text('logout.playing.title'),
        body: text('logout.playing.body'),
        confirm: text('logout.playing.confirm'),
        cancel: text('logout.playing.cancel'),
      }));
    if (!sure) return;
    await session.logout();
    toast.show('success', text('logout.done'));
  };
}
