import { eq } from 'drizzle-orm';
import { articles, type ArticleKind } from '../../db/schema/content.ts';
import { INSTANT, localText, type Command } from '../command.ts';
import { contentCommands, givenOnly, type ContentKind } from '../content.ts';
import { LAST, POSITION, title, told } from '../content-parts.ts';
import { audienceOf, audienceOptions } from '../audience.ts';
import { SCHEDULE } from '../schedule.ts';
import { needed, type Given } from '../given.ts';

const ofKind = (kind: ArticleKind) => ({ table: articles, among: eq(articles.kind, kind), line: title });
const TEXTS = { title: localText('its heading'), content: localText('what it says, in HTML') };
const textsOf = (given: Given) => ({ title: given.localText('title'), content: given.markup('content') });

function requireTexts(given: Given): void {
  needed(given.localText('title'), 'title');
  needed(given.markup('content'), 'content');
}

const AUDIENCE = ['visitors', 'currencies', 'grades', 'device'] as const;

const news: ContentKind = {
  ...ofKind('news'),
  noun: 'news item',
  plural: 'news',
  options: {
    ...TEXTS,
    at: INSTANT('its date, and from when it is shown; now unless said'),
    end: SCHEDULE.end,
    ...audienceOptions(...AUDIENCE),
  },
  preview: 'news',
  read: (given) =>
    givenOnly({
      ...textsOf(given),
      publishedAt: given.instant('at'),
      endAt: given.instant('end'),
      audience: audienceOf(given, ...AUDIENCE),
    }),
  fresh(given, now) {
    requireTexts(given);
    return { kind: 'news', position: 0, publishedAt: now };
  },
  notices: told('news'),
};

/** Help: the nine topics of the specification, and whatever an operator adds to them. */
const faq: ContentKind = {
  ...ofKind('faq'),
  noun: 'topic',
  plural: 'faq',
  options: { ...TEXTS, position: POSITION },
  read: (given, now) =>
    givenOnly({ ...textsOf(given), position: given.number('position', { to: LAST }), publishedAt: now }),
  fresh(given) {
    requireTexts(given);
    return { kind: 'faq', position: LAST };
  },
  notices: told('faq'),
};

export const articleCommands: readonly Command[] = [news, faq].flatMap(contentCommands);
