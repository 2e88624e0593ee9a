import * as v from 'valibot';
import { defineEvent } from './event.ts';
import * as f from './fields.ts';

/** The realtime events of the specification (§7 Realtime; the table in docs/readings.md). */

const none = v.object({});

/** The game that was asked for opens here. */
export const gameAddress = defineEvent('game', v.object({ url: f.text }));
/** Games are kept shut: 203 for maintenance, 957 while the member's transfers are disabled. */
export const forwardGameStatus = defineEvent('forward_game.status', v.object({ code: v.string() }));
/** `version` grows with every change of the balance: an older one is ignored. */
export const memberCash = defineEvent('member.cash', v.object({ cash: f.decimal, version: f.count }));
/** Somebody logged in. The reference platform sends the session's name, never the token: see `isForeignLogin`. */
export const memberLogin = defineEvent('login', v.object({ token: f.text }));
/** A deposit was credited; `depositTimes` counts the member's, this one included. */
export const depositSuccess = defineEvent(
  'member_deposit.success',
  v.object({ orderNumber: f.text, depositAmount: f.decimal, depositTimes: f.count }),
);
/** The member's profile has changed. */
export const profileUpdated = defineEvent('profile.updated', none);
/** A letter has come. */
export const letterSent = defineEvent('letter.sent', v.object({ id: f.id }));
/** A letter was read, in this browser or another. */
export const letterRead = defineEvent('letter.read', v.object({ id: f.id }));
/** A letter is gone. */
export const letterDeleted = defineEvent('letter.delete', v.object({ id: f.id }));
/** What was put aside at providers has come back. */
export const allTransferBack = defineEvent('all_transfer_back', none);
/** The client is to log out, forget what it has kept, and load anew. */
export const appCleanCache = defineEvent('app_clean_cache', none);
/** A red envelope was started for this currency. */
export const redEnvelopeDisplay = defineEvent('RedEnvelopeDisplay', none);
/** The wheel of this currency was put up, changed or closed. */
export const rouletteDisplay = defineEvent('roulette_display', none);
/** The banners of this currency have changed. */
export const bannersChanged = defineEvent('carousel_picture.url', none);
/** The site's settings have changed. */
export const siteDetailChanged = defineEvent('customer_service_link_change', none);

const ofLanguage = v.object({ language: f.language });
/** The template's advertisements have changed in this language. */
export const advertisementsChanged = defineEvent('model_settings.url', ofLanguage);
/** The sponsors have changed in this language. */
export const sponsorsChanged = defineEvent('model_sponsor.url', ofLanguage);
/** What stands beside the login form has changed in this language. */
export const loginTextsChanged = defineEvent('model_login.url', ofLanguage);
/** Of ours: what the site says or has open has changed. Another client knows no such event and passes it over. */
export const contentChanged = defineEvent(
  'content.changed',
  v.object({
    kind: v.picklist([
      'announcement',
      'bulletin',
      'promotion',
      'news',
      'faq',
      'footer',
      'maintenance',
      /** What a currency's visitors are asked for, or what is switched on for them. */
      'settings',
    ]),
  }),
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
