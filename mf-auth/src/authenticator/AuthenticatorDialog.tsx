import type { DialogProps } from '@tessera/contracts';
import { keyOf, useAnswer, useScope } from '@tessera/kit';
import { Dialog, ErrorState } from '@tessera/ui';
import { authenticatorState } from '@tessera/wire';
import { useReducer } from 'react';
import { withDialogText } from '../dialogs/with-dialog-text.tsx';
import { wordingOfFailure } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { authenticatorReducer, firstView, type AuthenticatorResult } from './authenticator.machine.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { Introduction } from './Introduction.tsx';
import { Overview } from './Overview.tsx';
import { Question } from './Question.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUp } from './SetUp.tsx';

/** Sets up, shows and removes the member's authenticator. */
function AuthenticatorDialog({ args, close }: DialogProps<'mf-auth:authenticator'>) {
  const text = useText();
  const { shell, queries } = useScope();
  const state = useAnswer(authenticatorState, {});
  const [view, dispatch] = useReducer(authenticatorReducer, args.action, firstView);

  function leave(result?: AuthenticatorResult): void {
    // Another window may change it until the next time.
    queries.removeQueries({ queryKey: keyOf(authenticatorState) });
    close(result);
  }
  function finish(result: AuthenticatorResult): void {
    shell.toast.show('success', text(`authenticator.${result}`));
    leave(result);
  }
  const codesArrived = (recoveryCodes: readonly string[]) =>
    dispatch({ type: 'codesArrived', recoveryCodes });

  function content() {
    if (view.kind === 'codes') {
      return <RecoveryCodes recoveryCodes={view.recoveryCodes} onDone={() => finish(view.result)} />;
    }
    if (view.kind === 'setup') {
      return <SetUp secret={view.secret} uri={view.uri} onConfirmed={codesArrived} />;
    }
    if (state.isPending) return <FormSkeleton label={text('authenticator.loading')} />;
    if (state.isLoadingError) {
      return (
        <ErrorState
          title={text('authenticator.lost')}
          text={formatWording(text, wordingOfFailure(state.error))}
          retryLabel={text('retry')}
          retrying={state.isFetching}
          onRetry={() => void state.refetch()}
        />
      );
    }
    if (state.data.isOn === 0) {
      return (
        <Introduction onStarted={({ secret, uri }) => dispatch({ type: 'setupStarted', secret, uri })} />
      );
    }
    if (view.kind === 'question') {
      return (
        <Question
          action={view.action}
          onCancel={() => dispatch({ type: 'cancelled' })}
          onRenewed={codesArrived}
          onRemoved={() => finish('removed')}
        />
      );
    }
    return <Overview {...state.data} onAsk={(action) => dispatch({ type: 'asked', action })} />;
  }

  return (
    <Dialog
      open
      // The codes are shown once: a slip of the finger must not close them.
      dismissible={view.kind !== 'codes'}
      onClose={() => leave()}
      title={text(view.kind === 'codes' ? 'authenticator.codes.title' : 'authenticator.title')}
      closeLabel={text('close')}
    >
      {content()}
    </Dialog>
  );
}

export default withDialogText(AuthenticatorDialog);
