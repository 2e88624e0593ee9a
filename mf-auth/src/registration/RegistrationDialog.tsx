import type { DialogProps } from '@tessera/contracts';
import { useAnswer, useCallScope } from '@tessera/kit';
import { Dialog, ErrorState } from '@tessera/ui';
import { registerSettings } from '@tessera/wire';
import { useText } from '../text.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';
import { useInvitation } from './use-invitation.ts';

export default function RegistrationDialog({ close }: DialogProps<'register'>) {
  const text = useText();
  const { siteId } = useCallScope();
  const settings = useAnswer(registerSettings, { siteId });
  const invitation = useInvitation();
  return (
    <Dialog open onClose={() => close()} title={text('signup.title')} closeLabel={text('close')}>
      {(settings.isPending || (settings.isSuccess && !invitation)) && <RegistrationSkeleton />}
      {settings.isError && (
        <ErrorState
          title={text('signup.settingsLost')}
          text={text('fail.network')}
          retryLabel={text('retry')}
          retrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.isSuccess && invitation && (
        <RegistrationForm
          settings={settings.data.list}
          invitation={invitation}
          onDone={() => close('registered')}
          onLeave={() => close()}
        />
      )}
    </Dialog>
  );
}
