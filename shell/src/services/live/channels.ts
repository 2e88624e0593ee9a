import type { Member, Session, Site } from '@tessera/contracts';
import { CHANNELS } from '@tessera/wire';
import { mustChangePassword } from '../session/session.machine.ts';

/** The one template without events (readings: "Realtime"). */
const SILENT_TEMPLATE = 'origin_mobile';

/** Returns the channels for the visitor's session and site (spec §7 Realtime; private ones need token and member id, §6). */
export function wantedChannels(
  session: Session,
  { currency, template }: Pick<Site, 'currency' | 'template'>,
): ReadonlySet<string> {
  const open = [CHANNELS.site, CHANNELS.currency(currency)];
  if (template !== SILENT_TEMPLATE) open.push(CHANNELS.template(template));
  const member = listening(session);
  if (!member) return new Set(open);
  const { id, currency: own } = member;
  return new Set([...open, CHANNELS.member(id), CHANNELS.memberCurrency(own), CHANNELS.presence(own)]);
}

/** Returns the member whose own channels are joined. A demanded change of the password comes first (spec §4 First login). */
export function listening(session: Session): Member | undefined {
  return session.status === 'member' && !mustChangePassword(session) ? session.member : undefined;
}

/** Returns whether the channel says who is in it. */
export function isPresence(channel: string): boolean {
  return channel.startsWith('presence-');
}

/** Returns whether joining the channel needs the token. */
export function isPrivate(channel: string): boolean {
  return channel.startsWith('private-') || isPresence(channel);
}
