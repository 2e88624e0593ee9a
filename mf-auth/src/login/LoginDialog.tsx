import type { DialogProps } from '@tessera/contracts';
import { lazily } from '@tessera/kit';
import { Dialog } from '@tessera/ui';
import { useState } from 'react';
import { Beside } from '../beside/Beside.tsx';
import { useCloseOnLogin } from '../requests/use-close-on-login.ts';
import { useSwitchDialog } from '../requests/use-switch-dialog.ts';
import { withDialogText } from '../dialogs/with-dialog-text.tsx';
import { useText } from '../text.ts';
import type { Completion } from '../third-party/use-completion.ts';
import { usePending } from '../third-party/use-pending.ts';
import { FurtherStep } from './FurtherStep.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { StepEnding } from './login.machine.ts';
import { StepSkeleton } from './StepSkeleton.tsx';
import { useLogin } from './use-login.ts';

const LinkOrRegister = lazily(() => import('../third-party/LinkOrRegister.tsx'));

function LoginDialog({ args, close }: DialogProps<'login'>) {
  const text = useText();
  const { arrival, step: pendingStep, shut, forget } = usePending();
  /** The visitor has chosen to link the account that has arrived, by this login. */
  const [isLinking, setLinking] = useState(false);
  const enter = () => close('loggedIn');
  useCloseOnLogin(close);
  const login = useLogin(enter);
  const toRegister = useSwitchDialog('register', close);
  const { state } = login;
  const step = state.status === 'step' ? state.step : pendingStep;
  const isAsking = arrival !== undefined && !isLinking && !step;

  function leaveStep(ending?: StepEnding): void {
    if (pendingStep) forget();
    login.leaveStep(ending);
  }
  function endVisit(completion: Completion): void {
    if (completion === 'entered') enter();
    else if (completion === 'pending') setLinking(false);
  }
  function titleId() {
    if (step) return `login.${step.kind}.title` as const;
    return isAsking ? 'thirdParty.link.title' : 'login.title';
  }

  return (
    <Dialog
      open
      size={step || isAsking ? 'md' : 'lg'}
      onClose={() => {
        forget();
        login.giveUp();
        close();
      }}
      title={text(titleId())}
      closeLabel={text('close')}
    >
      {step && (
        <FurtherStep
          step={step}
          account={'values' in state ? state.values.account.trim() : ''}
          onLoggedIn={login.onDone}
          onAsked={login.changeQuestion}
          onLeave={leaveStep}
        />
      )}
      {isAsking && (
        <LinkOrRegister
          demand={arrival}
          onLogIn={() => setLinking(true)}
          onRegister={toRegister}
          onForget={forget}
          fallback={<StepSkeleton />}
        />
      )}
      {!step && !isAsking && (
        <Beside>
          <LoginForm
            login={login}
            reason={args.reason}
            linking={arrival?.provider.name}
            shut={shut}
            onVisited={endVisit}
            onLeave={close}
          />
        </Beside>
      )}
    </Dialog>
  );
}

export default withDialogText(LoginDialog);
