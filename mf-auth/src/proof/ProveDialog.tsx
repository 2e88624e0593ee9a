import type { DialogProps } from '@tessera/contracts';
import { keyOf, useAnswer, useScope } from '@tessera/kit';
import { Dialog, ErrorState } from '@tessera/ui';
import { proofMethods } from '@tessera/wire';
import { withDialogText } from '../dialogs/with-dialog-text.tsx';
import { FormSkeleton } from '../authenticator/FormSkeleton.tsx';
import { wordingOfFailure } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { isOffered } from './methods.ts';
import { Proof } from './Proof.tsx';

/** Asks the member for a fresh proof (docs/step-up.md). */
function ProveDialog({ close }: DialogProps<'mf-auth:prove'>) {
  const text = useText();
  const { queries } = useScope();
  const methods = useAnswer(proofMethods, {});
  const leave = (result?: 'proved') => {
    // What a member can use may change until the next time.
    queries.removeQueries({ queryKey: keyOf(proofMethods) });
    close(result);
  };
  return (
    <Dialog open size="sm" onClose={() => leave()} title={text('prove.title')} closeLabel={text('close')}>
      {methods.isPending && <FormSkeleton label={text('prove.loading')} />}
      {methods.isLoadingError && (
        <ErrorState
          title={text('prove.lost')}
          text={formatWording(text, wordingOfFailure(methods.error))}
          retryLabel={text('retry')}
          retrying={methods.isFetching}
          onRetry={() => void methods.refetch()}
        />
      )}
      {methods.data && (
        <Proof methods={methods.data.methods.filter(isOffered)} onProved={() => leave('proved')} />
      )}
    </Dialog>
  );
}

export default withDialogText(ProveDialog);
