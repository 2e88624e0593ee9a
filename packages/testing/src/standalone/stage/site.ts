import type { EventPayload, Member, Session } from '@tessera/contracts';
import { DESKTOP_MIN_WIDTH_PX } from '@tessera/domain';
import type { FakeShell } from '../../fake-shell.ts';
import type { BenchState, Visitor } from '../bench/state.ts';

type Shell = Pick<FakeShell, 'session' | 'site' | 'bus'>;

export function visitorOf(session: Session): Visitor {
  if (session.status !== 'member') return session.status;
  return session.member.isAgent ? 'agent' : 'member';
}

/** The member that the state speaks of. */
export function memberOf({ as, currency }: BenchState): Partial<Member> {
  return { currency, isAgent: as === 'agent', agentActive: as === 'agent' };
}

/** Makes the visitor who the state says they are; who is so already stays as they are. */
export function applyVisitor({ session }: Shell, state: BenchState): void {
  const now = session.get();
  const sameCurrency = now.status !== 'member' || now.member.currency === state.currency;
  if (visitorOf(now) === state.as && sameCurrency) return;
  if (state.as === 'guest') session.end('logout');
  else if (state.as === 'restoring') session.set({ status: 'restoring' });
  else session.login(memberOf(state), { amount: state.balance, version: versionOf(now) + 1 });
}

/** Gives the member another balance, as a round or a deposit does. */
export function applyBalance({ session, bus }: Shell, amount: string): void {
  const now = session.get();
  if (now.status !== 'member' || now.balance.amount === amount) return;
  session.set({ ...now, balance: { amount, version: versionOf(now) + 1 } });
  bus.emit('wallet.changed', {});
}

/** Themes by the state, device by the width, as the shell decides it; on the root element too, where styles look. */
export function applySite({ site }: Shell, { theme, mobileTheme, currency }: BenchState): void {
  const before = site.get();
  const device = isWide() ? 'desktop' : 'mobile';
  const template = device === 'desktop' ? theme : mobileTheme;
  const settings = { ...before.settings, template: theme, mobileTemplate: mobileTheme };
  if (before.device !== device || before.template !== template || before.currency !== currency)
    site.set({ settings, currency, device, template });
  const { dataset } = document.documentElement;
  dataset['template'] = theme;
  dataset['mobileTemplate'] = mobileTheme;
}

/** @returns what undoes it */
export function onWidth(changed: () => void): () => void {
  const wide = matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH_PX}px)`);
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}

export function isWide(): boolean {
  return matchMedia(`(min-width: ${DESKTOP_MIN_WIDTH_PX}px)`).matches;
}

export type EndReason = EventPayload<'session.ended'>['reason'];

function versionOf(session: Session): number {
  return session.status === 'member' ? session.balance.version : 0;
}
