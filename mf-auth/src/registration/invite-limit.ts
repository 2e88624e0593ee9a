import type {} from '@tessera/member-offers';
import { whenIdle, whenQuiet, type RemoteScope } from '@tessera/kit';

/**
 * Invites a new member to set a limit, once the page is idle and shows no other dialog, such as a pop-up. The member centre
 * knows whether the site's law asks for it.
 */
export function inviteToLimit({ shell }: Pick<RemoteScope, 'shell'>): void {
  const stayed = new AbortController();
  const stop = shell.session.subscribe(() => {
    if (shell.session.get().status === 'guest') stayed.abort();
  });
  const invite = async () => {
    const isQuiet = await whenQuiet(document, stayed.signal);
    stop();
    if (isQuiet) await shell.offers.openDialog('mf-member-center:limitInvitation', { at: 'registration' });
  };
  whenIdle(() => void invite());
}
