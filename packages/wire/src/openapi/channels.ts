import { CHANNELS } from '../events.ts';

interface ChannelDoc {
  /** The name that a client subscribes to, with variable parts in braces. */
  readonly name: string;
  readonly audience: string;
}

/** Names and audiences of the channels, for the documents. */
export const CHANNEL_DOCS = {
  site: { name: CHANNELS.site, audience: 'everyone' },
  template: { name: CHANNELS.template('{template}'), audience: 'everyone' },
  currency: { name: CHANNELS.currency('{currency}'), audience: 'everyone' },
  member: { name: 'private-member.{member_id}', audience: 'that member' },
  memberCurrency: { name: CHANNELS.memberCurrency('{currency}'), audience: 'members of that currency' },
  presence: { name: CHANNELS.presence('{currency}'), audience: 'members of that currency' },
} as const satisfies Readonly<Record<keyof typeof CHANNELS, ChannelDoc>>;

/** Event name → the channel that carries it. */
export const CHANNEL_OF_EVENT: Readonly<Record<string, keyof typeof CHANNELS>> = {
  game: 'member',
  'forward_game.status': 'member',
  'member.cash': 'member',
  login: 'member',
  'member_deposit.success': 'member',
  'deposit.held': 'member',
  'deposit.changed': 'member',
  'profile.updated': 'member',
  'preferences.changed': 'member',
  'limit.used': 'member',
  'agent.figures': 'member',
  'letter.sent': 'member',
  'letter.read': 'member',
  'letter.delete': 'member',
  'announcement.read': 'member',
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
