import { SETTINGS_TOAST_MS } from '@tessera/domain';
import { useCallScope, useShell } from '@tessera/kit';
import { ErrorState } from '@tessera/ui';
import { isCallError, registerSettings } from '@tessera/wire';
import { useEffect, useEffectEvent } from 'react';
import { wordingOfFailure } from '../failures.ts';
import { useGuestAnswer } from '../requests/use-guest-answer.ts';
import { formatWording, useText } from '../text.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';
import { useInvitation } from './use-invitation.ts';

interface RegistrationProps {
  readonly onDone: () => void;
  /** The player chooses to log in instead. */
  readonly onLeave: () => void;
}

/** Loads the site's fields and the visitor's invitation, and shows the form. */
export function Registration(props: RegistrationProps) {
  const text = useText();
  const { siteId } = useCallScope();
  const settings = useGuestAnswer(registerSettings, { siteId });
  const invitation = useInvitation();
  useSettingsToast(settings.error);
  if (settings.isLoadingError) {
    return (
      <ErrorState
        title={text('signup.settingsLost')}
        text={formatWording(text, wordingOfFailure(settings.error))}
        retryLabel={text('retry')}
        retrying={settings.isFetching}
        onRetry={() => void settings.refetch()}
      />
    );
  }
  if (settings.isPending || !invitation) return <RegistrationSkeleton />;
  return <RegistrationForm {...props} settings={settings.data.list} invitation={invitation} />;
}

/** Announces each failed load, for longer where the network failed (spec §8 "Settings load failure toast"). */
function useSettingsToast(error: unknown): void {
  const text = useText();
  const { toast } = useShell();
  const show = useEffectEvent(() => {
    const isNetwork = isCallError(error) && error.failure.kind === 'network';
    toast.show('error', text('signup.err_setting'), isNetwork ? { lastsMs: SETTINGS_TOAST_MS } : undefined);
  });
  useEffect(() => {
    if (error) show();
  }, [error]);
}
