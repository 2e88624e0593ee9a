import type { DialogProps } from '@tessera/contracts';
import { Dialog } from '@tessera/ui';
import { useText } from '../text.ts';
import { FurtherStep } from './FurtherStep.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useLogin } from './use-login.ts';

export default function LoginDialog({ args, close }: DialogProps<'login'>) {
  const text = useText();
  const login = useLogin(() => close('loggedIn'));
  const { state } = login;
  const title = state.status === 'step' ? text(`login.${state.step}.title`) : text('login.title');
  return (
    <Dialog open onClose={() => close()} title={title} closeLabel={text('close')}>
      {state.status === 'step' ? (
        <FurtherStep step={state.step} onBack={login.back} />
      ) : (
        <LoginForm login={login} reason={args.reason} onLeave={close} />
      )}
    </Dialog>
  );
}
