import * as v from 'valibot';
import { memberPreferences } from './calls/preferences.ts';
import { defineEvent } from './event.ts';
import * as f from './fields.ts';
import { LIMIT_KINDS, LIMIT_PERIODS, LIMIT_REMINDERS } from './play-limits.ts';

/** Realtime events of the specification (§7 Realtime; table in docs/readings.md). */

const none = v.object({});

/** The requested game is ready at `url`. */
export const gameAddress = defineEvent('game', v.object({ url: f.text }));
/** Games cannot be opened, or go on: 203 during maintenance, 957 while transfers are disabled, 961 during a break from play. */
export const forwardGameStatus = defineEvent('forward_game.status', v.object({ code: v.string() }));
/** The payload of `forwardGameStatus` when a break from play begins: offers are withheld from here on. */
export const BREAK_BEGAN = { code: '961' } as const;
/** The member's balance has changed. `version` grows with every change; ignore an older one. */
export const memberCash = defineEvent('member.cash', v.object({ cash: f.decimal, version: f.count }));
/** A login of this member. The reference platform sends the session's name, never the token: see `isForeignLogin`. */
export const memberLogin = defineEvent('login', v.object({ token: f.text }));
/** A deposit was credited. `depositTimes` counts the member's deposits, including this one. */
export const depositSuccess = defineEvent(
  'member_deposit.success',
  v.object({ orderNumber: f.text, depositAmount: f.decimal, depositTimes: f.count }),
);
/**
 * Addition of this project: a payment of this order waits for the operator, since it fits no order or is a second one; with
 * `isHeld` 0 it waits no longer.
 */
export const depositHeld = defineEvent(
  'deposit.held',
  v.object({ id: f.id, orderNumber: f.text, isHeld: f.flag }),
);
/**
 * Addition of this project: this order of the member's was placed, or has ended without a payment: cancelled, declined or
 * expired.
 */
export const depositChanged = defineEvent('deposit.changed', v.object({ orderNumber: f.text }));
/** The member's profile has changed. */
export const profileUpdated = defineEvent('profile.updated', none);
/** Addition of this project: the member's preferences have changed, here or on another device. */
export const preferencesChanged = defineEvent('preferences.changed', memberPreferences);
/** Addition of this project: a half, four fifths or all of a limit is used. */
export const limitUsed = defineEvent(
  'limit.used',
  v.object({
    kind: v.picklist(LIMIT_KINDS),
    period: v.picklist(LIMIT_PERIODS),
    percent: v.picklist(LIMIT_REMINDERS),
    amount: f.decimal,
    resetsAt: f.instant,
  }),
);
/**
 * Addition of this project: members of this agent's downline have registered, logged in, paid or played. An agent gets one in
 * some seconds at most; it has no `seq`, since the next one makes up for a missed one. One with a `seq` is sent when a week of
 * the agent is settled or a settlement is corrected.
 */
export const agentFigures = defineEvent('agent.figures', none);
/** A letter has arrived. */
export const letterSent = defineEvent('letter.sent', v.object({ id: f.id }));
/** A letter was read, in this browser or another. */
export const letterRead = defineEvent('letter.read', v.object({ id: f.id }));
/** A letter was deleted. */
export const letterDeleted = defineEvent('letter.delete', v.object({ id: f.id }));
/**
 * Addition of this project: an announcement was read, in this browser or another. One event reports several that were read
 * together, with the id of one of them.
 */
export const announcementRead = defineEvent('announcement.read', v.object({ id: f.id }));
/** The money held at providers is back in the balance. */
export const allTransferBack = defineEvent('all_transfer_back', none);
/** Asks the client to log out, clear its caches and reload. */
export const appCleanCache = defineEvent('app_clean_cache', none);
/** A red envelope has started for this currency, or its last share was claimed. */
export const redEnvelopeDisplay = defineEvent('RedEnvelopeDisplay', none);
/** The roulette of this currency has opened, changed or closed. */
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
/** The content beside the login form has changed in this language. */
export const loginTextsChanged = defineEvent('model_login.url', ofLanguage);
/** Addition of this project: content or settings of the site have changed. Other clients ignore it. */
export const contentChanged = defineEvent(
  'content.changed',
  v.object({
    kind: v.picklist([
      'announcement',
      'bulletin',
      'promotion',
      'news',
      /** Red envelopes, wheels, daily sign-in and missions. */
      'activity',
      'faq',
      /** The agreement of agents has a new version. */
      'agreement',
      'footer',
      'maintenance',
      /** The games that a template's home page shows first. */
      'games',
      /** The currency's registration fields or enabled features. */
      'settings',
    ]),
  }),
);

/** All events; the socket decodes by name. */
export const EVENTS = [
  gameAddress,
  forwardGameStatus,
  memberCash,
  memberLogin,
  depositSuccess,
  depositHeld,
  depositChanged,
  profileUpdated,
  preferencesChanged,
  limitUsed,
  agentFigures,
  letterSent,
  letterRead,
  letterDeleted,
  announcementRead,
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

/** The channels that a visitor joins. Private and presence channels need a token and a member id (spec §6). */
export const CHANNELS = {
  site: 'web_member',
  template: (template: string) => `${template}_template`,
  currency: (currency: string) => `web_api.${currency}`,
  member: (memberId: number) => `private-member.${memberId}`,
  memberCurrency: (currency: string) => `private-member.${currency}`,
  presence: (currency: string) => `presence-member.${currency}`,
} as const;
