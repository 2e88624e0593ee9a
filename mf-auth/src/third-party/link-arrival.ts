import type { RemoteScope } from '@tessera/kit';
import { problemOf } from '@tessera/kit/intents';
import { thirdPartyLink } from '@tessera/wire';
import { loadDialogText } from '../dialogs/dialog-text.ts';
import { FAILURE_TEXTS } from '../failures.ts';
import { formatWording } from '../text.ts';
import type { Arrival } from './pending.atoms.ts';
import { LINK_TEXTS } from './third-party.codes.ts';

/** Links the account that has arrived to the member who has just logged in or registered. */
export async function linkArrival(scope: RemoteScope, { demand, secret }: Arrival): Promise<void> {
  const { shell } = scope;
  let linked: string;
  try {
    const { provider } = await shell.api.send(thirdPartyLink, { linkToken: demand.linkToken, secret });
    linked = provider.name;
  } catch (error) {
    const { wording } = problemOf(error, LINK_TEXTS, FAILURE_TEXTS);
    return shell.toast.show('error', formatWording(await loadDialogText(scope), wording));
  }
  const text = await loadDialogText(scope);
  shell.toast.show('success', text('thirdParty.linked', { provider: linked }));
}
