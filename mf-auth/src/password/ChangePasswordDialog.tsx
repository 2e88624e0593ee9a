import type { DialogProps } from '@tessera/contracts';
import { useShell } from '@tessera/kit';
import { Button, Dialog } from '@tessera/ui';
import { OtherWays } from '../form/OtherWays.tsx';
import { useAccountText } from '../account/account.text.ts';
import { withDialogText } from '../dialogs/with-dialog-text.tsx';
import { useText } from '../text.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** Changes the password; where that is required, only logging out leads elsewhere (spec §4 First login). */
function ChangePasswordDialog({ args, close }: DialogProps<'mf-auth:changePassword'>) {
  const text = useText();
  const accountText = useAccountText();
  const { session } = useShell();
  const isRequired = args.isRequired === true;
  return (
    <Dialog
      open
      size="sm"
      dismissible={!isRequired}
      onClose={() => close()}
      title={text(isRequired ? 'password.change.required' : 'password.change.title')}
      closeLabel={text('close')}
    >
      <ChangePasswordForm isRequired={isRequired} onDone={() => close('changed')}>
        {isRequired && (
          <OtherWays gap={8}>
            <Button tone="quiet" onClick={() => void session.logout()}>
              {accountText('account.logout')}
            </Button>
          </OtherWays>
        )}
      </ChangePasswordForm>
    </Dialog>
  );
}

export default withDialogText(ChangePasswordDialog);
