import { CURRENCY_CODES, type CurrencyCode } from '@tessera/domain';
import { CHANNELS, bannersChanged } from '@tessera/wire';
import { bannerNames } from '../../art/banner.specs.ts';
import { inLanguage, type LocalText } from '../../db/columns.ts';
import { announcements, banners, type BannerLink } from '../../db/schema/site.ts';
import { toChannel } from '../../live/notices.ts';
import { localText, type Command } from '../command.ts';
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

const kinds: readonly ContentKind[] = [banner, announcement];

export const pageContentCommands: readonly Command[] = kinds.flatMap(contentCommands);
