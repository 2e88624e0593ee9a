import type { DialogProps } from '@tessera/contracts';
import { keyOf, useAnswer, useScope } from '@tessera/kit';
import { Dialog, ErrorState } from '@tessera/ui';
import { passkeyList, type Passkey } from '@tessera/wire';
import { useState } from 'react';
import { withDialogText } from '../dialogs/with-dialog-text.tsx';
import { FormSkeleton } from '../authenticator/FormSkeleton.tsx';
import { formatWording, useText } from '../text.ts';
import { PasskeyOverview } from './PasskeyOverview.tsx';
import { wordingOfCall } from './passkeys.codes.ts';
import { RemovePasskey } from './RemovePasskey.tsx';
import { RenamePasskey } from './RenamePasskey.tsx';

type View = { readonly kind: 'overview' } | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

/** Lists the member's passkeys; adds, renames and removes them. */
function PasskeysDialog({ args, close }: DialogProps<'mf-auth:passkeys'>) {
  const text = useText();
  const { shell, queries } = useScope();
  const list = useAnswer(passkeyList, {});
  const [view, setView] = useState<View>({ kind: 'overview' });
  const [isChanged, setChanged] = useState(false);
  const passkeys = list.data?.passkeys;

  function leave(result = isChanged): void {
    // Another window may change them until the next time.
    queries.removeQueries({ queryKey: keyOf(passkeyList) });
    close(result ? 'changed' : undefined);
  }
  async function finish(done: 'added' | 'renamed' | 'removed'): Promise<void> {
    shell.toast.show('success', text(`passkeys.${done}`));
    if (args.action === 'add') return leave(true);
    setChanged(true);
    setView({ kind: 'overview' });
    await queries.invalidateQueries({ queryKey: keyOf(passkeyList) });
  }

  function content() {
    if (view.kind === 'rename') {
      return (
        <RenamePasskey
          passkey={view.passkey}
          onCancel={() => setView({ kind: 'overview' })}
          onDone={() => void finish('renamed')}
        />
      );
    }
    if (view.kind === 'remove') {
      return (
        <RemovePasskey
          passkey={view.passkey}
          onCancel={() => setView({ kind: 'overview' })}
          onDone={() => void finish('removed')}
        />
      );
    }
    if (passkeys) {
      return (
        <PasskeyOverview
          passkeys={passkeys}
          isAddedAtOnce={args.action === 'add'}
          onAdded={() => void finish('added')}
          onAsk={(kind, passkey) => setView({ kind, passkey })}
        />
      );
    }
    if (list.isError) {
      return (
        <ErrorState
          title={text('passkeys.lost')}
          text={formatWording(text, wordingOfCall(list.error))}
          retryLabel={text('retry')}
          retrying={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      );
    }
    return <FormSkeleton label={text('passkeys.loading')} />;
  }

  return (
    <Dialog open onClose={() => leave()} title={text('passkeys.title')} closeLabel={text('close')}>
      {content()}
    </Dialog>
  );
}

export default withDialogText(PasskeysDialog);
