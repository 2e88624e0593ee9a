import type { GameReference } from '@tessera/contracts';
import { ConfirmDialog } from '@tessera/ui';
import { useText } from '../text.ts';
import { useLauncher } from './launch.atoms.ts';

/** The browser refused the game's window: the player's own click opens it. */
export default function ReadyDialog({ game }: { readonly game: GameReference }) {
  const say = useText();
  const launcher = useLauncher();
  return (
    <ConfirmDialog
      open
      title={say('launch.ready_title')}
      confirmLabel={say('launch.ready_open')}
      cancelLabel={say('launch.ready_cancel')}
      closeLabel={say('close')}
      onConfirm={launcher.openReady}
      onCancel={launcher.close}
    >
      {say('launch.ready_body', { game: game.name })}
    </ConfirmDialog>
  );
}
