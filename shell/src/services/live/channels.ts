import type { Session, Site } from '@tessera/contracts';
import { CHANNELS } from '@tessera/wire';

/** The one template that nothing is told of (readings: "Realtime"). */
const SILENT_TEMPLATE = 'origin_mobile';

/** The channels that this visitor belongs in now (spec §7 Realtime; private ones need token and member id, §6). */
export function wantedChannels(
  session: Session,
  { currency, template }: Pick<Site, 'currency' | 'template'>,
): ReadonlySet<string> {
  const open = [CHANNELS.site, CHANNELS.currency(currency)];
  if (template !== SILENT_TEMPLATE) open.push(CHANNELS.template(template));
  if (session.status !== 'member') return new Set(open);
  const { id, currency: own } = session.member;
  return new Set([...open, CHANNELS.member(id), CHANNELS.memberCurrency(own), CHANNELS.presence(own)]);
}

/** Whether joining the channel needs the token. */
export function isPrivate(channel: string): boolean {
  return channel.startsWith('private-') || channel.startsWith('presence-');
}
