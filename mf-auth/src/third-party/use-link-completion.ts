import type { AuthorizationAnswer } from '@tessera/contracts';
import { useScope } from '@tessera/kit';
import { problemOf, useIntent } from '@tessera/kit/intents';
import { thirdPartyLinkComplete } from '@tessera/wire';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording, useText } from '../text.ts';
import { LINK_TEXTS, providerRefusal } from './third-party.codes.ts';

/** Returns a function that links the account at a provider, with a toast of the outcome; resolves to whether it is linked. */
export function useLinkCompletion() {
  const text = useText();
  const { shell } = useScope();
  const { submit } = useIntent(thirdPartyLinkComplete);

  return async ({ state, code, iss, error }: AuthorizationAnswer, secret: string): Promise<boolean> => {
    if (code === undefined) {
      shell.toast.show('error', formatWording(text, providerRefusal(error, text('thirdParty.provider'))));
      return false;
    }
    const outcome = await submit({ state, code, secret, ...(iss !== undefined && { iss }) });
    if (outcome?.status === 'done') {
      const provider = outcome.answer.provider.name;
      shell.toast.show('success', text('thirdParty.linked', { provider }));
      return true;
    }
    if (outcome) {
      const { wording } = problemOf(outcome.error, LINK_TEXTS, FAILURE_TEXTS);
      shell.toast.show('error', formatWording(text, wording));
    }
    return false;
  };
}
