import type { GameReference } from '@tessera/contracts';
import { ConfirmDialog } from '@tessera/ui';
import { useLateText } from '../later/late.text.ts';
import { withLateText } from '../later/with-late-text.tsx';
import { useText } from '../text.ts';
import { useLauncher } from './launch.atoms.ts';

/** Asks for a click that opens the game's window, after the browser blocked it. */
function ReadyDialog({ game }: { readonly game: GameReference }) {
  const text = useText();
  const late = useLateText();
  const launcher = useLauncher();
  return (
    <ConfirmDialog
      open
      title={late('launch.ready_title')}
      confirmLabel={late('launch.ready_open')}
      cancelLabel={late('launch.ready_cancel')}
      closeLabel={text('close')}
      onConfirm={launcher.openReady}
      onCancel={launcher.close}
    >
      {late('launch.ready_body', { game: game.name })}
    </ConfirmDialog>
  );
}

export default withLateText(ReadyDialog);
