import type { GameReference } from '@tessera/contracts';
import { ConfirmDialog } from '@tessera/ui';
import { useText } from '../text.ts';
import { useLauncher } from './launch.atoms.ts';

/** Asks for a click that opens the game's window, after the browser blocked it. */
export default function ReadyDialog({ game }: { readonly game: GameReference }) {
  const text = useText();
  const launcher = useLauncher();
  return (
    <ConfirmDialog
      open
      title={text('launch.ready_title')}
      confirmLabel={text('launch.ready_open')}
      cancelLabel={text('launch.ready_cancel')}
      closeLabel={text('close')}
      onConfirm={launcher.openReady}
      onCancel={launcher.close}
    >
      {text('launch.ready_body', { game: game.name })}
    </ConfirmDialog>
  );
}
