import { eq } from 'drizzle-orm';
import { LOCALE_CODES } from '@tessera/domain';
import {
  CHANNELS,
  DESKTOP_TEMPLATES,
  MOBILE_TEMPLATES,
  advertisementsChanged,
  loginTextsChanged,
  sponsorsChanged,
} from '@tessera/wire';
import { bannerNames, promotionNames } from '../../art/banner.specs.ts';
import { siteListEntries, type SiteListKind } from '../../db/schema/content.ts';
import { toChannel } from '../../live/notices.ts';
import { localText, type Command, type Option } from '../command.ts';
import { contentCommands, givenOnly, type ContentKind } from '../content.ts';
import { LAST, LINK, POSITION, title, told } from '../content-parts.ts';
import { OperatorFailure } from '../failure.ts';
import { needed, type Given } from '../given.ts';

/** The lists that make a template's frame (spec §3 Templates lists): their entries are published and withdrawn. */

const TEMPLATE: Option = { type: 'string', value: '<template>', says: 'only for this one' };
const templateOf = (given: Given) => given.choice('template', [...DESKTOP_TEMPLATES, ...MOBILE_TEMPLATES]);

const ofKind = (kind: SiteListKind) => ({ table: siteListEntries, among: eq(siteListEntries.kind, kind) });

/** A picture of the house's own, drawn for a promotion or for a banner. */
function pictureOf(given: Given) {
  const art = given.text('art');
  if (art === undefined) return undefined;
  const promotion = promotionNames.find((name) => name === art);
  if (promotion) return { kind: 'promotion', key: promotion };
  return { kind: 'banner', key: given.choice('art', bannerNames) };
}

/** A list whose changes have an event of their own, in each language (readings: "Realtime"). */
function pictured(
  noun: string,
  kind: SiteListKind,
  { event, templates }: { event: typeof advertisementsChanged; templates: readonly string[] },
): ContentKind {
  return {
    ...ofKind(kind),
    noun,
    options: {
      title: localText('its heading'),
      content: localText('what it says, in HTML'),
      art: {
        type: 'string',
        value: '<picture>',
        says: `its picture: ${[...promotionNames, ...bannerNames].join(', ')}`,
      },
      link: LINK,
      template: TEMPLATE,
      position: POSITION,
    },
    read: (given) =>
      givenOnly({
        title: given.localText('title'),
        content: given.markup('content'),
        picture: pictureOf(given),
        url: given.address('link'),
        template: templateOf(given),
        position: given.number('position', { to: LAST }),
      }),
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

/** Spec §3 Footer link types: `main/3` and `faq/1` are pages, too. */
function linkOf(given: Given): string | undefined {
  const link = given.text('link');
  if (link === undefined || /^(main|faq)\/\d{1,9}$/.test(link)) return link;
  return given.address('link');
}

/** Links of a footer. */
function linked(noun: string, kind: SiteListKind): ContentKind {
  return {
    ...ofKind(kind),
    noun,
    options: {
      title: localText('what it says'),
      link: { ...LINK, says: 'where it leads: faq/1, /discount, or an http address' },
      template: TEMPLATE,
      position: POSITION,
    },
    read: (given) =>
      givenOnly({
        title: given.localText('title'),
        url: linkOf(given),
        template: templateOf(given),
        position: given.number('position', { to: LAST }),
      }),
    fresh(given) {
      needed(given.localText('title'), 'title');
      if (!given.has('link')) throw new OperatorFailure('--link is missing');
      return { kind, position: LAST };
    },
    notices: told('footer'),
    line: (row) => `${title(row)}  ${String(row.url)}`,
  };
}

const PHONE = { templates: ['bob_mobile'] };
const kinds: readonly ContentKind[] = [
  pictured('advertisement', 'advertisement', { event: advertisementsChanged, templates: DESKTOP_TEMPLATES }),
  pictured('sponsor', 'sponsor', { event: sponsorsChanged, ...PHONE }),
  pictured('login-text', 'login', { event: loginTextsChanged, ...PHONE }),
  linked('footer', 'footer'),
  linked('mobile-footer', 'mobile_footer'),
  linked('float', 'float'),
];

export const listCommands: readonly Command[] = kinds.flatMap(contentCommands);
