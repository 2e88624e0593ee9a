import type { DialogProps } from '@tessera/contracts';
import { Dialog } from '@tessera/ui';
import { Beside } from '../beside/Beside.tsx';
import { useCloseOnLogin } from '../requests/use-close-on-login.ts';
import { withDialogText } from '../dialogs/with-dialog-text.tsx';
import { useText } from '../text.ts';
import { usePending } from '../third-party/use-pending.ts';
import { Registration } from './Registration.tsx';

function RegistrationDialog({ close }: DialogProps<'register'>) {
  const text = useText();
  const { forget } = usePending();
  useCloseOnLogin(close);
  const leave = () => {
    forget();
    close();
  };
  return (
    <Dialog open size="lg" onClose={leave} title={text('signup.title')} closeLabel={text('close')}>
      <Beside>
        <Registration onDone={() => close('registered')} onLeave={() => close()} />
      </Beside>
    </Dialog>
  );
}

export default withDialogText(RegistrationDialog);
