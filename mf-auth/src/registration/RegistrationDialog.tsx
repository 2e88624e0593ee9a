import type { DialogProps } from '@tessera/contracts';
import { useAnswer, useSite } from '@tessera/kit';
import { Dialog, ErrorState } from '@tessera/ui';
import { registerSettings } from '@tessera/wire';
import { useText } from '../text.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';

export default function RegistrationDialog({ close }: DialogProps<'register'>) {
  const text = useText();
  const { siteId } = useSite().settings;
  const settings = useAnswer(registerSettings, { siteId });
  return (
    <Dialog open onClose={() => close()} title={text('signup.title')} closeLabel={text('close')}>
      {settings.isPending && <RegistrationSkeleton />}
      {settings.isError && (
        <ErrorState
          title={text('signup.settingsLost')}
          text={text('fail.network')}
          retryLabel={text('retry')}
          retrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.isSuccess && (
        <RegistrationForm
          settings={settings.data.list}
          onDone={() => close('registered')}
          onLeave={() => close()}
        />
      )}
    </Dialog>
  );
}
