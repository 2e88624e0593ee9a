import { isCurrencyCode } from '@tessera/domain';
import { DESKTOP_TEMPLATES, MOBILE_TEMPLATES } from '@tessera/wire';
import type { Member } from '../db/schema/members.ts';

/** Who may listen to a channel (readings: "Realtime"). */
export type Channel =
  | { readonly kind: 'public' }
  | { readonly kind: 'private'; mayJoin(member: Pick<Member, 'id' | 'currency'>): boolean }
  | { readonly kind: 'presence'; mayJoin(member: Pick<Member, 'id' | 'currency'>): boolean };

const TEMPLATES = new Set<string>([...DESKTOP_TEMPLATES, ...MOBILE_TEMPLATES]);

/** What a channel's name means, or `undefined` where there is no such channel. */
export function channelOf(name: string): Channel | undefined {
  if (name === 'web_member') return { kind: 'public' };
  const [, template] = /^(\w{1,32})_template$/.exec(name) ?? [];
  if (template !== undefined) return TEMPLATES.has(template) ? { kind: 'public' } : undefined;
  const [, prefix, rest = ''] = /^(web_api|private-member|presence-member)\.(\w{1,32})$/.exec(name) ?? [];
  const isOfCurrency = isCurrencyCode(rest);
  if (prefix === 'web_api') return isOfCurrency ? { kind: 'public' } : undefined;
  if (prefix === 'private-member' && /^\d+$/.test(rest)) {
    return { kind: 'private', mayJoin: (member) => String(member.id) === rest };
  }
  if (prefix === undefined || !isOfCurrency) return undefined;
  const kind = prefix === 'presence-member' ? 'presence' : 'private';
  return { kind, mayJoin: (member) => member.currency === rest };
}
