import type { Session } from '@tessera/contracts';
import type { ShellDialogs } from '../dialogs/dialogs.ts';

/** Offered by mf-auth: resolves to `proved` after a fresh proof (docs/step-up.md). */
const PROVE_DIALOG = 'mf-auth:prove';

interface ProveDeps {
  readonly session: { readonly get: () => Session };
  readonly dialogs: Pick<ShellDialogs, 'openOffered'>;
}

/** Creates the function that asks the member for a fresh proof. Several askers at once share one dialog. */
export function createProve({ session, dialogs }: ProveDeps): () => Promise<boolean> {
  return async () => {
    if (session.get().status !== 'member') return false;
    const outcome = await dialogs.openOffered(PROVE_DIALOG, {});
    return outcome.status === 'closed' && outcome.result === 'proved';
  };
}
