import type { AuthorizationAnswer } from '@tessera/contracts';
import { useCallScope, useScope } from '@tessera/kit';
import { useIntent } from '@tessera/kit/intents';
import { thirdPartyComplete } from '@tessera/wire';
import { useDeviceInfo } from '../device/use-device-info.ts';
import { formatWording, useText } from '../text.ts';
import { pendingAtom } from './pending.atoms.ts';
import { completionRefusal, providerRefusal } from './third-party.codes.ts';

/** `pending`: {@link pendingAtom} has what is still needed. `failed`: a toast says why. */
export type Completion = 'entered' | 'pending' | 'failed';

/** Returns a function that completes a login with a provider's answer, and whether it is running. */
export function useCompletion() {
  const text = useText();
  const { shell, store } = useScope();
  const { siteId } = useCallScope();
  const deviceInfo = useDeviceInfo();
  const { state, submit } = useIntent(thirdPartyComplete);

  async function complete(
    { state: visit, code, iss, error }: AuthorizationAnswer,
    secret: string,
    provider: string,
  ): Promise<Completion> {
    if (code === undefined) {
      shell.toast.show('error', formatWording(text, providerRefusal(error, provider)));
      return 'failed';
    }
    const returned = { state: visit, code, secret, ...(iss !== undefined && { iss }) };
    const outcome = await submit({ ...returned, siteId, ...deviceInfo() });
    if (outcome === undefined) return 'failed';
    if (outcome.status === 'done') return 'entered';
    const refusal = completionRefusal(outcome.error, secret);
    if ('pending' in refusal) {
      store.set(pendingAtom, refusal.pending);
      return 'pending';
    }
    shell.toast.show('error', formatWording(text, refusal.wording));
    return 'failed';
  }

  return { complete, isCompleting: state.status === 'pending' };
}
