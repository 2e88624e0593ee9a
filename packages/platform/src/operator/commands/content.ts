import { CURRENCY_CODES, LOCALE_CODES, type CurrencyCode } from '@tessera/domain';
import {
  CHANNELS,
  DESKTOP_TEMPLATES,
  MOBILE_TEMPLATES,
  advertisementsChanged,
  bannersChanged,
  contentChanged,
  loginTextsChanged,
  sponsorsChanged,
} from '@tessera/wire';
import { bannerNames, promotionNames } from '../../art/banner.specs.ts';
import { inLanguage, type LocalText } from '../../db/columns.ts';
import {
  bulletins,
  siteListEntries,
  type BulletinLocation,
  type SiteListKind,
} from '../../db/schema/content.ts';
import { announcements, banners, promotions, type BannerLink } from '../../db/schema/site.ts';
import { toChannel, type Notice } from '../../live/notices.ts';
import { INSTANT, localText, type Command, type Option } from '../command.ts';
import { contentCommands, givenOnly, type ContentKind } from '../content.ts';
import { OperatorFailure } from '../failure.ts';
import { needed, type Given } from '../given.ts';

/** The last place: a new one comes after those that are there. */
const LAST = 32_000;
const POSITION: Option = {
  type: 'string',
  value: '<number>',
  says: 'its place in the order, the smallest first',
};
const LINK: Option = {
  type: 'string',
  value: '<page or address>',
  says: 'where it leads: /discount/1, or an http address',
};
const title = (row: Readonly<Record<string, unknown>>) => inLanguage(row.title as LocalText, 'en_US');
const changed = (kind: 'announcement' | 'bulletin' | 'promotion') => async (): Promise<readonly Notice[]> => [
  toChannel(CHANNELS.site, contentChanged, { kind }),
];

const banner: ContentKind = {
  noun: 'banner',
  table: banners,
  options: {
    art: { type: 'string', value: '<picture>', says: `its picture: ${bannerNames.join(', ')}` },
    title: localText('what it says'),
    link: LINK,
    game: { type: 'string', value: '<id>', says: 'the game that it opens, instead of --link' },
    'new-window': { type: 'boolean', says: 'an http address opens in a new window' },
    currency: {
      type: 'string',
      multiple: true,
      value: '<code>',
      says: 'only for this currency; may be repeated',
    },
    position: POSITION,
  },
  read: (given) =>
    givenOnly({
      artKey: given.choice('art', bannerNames),
      title: given.localText('title'),
      link: bannerLink(given),
      currencies: given.currencies('currency'),
      position: given.number('position', { to: LAST }),
    }),
  fresh(given) {
    needed(given.text('art'), 'art');
    needed(given.localText('title'), 'title');
    return { link: { kind: 'none' }, position: LAST };
  },
  async notices(row) {
    const currencies = (row.currencies as readonly CurrencyCode[] | null) ?? CURRENCY_CODES;
    return currencies.map((currency) => toChannel(CHANNELS.currency(currency), bannersChanged, {}));
  },
  line: title,
};

function bannerLink(given: Given): BannerLink | undefined {
  const gameId = given.id('game');
  const url = given.address('link');
  if (gameId !== undefined && url !== undefined) {
    throw new OperatorFailure('A banner leads to one place: give --link or --game, not both.');
  }
  if (gameId !== undefined) return { kind: 'game', gameId, currency: null };
  if (url === undefined) return undefined;
  return url.startsWith('/')
    ? { kind: 'internal', path: url }
    : { kind: 'external', url, newWindow: given.flag('new-window') };
}

const announcement: ContentKind = {
  noun: 'announcement',
  table: announcements,
  options: {
    text: localText('what runs through the marquee'),
    audience: { type: 'string', value: 'all | guests | members', says: 'who sees it; all unless said' },
  },
  read(given, now) {
    const audience = given.choice('audience', ['all', 'guests', 'members']);
    return givenOnly({
      content: given.localText('text'),
      beforeLogin: audience && audience !== 'members',
      afterLogin: audience && audience !== 'guests',
      updatedAt: now,
    });
  },
  fresh(given) {
    needed(given.localText('text'), 'text');
    return { beforeLogin: true, afterLogin: true };
  },
  notices: changed('announcement'),
  line: (row) => inLanguage(row.content as LocalText, 'en_US'),
};

const DEVICES = { both: 0, desktop: 1, mobile: 2 } as const;
const PLACES: Readonly<Record<string, BulletinLocation>> = { guests: 1, members: 2, deposit: 3 };

const popUp: ContentKind = {
  noun: 'popup',
  table: bulletins,
  options: {
    title: localText('its name in the history'),
    content: localText('what it says, in HTML'),
    device: { type: 'string', value: 'both | desktop | mobile', says: 'both unless said' },
    place: {
      type: 'string',
      multiple: true,
      value: 'guests | members | deposit',
      says: 'where; may be repeated',
    },
    start: INSTANT('from when; now unless said'),
    end: INSTANT('until when'),
  },
  read(given, now) {
    const device = given.choice('device', ['both', 'desktop', 'mobile']);
    const places = given.texts('place').map((name) => {
      const place = PLACES[name];
      if (place === undefined)
        throw new OperatorFailure(`--place "${name}" must be one of guests, members, deposit`);
      return place;
    });
    return givenOnly({
      title: given.localText('title'),
      content: given.markup('content'),
      displayDevice: device && DEVICES[device],
      locations: places.length > 0 ? places : undefined,
      startAt: given.instant('start'),
      endAt: given.instant('end'),
      updatedAt: now,
    });
  },
  fresh(given, now) {
    needed(given.localText('title'), 'title');
    needed(given.markup('content'), 'content');
    return { displayDevice: DEVICES.both, locations: [1, 2], startAt: now };
  },
  notices: changed('bulletin'),
  line: title,
};

const CATEGORIES = ['welcome', 'daily', 'sport', 'live', 'vip'] as const;

const promotion: ContentKind = {
  noun: 'promotion',
  table: promotions,
  options: {
    art: { type: 'string', value: '<picture>', says: `its picture: ${promotionNames.join(', ')}` },
    category: { type: 'string', value: CATEGORIES.join(' | '), says: 'daily unless said' },
    title: localText('its heading'),
    summary: localText('one sentence'),
    content: localText('its page, in HTML'),
    start: INSTANT('from when'),
    end: INSTANT('until when'),
    position: POSITION,
  },
  read: (given) =>
    givenOnly({
      artKey: given.choice('art', promotionNames),
      category: given.choice('category', CATEGORIES),
      title: given.localText('title'),
      summary: given.localText('summary'),
      content: given.markup('content'),
      startAt: given.instant('start'),
      endAt: given.instant('end'),
      position: given.number('position', { to: LAST }),
    }),
  fresh(given) {
    needed(given.text('art'), 'art');
    needed(given.localText('title'), 'title');
    needed(given.localText('summary'), 'summary');
    needed(given.markup('content'), 'content');
    return { category: 'daily', position: LAST };
  },
  notices: changed('promotion'),
  line: title,
};

/** A list of the template's frame whose changes have an event of their own (readings: "Realtime"). */
function listEntry(
  noun: string,
  kind: SiteListKind,
  { event, templates }: { event: typeof advertisementsChanged; templates: readonly string[] },
): ContentKind {
  return {
    noun,
    table: siteListEntries,
    options: {
      title: localText('its heading'),
      content: localText('what it says, in HTML'),
      art: { type: 'string', value: '<picture>', says: `its picture: ${promotionNames.join(', ')}` },
      link: LINK,
      template: { type: 'string', value: '<template>', says: 'only for this one' },
      position: POSITION,
    },
    read(given) {
      const key = given.choice('art', promotionNames);
      return givenOnly({
        title: given.localText('title'),
        content: given.markup('content'),
        picture: key && { kind: 'promotion', key },
        url: given.address('link'),
        template: given.choice('template', [...DESKTOP_TEMPLATES, ...MOBILE_TEMPLATES]),
        position: given.number('position', { to: LAST }),
      });
    },
    fresh(given) {
      needed(given.localText('title'), 'title');
      return { kind, position: LAST };
    },
    async notices() {
      return templates.flatMap((template) =>
        LOCALE_CODES.map((language) => toChannel(CHANNELS.template(template), event, { language })),
      );
    },
    line: title,
  };
}

const PHONE = { templates: ['bob_mobile'] };
const kinds: readonly ContentKind[] = [
  banner,
  announcement,
  popUp,
  promotion,
  listEntry('advertisement', 'advertisement', { event: advertisementsChanged, templates: DESKTOP_TEMPLATES }),
  listEntry('sponsor', 'sponsor', { event: sponsorsChanged, ...PHONE }),
  listEntry('login-text', 'login', { event: loginTextsChanged, ...PHONE }),
];

export const allContentCommands: readonly Command[] = kinds.flatMap(contentCommands);
