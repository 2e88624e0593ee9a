import type { DialogProps } from '@tessera/contracts';
import { keyOf, refetchOn, useAnswer, useScope } from '@tessera/kit';
import { Dialog, ErrorState } from '@tessera/ui';
import { isCallError, linkedLogins, profileUpdated, thirdPartyProviders } from '@tessera/wire';
import { useEffect, useState } from 'react';
import { withDialogText } from '../dialogs/with-dialog-text.tsx';
import { FormSkeleton } from '../authenticator/FormSkeleton.tsx';
import { wordingOfFailure } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { LinkedList } from './LinkedList.tsx';
import { LinkVisit } from './LinkVisit.tsx';
import type { LinkedLogin, Visit } from './linked-logins.types.ts';
import { UnlinkQuestion } from './UnlinkQuestion.tsx';

type View =
  | { readonly kind: 'list' }
  | { readonly kind: 'unlink'; readonly login: LinkedLogin }
  | { readonly kind: 'visit'; readonly visit: Visit };

/** Lists the member's logins by other sites; links and unlinks them. */
function LinkedLoginsDialog({ close }: DialogProps<'mf-auth:linkedLogins'>) {
  const text = useText();
  const scope = useScope();
  const { shell, queries } = scope;
  const linked = useAnswer(linkedLogins, {});
  const offered = useAnswer(thirdPartyProviders, {});
  const [view, setView] = useState<View>({ kind: 'list' });
  const [result, setResult] = useState<'changed'>();

  // Another window links or unlinks.
  useEffect(() => {
    const closed = new AbortController();
    refetchOn(scope, closed.signal, [{ on: profileUpdated, refetch: [linkedLogins] }]);
    return () => closed.abort();
  }, [scope]);

  function changed(): void {
    setResult('changed');
    toPresentList();
  }
  /** Reads the list again: it has changed here or, after a refusal, elsewhere. */
  function toPresentList(): void {
    toList();
    void queries.invalidateQueries({ queryKey: keyOf(linkedLogins) });
  }
  function leave(): void {
    // Another window may change it until the next time.
    queries.removeQueries({ queryKey: keyOf(linkedLogins) });
    close(result);
  }
  const toList = () => setView({ kind: 'list' });

  function content() {
    if (view.kind === 'unlink') {
      return (
        <UnlinkQuestion
          login={view.login}
          onCancel={toPresentList}
          onUnlinked={() => {
            const provider = view.login.provider.name;
            shell.toast.show('success', text('linked.unlinked', { provider }));
            changed();
          }}
        />
      );
    }
    if (view.kind === 'visit') {
      return <LinkVisit visit={view.visit} onCancel={toList} onLinked={changed} />;
    }
    if (linked.isPending || offered.isPending) return <FormSkeleton label={text('authenticator.loading')} />;
    const failed = [linked, offered].find(({ isLoadingError }) => isLoadingError);
    if (failed) {
      // A platform without these calls.
      const isMissing = isCallError(failed.error) && failed.error.code === '404';
      const wording = isMissing ? ({ id: 'linked.none' } as const) : wordingOfFailure(failed.error);
      return (
        <ErrorState
          title={text('authenticator.lost')}
          text={formatWording(text, wording)}
          retryLabel={text('retry')}
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      );
    }
    return (
      <LinkedList
        logins={linked.data?.logins ?? []}
        providers={offered.data?.providers ?? []}
        onUnlink={(login) => setView({ kind: 'unlink', login })}
        onVisit={(visit) => setView({ kind: 'visit', visit })}
      />
    );
  }

  return (
    <Dialog open onClose={leave} title={text('linked.title')} closeLabel={text('close')}>
      {content()}
    </Dialog>
  );
}

export default withDialogText(LinkedLoginsDialog);
