import { eq, inArray } from 'drizzle-orm';
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
import { audienceOf, audienceOptions } from '../audience.ts';
import { localText, type Command, type Option } from '../command.ts';
import { contentCommands, givenOnly, type ContentKind } from '../content.ts';
import { LAST, LINK, POSITION, title, told } from '../content-parts.ts';
import { OperatorFailure } from '../failure.ts';
import { needed, type Given } from '../given.ts';
import { SCHEDULE } from '../schedule.ts';

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
      const ofTemplates = templates.flatMap((template) =>
        LOCALE_CODES.map((language) => toChannel(CHANNELS.template(template), event, { language })),
      );
      // The pages of the other templates have no channel that carries the event.
      return [...ofTemplates, ...(await told('footer')())];
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

const AUDIENCE = ['visitors', 'currencies', 'grades', 'device'] as const;

/** The floating links, which come and go by their time and are for whom an operator says. */
function floating(): ContentKind {
  const links = linked('float', 'float');
  return {
    ...links,
    options: { ...links.options, ...SCHEDULE, ...audienceOptions(...AUDIENCE) },
    read: (given, now) => ({
      ...links.read(given, now),
      ...givenOnly({
        startAt: given.instant('start'),
        endAt: given.instant('end'),
        audience: audienceOf(given, ...AUDIENCE),
      }),
    }),
  };
}

/** Links of a footer; only the phone's has some of a template's own. */
function linked(noun: string, kind: SiteListKind): ContentKind {
  const hasTemplates = kind === 'mobile_footer';
  return {
    ...ofKind(kind),
    noun,
    options: {
      title: localText('what it says'),
      link: { ...LINK, says: 'where it leads: faq/1, /discount, or an http address' },
      ...(hasTemplates && { template: TEMPLATE }),
      position: POSITION,
    },
    read: (given) =>
      givenOnly({
        title: given.localText('title'),
        url: linkOf(given),
        ...(hasTemplates && { template: templateOf(given) }),
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

const LOGO_KINDS = { header: 'header_logo', icon: 'icon_logo' } as const;

/** The logo in the header, and the icon of the browser's tab; the first one of each place is shown. */
const logo: ContentKind = {
  noun: 'logo',
  table: siteListEntries,
  among: inArray(siteListEntries.kind, Object.values(LOGO_KINDS)),
  options: {
    place: { type: 'string', value: 'header | icon', says: 'where it is shown' },
    picture: {
      ...LINK,
      value: '<path or address>',
      says: 'its picture: /icons/own.svg, or of a file server',
    },
    title: localText('its name'),
    position: POSITION,
  },
  read(given) {
    const place = given.choice('place', ['header', 'icon']);
    return givenOnly({
      kind: place && LOGO_KINDS[place],
      title: given.localText('title'),
      url: given.address('picture'),
      position: given.number('position', { to: LAST }),
    });
  },
  fresh(given) {
    needed(given.text('place'), 'place');
    needed(given.text('picture'), 'picture');
    // Before the house's own.
    return { title: { en_US: '' }, position: -1 };
  },
  notices: told('footer'),
  line: (row) => `${row.kind === 'icon_logo' ? 'icon' : 'header'}  ${String(row.url)}`,
};

/** The games that a template's home page shows first (spec §7 `get_template_game_list`). */
const templateGame: ContentKind = {
  ...ofKind('game'),
  noun: 'template-game',
  options: {
    game: { type: 'string', value: '<id>', says: 'which game' },
    template: TEMPLATE,
    position: POSITION,
  },
  read: (given) =>
    givenOnly({
      gameId: given.id('game'),
      template: templateOf(given),
      position: given.number('position', { to: LAST }),
    }),
  fresh(given) {
    needed(given.text('game'), 'game');
    return { kind: 'game', title: { en_US: '' }, position: LAST };
  },
  notices: told('games'),
  line: (row) => `game ${String(row.gameId)}`,
};

const PHONE = { templates: ['bob_mobile'] };
const kinds: readonly ContentKind[] = [
  pictured('advertisement', 'advertisement', { event: advertisementsChanged, templates: DESKTOP_TEMPLATES }),
  pictured('sponsor', 'sponsor', { event: sponsorsChanged, ...PHONE }),
  pictured('login-text', 'login', { event: loginTextsChanged, ...PHONE }),
  linked('footer', 'footer'),
  linked('mobile-footer', 'mobile_footer'),
  floating(),
  logo,
  templateGame,
];

export const listCommands: readonly Command[] = kinds.flatMap(contentCommands);
