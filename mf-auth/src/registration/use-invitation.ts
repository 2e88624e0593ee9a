import type { Introducer } from '@tessera/contracts';
import { callScope, useScope, useSite, type RemoteScope } from '@tessera/kit';
import { useQuery } from '@tessera/kit/query';
import { checkAgentDomain, memberInfo, validMessage } from '@tessera/wire';
import { useHasLoggedIn } from '../requests/use-guest-answer.ts';
import { textOf } from '../text.ts';
import { isNewDeadLink } from './dead-link.ts';

/** The effects of an invitation on the form (spec §4 Registration, §6). */
export interface Invitation {
  /** The code of a link that the platform accepts, else the agent of this host; empty without an invitation. */
  readonly introducer: string;
  /** The currency of accounts that this agent introduces. */
  readonly currency: string | undefined;
  /** On an agent's own host the currency cannot be changed. */
  readonly isCurrencyFixed: boolean;
}

const NO_INVITATION: Invitation = { introducer: '', currency: undefined, isCurrencyFixed: false };

/** Returns the invitation, `undefined` while it is loading. A failure counts as no invitation, so that the form opens. */
export function useInvitation(): Invitation | undefined {
  const scope = useScope();
  const { introducer } = useSite();
  return useQuery({
    queryKey: ['invitation', introducer],
    queryFn: () => invitationOf(scope, introducer),
    staleTime: Infinity,
    // Not of a member: a login must not empty the form.
    meta: { audience: 'guest' },
    enabled: !useHasLoggedIn(),
  }).data;
}

async function invitationOf(scope: RemoteScope, introducer: Introducer | undefined): Promise<Invitation> {
  const { api, report, site } = scope.shell;
  const { siteId } = callScope(scope.shell);
  const orNothing = (error: unknown) => {
    report.error(error, { in: 'registration' });
    return undefined;
  };
  const domain = await api.send(checkAgentDomain, { host: window.location.host, siteId }).catch(orNothing);
  const own = domain?.isValid === 1 ? domain : undefined;
  const agent = own?.agentId ?? undefined;
  if (agent !== undefined) site.keepAgentDomain?.(agent);
  // The agent of this host was checked just now; only a link to another introducer has to be followed.
  const isOwnAgent = introducer?.by === 'member_agent' && introducer.code === String(agent);
  const link = introducer && !isOwnAgent ? await followLink(scope, introducer).catch(orNothing) : undefined;
  const invited = link ?? { ...NO_INVITATION, introducer: agent?.toString() ?? '' };
  return own?.currency ? { ...invited, currency: own.currency, isCurrencyFixed: true } : invited;
}

/** Checks an invitation link with the platform, and shows a warning once where it is not valid. */
async function followLink(scope: RemoteScope, introducer: Introducer): Promise<Invitation | undefined> {
  const { api, drafts, site, toast } = scope.shell;
  const { by, code } = introducer;
  const { siteId } = callScope(scope.shell);
  const { currencies } = site.get().settings;
  const text = textOf(scope);
  const isAgent = by === 'member_agent';
  const asked = isAgent ? { agentId: Number(code) } : { recommendCode: code };
  if ((await api.send(validMessage, { siteId, ...asked })).isValid !== 1) {
    if (isNewDeadLink(drafts, introducer)) {
      toast.show('warning', text(isAgent ? 'signup.err_disabled_agent' : 'signup.err_disabled_recommend'));
    }
    return undefined;
  }
  const currency = isAgent ? (await api.send(memberInfo, { id: Number(code) })).currency : null;
  if (currency !== null && !currencies.includes(currency)) {
    toast.show('warning', text('signup.currencyNotOpen'));
    return { ...NO_INVITATION, introducer: code };
  }
  return { ...NO_INVITATION, introducer: code, currency: currency ?? undefined };
}
