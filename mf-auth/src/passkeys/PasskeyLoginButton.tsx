import { lazily } from '@tessera/kit';
import { Button, Notice } from '@tessera/ui';
import { HelpLink } from '../form/HelpLink.tsx';
import { LockedNotice } from '../form/LockedNotice.tsx';
import { formatWording, useText } from '../text.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';
import { knowsPasskeys } from './webauthn.ts';

const RecordsOffer = lazily(() => import('../records/RecordsOffer.tsx'));

interface PasskeyLoginButtonProps {
  readonly disabled: boolean;
  readonly onDone: () => void;
  /** Closes the dialog without a login. */
  readonly onLeave: () => void;
}

/** Logs in by a passkey, and offers passkeys in the form's autofill. Nothing where the browser has none. */
export function PasskeyLoginButton({ disabled, onDone, onLeave }: PasskeyLoginButtonProps) {
  const text = useText();
  const { ask, isPending, lock, problem } = usePasskeyLogin(onDone);
  if (!knowsPasskeys()) return null;
  return (
    <>
      <LockedNotice lock={lock} />
      {problem && (
        <Notice tone="error" role="alert">
          <span>{formatWording(text, problem.wording)} </span>
          {problem.help && <HelpLink />}
        </Notice>
      )}
      {problem?.recordsTicket !== undefined && (
        <RecordsOffer ticket={problem.recordsTicket} onEntered={onLeave} fallback={null} />
      )}
      <Button
        block
        size="lg"
        loading={isPending}
        disabled={disabled || lock !== undefined}
        onClick={() => void ask()}
      >
        {text('passkeys.logIn')}
      </Button>
    </>
  );
}
