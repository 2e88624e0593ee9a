import type { Introducer } from '@tessera/contracts';
import { callScope, useScope, useSite, type RemoteScope } from '@tessera/kit';
import { useQuery } from '@tessera/kit/query';
import { checkAgentDomain, memberInfo, validMessage } from '@tessera/wire';
import { textOf } from '../text.ts';

/** Who has brought the visitor, as far as it shapes the form (spec §4 Registration, §6). */
export interface Invitation {
  /** An agent's id or a recommend code, that the platform takes. */
  readonly introducer: string;
  /** What those whom this agent brings register in. */
  readonly currency: string | undefined;
  /** The visitor has come to an agent's own host: there is no other currency. */
  readonly isCurrencyFixed: boolean;
}

const NOBODY: Invitation = { introducer: '', currency: undefined, isCurrencyFixed: false };

/** `undefined` while the platform is being asked. What it does not answer counts as no invitation: the form must open. */
export function useInvitation(): Invitation | undefined {
  const scope = useScope();
  const { introducer } = useSite();
  return useQuery({
    queryKey: ['invitation', introducer],
    queryFn: () => invitationOf(scope, introducer),
    staleTime: Infinity,
  }).data;
}

async function invitationOf(scope: RemoteScope, introducer: Introducer | undefined): Promise<Invitation> {
  const { api, report } = scope.shell;
  const { siteId } = callScope(scope.shell);
  const orNothing = (error: unknown) => {
    report.error(error, { in: 'registration' });
    return undefined;
  };
  const [domain, link] = await Promise.all([
    api.send(checkAgentDomain, { host: window.location.host, siteId }).catch(orNothing),
    introducer ? followLink(scope, introducer).catch(orNothing) : undefined,
  ]);
  const own = domain?.isValid === 1 ? domain : undefined;
  const invited = link ?? NOBODY;
  return own?.currency ? { ...invited, currency: own.currency, isCurrencyFixed: true } : invited;
}

/** Says so where the link is no good: the visitor expects to be somebody's guest. */
async function followLink(scope: RemoteScope, { by, code }: Introducer): Promise<Invitation | undefined> {
  const { api, site, toast } = scope.shell;
  const { siteId } = callScope(scope.shell);
  const { currencies } = site.get().settings;
  const text = textOf(scope);
  const isAgent = by === 'member_agent';
  const asked = isAgent ? { agentId: Number(code) } : { recommendCode: code };
  if ((await api.send(validMessage, { siteId, ...asked })).isValid !== 1) {
    toast.show('warning', text(isAgent ? 'signup.err_disabled_agent' : 'signup.err_disabled_recommend'));
    return undefined;
  }
  const currency = isAgent ? (await api.send(memberInfo, { id: Number(code) })).currency : null;
  if (currency !== null && !currencies.includes(currency)) {
    toast.show('warning', text('signup.currencyNotOpen'));
    return { ...NOBODY, introducer: code };
  }
  return { ...NOBODY, introducer: code, currency: currency ?? undefined };
}
