import { promotionNames } from '../../art/banner.specs.ts';
import { promotions } from '../../db/schema/site.ts';
import { audienceOf, audienceOptions } from '../audience.ts';
import { localText, type Command } from '../command.ts';
import { contentCommands, givenOnly, type ContentKind } from '../content.ts';
import { LAST, POSITION, told, title } from '../content-parts.ts';
import { needed } from '../given.ts';
import { SCHEDULE } from '../schedule.ts';

const CATEGORIES = ['welcome', 'daily', 'sport', 'live', 'vip'] as const;

const AUDIENCE = ['visitors', 'currencies', 'grades', 'device'] as const;

const promotion: ContentKind = {
  noun: 'promotion',
  table: promotions,
  options: {
    art: { type: 'string', value: '<picture>', says: `its picture: ${promotionNames.join(', ')}` },
    category: { type: 'string', value: CATEGORIES.join(' | '), says: 'daily unless said' },
    title: localText('its heading'),
    summary: localText('one sentence'),
    content: localText('its page, in HTML'),
    ...SCHEDULE,
    ...audienceOptions(...AUDIENCE),
    position: POSITION,
  },
  preview: 'promotion',
  read: (given) =>
    givenOnly({
      artKey: given.choice('art', promotionNames),
      category: given.choice('category', CATEGORIES),
      title: given.localText('title'),
      summary: given.localText('summary'),
      content: given.markup('content'),
      startAt: given.instant('start'),
      endAt: given.instant('end'),
      audience: audienceOf(given, ...AUDIENCE),
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

export const promotionCommands: readonly Command[] = contentCommands(promotion);
