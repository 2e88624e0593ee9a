import type { DialogProps } from '@tessera/contracts';
import { Dialog } from '@tessera/ui';
import { withDialogText } from '../dialogs/with-dialog-text.tsx';
import { useText } from '../text.ts';
import { ServiceAgreement } from './ServiceAgreement.tsx';
import { Terms } from './Terms.tsx';

/** The service agreement or the terms, over the form that asks for consent (spec §2 Modals). */
function LegalDialog({ args, close }: DialogProps<'mf-auth:legal'>) {
  const text = useText();
  const { topic = 'service' } = args;
  return (
    <Dialog
      open
      scrollable
      size="lg"
      onClose={() => close()}
      title={text(`legal.${topic}`)}
      closeLabel={text('close')}
    >
      {topic === 'service' ? <ServiceAgreement /> : <Terms />}
    </Dialog>
  );
}

export default withDialogText(LegalDialog);
