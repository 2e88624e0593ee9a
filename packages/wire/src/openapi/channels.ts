import { CHANNELS } from '../events.ts';

interface ChannelWords {
  /** As a client subscribes to it, with what differs in braces. */
  readonly name: string;
  readonly who: string;
}

/** The channels as they are documented: their names come from {@link CHANNELS}. */
export const CHANNEL_WORDS = {
  site: { name: CHANNELS.site, who: 'everybody' },
  template: { name: CHANNELS.template('{template}'), who: 'everybody' },
  currency: { name: CHANNELS.currency('{currency}'), who: 'everybody' },
  member: { name: 'private-member.{member_id}', who: 'that member' },
  memberCurrency: { name: CHANNELS.memberCurrency('{currency}'), who: 'members of that currency' },
  presence: { name: CHANNELS.presence('{currency}'), who: 'members of that currency' },
} as const satisfies Readonly<Record<keyof typeof CHANNELS, ChannelWords>>;

/** Where each event is emitted, by its name on the wire. */
export const CHANNEL_OF_EVENT: Readonly<Record<string, keyof typeof CHANNELS>> = {
  game: 'member',
  'forward_game.status': 'member',
  'member.cash': 'member',
  login: 'member',
  'member_deposit.success': 'member',
  'profile.updated': 'member',
  'letter.sent': 'member',
  'letter.read': 'member',
  'letter.delete': 'member',
  all_transfer_back: 'member',
  app_clean_cache: 'member',
  RedEnvelopeDisplay: 'memberCurrency',
  roulette_display: 'memberCurrency',
  'carousel_picture.url': 'currency',
  customer_service_link_change: 'site',
  'model_settings.url': 'template',
  'model_sponsor.url': 'template',
  'model_login.url': 'template',
  'content.changed': 'site',
};
