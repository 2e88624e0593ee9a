import { Button, Dialog } from '@tessera/ui';
import { useText } from '../text.ts';

/** Says that no draws are left today (spec §8 Roulette, 2093101). */
export function NoDrawsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Dialog
      open
      size="sm"
      role="alertdialog"
      onClose={onClose}
      title={text('wheel.noDraws')}
      closeLabel={text('close')}
      footer={
        <Button tone="primary" data-autofocus="" onClick={onClose}>
          {text('wheel.understood')}
        </Button>
      }
    >
      {text('wheel.noDrawsHint')}
    </Dialog>
  );
}
