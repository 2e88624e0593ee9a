import { eq } from 'drizzle-orm';
import { CURRENCY_CODES, type CurrencyCode } from '@tessera/domain';
import { CHANNELS, bannersChanged } from '@tessera/wire';
import { bannerNames, promotionNames } from '../../art/banner.specs.ts';
import { inLanguage, type LocalText } from '../../db/columns.ts';
import { bulletinPlaces, bulletins, type BulletinLocation } from '../../db/schema/content.ts';
import { announcements, banners, promotions, type BannerLink } from '../../db/schema/site.ts';
import { toChannel } from '../../live/notices.ts';
import { INSTANT, localText, type Command } from '../command.ts';
import { contentCommands, givenOnly, type ContentKind } from '../content.ts';
import { LAST, LINK, POSITION, told, title } from '../content-parts.ts';
import { OperatorFailure } from '../failure.ts';
import { needed, type Given } from '../given.ts';

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
  notices: told('announcement'),
  line: (row) => inLanguage(row.content as LocalText, 'en_US'),
};

const DEVICES = { both: 0, desktop: 1, mobile: 2 } as const;
const PLACES: Readonly<Record<string, BulletinLocation>> = { guests: 1, members: 2, deposit: 3 };

function placeOf(name: string): BulletinLocation {
  const place = PLACES[name];
  if (place === undefined) {
    throw new OperatorFailure(`--place "${name}" must be one of ${Object.keys(PLACES).join(', ')}`);
  }
  return place;
}

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
    const places = given.texts('place').map(placeOf);
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
  notices: told('bulletin'),
  line: title,
};

const MOST_HOURS = 24 * 365;

/** Spec §3 Promo pop-up: `display_frequency`. */
const popUpFrequency: Command = {
  name: 'popups frequency',
  says: 'sets how long a closed pop-up stays away from a place',
  options: {
    place: { type: 'string', value: 'guests | members | deposit', says: 'where' },
    hours: { type: 'string', value: '<number>', says: '0: until it changes' },
  },
  async run({ tx, audit, tell }, given) {
    const name = needed(given.text('place'), 'place');
    const location = placeOf(name);
    const displayFrequency = needed(given.number('hours', { to: MOST_HOURS }), 'hours');
    const here = eq(bulletinPlaces.location, location);
    const [before] = await tx.select().from(bulletinPlaces).where(here).for('update');
    await tx
      .insert(bulletinPlaces)
      .values({ location, displayFrequency })
      .onConflictDoUpdate({ target: bulletinPlaces.location, set: { displayFrequency } });
    await audit(`pop-ups of ${name}`, before ?? null, { location, displayFrequency });
    await tell(...(await told('bulletin')()));
    return `Closed pop-ups of ${name} stay away ${displayFrequency === 0 ? 'until they change' : `for ${displayFrequency} h`}.`;
  },
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
  notices: told('promotion'),
  line: title,
};

const kinds: readonly ContentKind[] = [banner, announcement, popUp, promotion];

export const pageContentCommands: readonly Command[] = [...kinds.flatMap(contentCommands), popUpFrequency];
