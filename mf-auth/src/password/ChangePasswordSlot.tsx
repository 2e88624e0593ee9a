import { useSession, useShell } from '@tessera/kit';
import { Button, Heading, Stack, Surface } from '@tessera/ui';
import { OtherWays } from '../form/OtherWays.tsx';
import { useAccountText } from '../account/account.text.ts';
import { withDialogText } from '../dialogs/with-dialog-text.tsx';
import { useText } from '../text.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

/** The change of the password in place of a member's page, while it is required (spec §4 First login, on the phone). */
function ChangePasswordSlot() {
  const text = useText();
  const accountText = useAccountText();
  const shell = useShell();
  const session = useSession();
  if (session.status !== 'member' || session.member.details?.mustChangePassword !== true) return null;
  return (
    <Stack gap={16}>
      <Heading level={1} size={28}>
        {text('password.change.required')}
      </Heading>
      <Surface>
        <ChangePasswordForm isRequired>
          <OtherWays gap={8}>
            <Button tone="quiet" onClick={() => void shell.session.logout()}>
              {accountText('account.logout')}
            </Button>
          </OtherWays>
        </ChangePasswordForm>
      </Surface>
    </Stack>
  );
}

export default withDialogText(ChangePasswordSlot);
