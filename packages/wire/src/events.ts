import * as v from 'valibot';
import { defineEvent } from './event.ts';
import * as f from './fields.ts';

/** The realtime events of the specification (§7 Realtime; the table in docs/readings.md). */

const none = v.object({});

export const gameAddress = defineEvent('game', v.object({ url: f.text }));
export const forwardGameStatus = defineEvent('forward_game.status', v.object({ code: v.string() }));
/** `version` grows with every change of the balance: an older one is ignored. */
export const memberCash = defineEvent('member.cash', v.object({ cash: f.decimal, version: f.count }));
/** Somebody logged in. The reference platform sends the session's name, never the token: see `isForeignLogin`. */
export const memberLogin = defineEvent('login', v.object({ token: f.text }));
export const depositSuccess = defineEvent(
  'member_deposit.success',
  v.object({ orderNumber: f.text, depositAmount: f.decimal, depositTimes: f.count }),
);
export const profileUpdated = defineEvent('profile.updated', none);
export const letterSent = defineEvent('letter.sent', v.object({ id: f.id }));
export const letterRead = defineEvent('letter.read', v.object({ id: f.id }));
export const letterDeleted = defineEvent('letter.delete', v.object({ id: f.id }));
export const allTransferBack = defineEvent('all_transfer_back', none);
export const appCleanCache = defineEvent('app_clean_cache', none);
export const redEnvelopeDisplay = defineEvent('RedEnvelopeDisplay', none);
export const rouletteDisplay = defineEvent('roulette_display', none);
export const bannersChanged = defineEvent('carousel_picture.url', none);
export const siteDetailChanged = defineEvent('customer_service_link_change', none);

/** Advertisements, sponsors or the login form's texts have changed, in this language (readings: "Realtime"). */
const ofLanguage = v.object({ language: f.language });
export const advertisementsChanged = defineEvent('model_settings.url', ofLanguage);
export const sponsorsChanged = defineEvent('model_sponsor.url', ofLanguage);
export const loginTextsChanged = defineEvent('model_login.url', ofLanguage);
/** Of ours: what the site says or has open has changed. Another client knows no such event and passes it over. */
export const contentChanged = defineEvent(
  'content.changed',
  v.object({ kind: v.picklist(['announcement', 'bulletin', 'promotion', 'news', 'maintenance']) }),
);

/** Every event, for the socket to decode by name. */
export const EVENTS = [
  gameAddress,
  forwardGameStatus,
  memberCash,
  memberLogin,
  depositSuccess,
  profileUpdated,
  letterSent,
  letterRead,
  letterDeleted,
  allTransferBack,
  appCleanCache,
  redEnvelopeDisplay,
  rouletteDisplay,
  bannersChanged,
  siteDetailChanged,
  advertisementsChanged,
  sponsorsChanged,
  loginTextsChanged,
  contentChanged,
] as const;

/** The channels that a visitor joins. Private and presence ones need token and member id (spec §6). */
export const CHANNELS = {
  site: 'web_member',
  template: (template: string) => `${template}_template`,
  currency: (currency: string) => `web_api.${currency}`,
  member: (memberId: number) => `private-member.${memberId}`,
  memberCurrency: (currency: string) => `private-member.${currency}`,
  presence: (currency: string) => `presence-member.${currency}`,
} as const;
