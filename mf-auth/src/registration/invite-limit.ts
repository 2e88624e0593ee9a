import type {} from '@tessera/member-offers';
import { whenIdle, type RemoteScope } from '@tessera/kit';

/** Invites a new member to set a limit, once the page is idle. The member centre knows whether the site's law asks for it. */
export function inviteToLimit({ shell }: Pick<RemoteScope, 'shell'>): void {
  whenIdle(() => void shell.offers.openDialog('mf-member-center:limitInvitation', { at: 'registration' }));
}
