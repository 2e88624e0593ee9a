import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { CURRENCY_CODES, LOCALE_CODES } from '@tessera/domain';
import {
  CHANNELS,
  DESKTOP_TEMPLATES,
  MOBILE_TEMPLATES,
  siteDetailChanged,
  siteSettings,
  type SiteSettings,
} from '@tessera/wire';
import { sites } from '../../db/schema/site.ts';
import { toChannel } from '../../live/notices.ts';
import { ID, SWITCH, type Command, type Option, type Work } from '../command.ts';
import { givenOnly } from '../content.ts';
import { OperatorFailure } from '../failure.ts';
import { needed, type Given } from '../given.ts';

const SITE: Option = { ...ID, says: 'the site’s id; 1 unless said' };
const ROUTES = ['redirect', 'page'] as const;
const NONE = 'none';

/** One that may be given several times; `none` stands for an empty list. */
const several = (value: string, says: string): Option => ({ type: 'string', multiple: true, value, says });

const OPTIONS: Readonly<Record<string, Option>> = {
  'title-en': { type: 'string', value: '<text>', says: 'the home page’s title' },
  'title-zh': { type: 'string', value: '<text>', says: 'the same for zh_CN' },
  'time-zone': {
    type: 'string',
    value: '<zone>',
    says: 'whose days pages show, e.g. America/Caracas, which limits, weeks and activities go by in any case',
  },
  template: { type: 'string', value: DESKTOP_TEMPLATES.join(' | '), says: 'on the desktop' },
  'mobile-template': { type: 'string', value: MOBILE_TEMPLATES.join(' | '), says: 'on phones' },
  currency: several('<code>', 'open currencies, all of them; may be repeated'),
  language: several('<language>', 'what the language selector offers, all of it; may be repeated'),
  'customer-service': { type: 'string', value: '<page or address>', says: 'a page or an http address' },
  demo: SWITCH('showcase mode: nobody registers, banners lead nowhere'),
  'guest-demo': SWITCH('guests may play demo games'),
  'hall-routes': { type: 'string', value: ROUTES.join(' | '), says: 'what the halls’ addresses do' },
  'register-route': { type: 'string', value: ROUTES.join(' | '), says: 'what /register does' },
  'modal-provider': several('<id> | none', 'providers whose games open in a modal; may be repeated'),
  'window-provider': several('<id> | none', 'providers whose games open in a window; may be repeated'),
  'link-expire-minutes': { type: 'string', value: '<number>', says: 'life of the link cookies' },
};

/** The settings that the options give, by their names. */
function changesOf(given: Given): Partial<SiteSettings> {
  const ids = (name: string) => {
    const values = given.texts(name);
    if (values.length === 0) return undefined;
    return values.filter((value) => value !== NONE).map((value) => Number(value));
  };
  const languages = given.texts('language');
  return givenOnly({
    titleEn: given.text('title-en'),
    titleZh: given.text('title-zh'),
    timeZone: timeZoneOf(given),
    template: given.choice('template', DESKTOP_TEMPLATES),
    mobileTemplate: given.choice('mobile-template', MOBILE_TEMPLATES),
    currencies: given.currencies('currency'),
    selectorLocales: languages.length > 0 ? languages : undefined,
    customerServiceLink: given.address('customer-service'),
    demo: given.switch('demo'),
    guestDemo: given.switch('guest-demo'),
    hallRoutes: given.choice('hall-routes', ROUTES),
    registerRoute: given.choice('register-route', ROUTES),
    modalProviders: ids('modal-provider'),
    windowProviders: ids('window-provider'),
    linkExpireMin: given.number('link-expire-minutes', { from: 1 }),
  });
}

function timeZoneOf(given: Given): string | undefined {
  const zone = given.text('time-zone');
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch (error) {
    throw new OperatorFailure(`--time-zone "${zone}" is no time zone, like America/Caracas`, {
      cause: error,
    });
  }
}

/** Which option a setting that is off its schema came from. */
const OPTION_OF: Readonly<Record<string, string>> = {
  selectorLocales: `--language must be one of ${LOCALE_CODES.join(', ')}`,
  currencies: `--currency must be one of ${CURRENCY_CODES.join(', ')}`,
  modalProviders: '--modal-provider must be a provider’s id, or none',
  windowProviders: '--window-provider must be a provider’s id, or none',
};

/** Changes settings of one site by its schema, and tells its pages. */
async function changeSite(work: Work, given: Given, changes: Partial<SiteSettings>): Promise<string> {
  const { tx } = work;
  const id = given.id('site') ?? 1;
  const names = Object.keys(changes) as (keyof SiteSettings)[];
  if (names.length === 0) throw new OperatorFailure('Nothing to set: "site set --help" shows what there is.');
  const [site] = await tx.select().from(sites).where(eq(sites.id, id)).for('update');
  if (!site) throw new OperatorFailure(`There is no site ${id}.`);
  const parsed = v.safeParse(siteSettings, { ...site.settings, ...changes });
  if (!parsed.success) throw new OperatorFailure(reasonOf(parsed.issues[0]));
  await tx.update(sites).set({ settings: parsed.output }).where(eq(sites.id, id));
  const only = (settings: SiteSettings) => Object.fromEntries(names.map((name) => [name, settings[name]]));
  await work.audit(`site ${id}`, only(site.settings), only(parsed.output));
  await work.tell(toChannel(CHANNELS.site, siteDetailChanged, {}));
  return `Site ${id}:\n${linesOf(only(parsed.output))}`;
}

function reasonOf(issue: v.GenericIssue): string {
  const name = String(issue.path?.[0]?.key ?? '');
  return OPTION_OF[name] ?? `${name}: ${issue.message}`;
}

const linesOf = (settings: object): string =>
  Object.entries(settings)
    .map(([name, value]) => `  ${name}  ${JSON.stringify(value)}`)
    .join('\n');

export const siteCommands: readonly Command[] = [
  {
    name: 'site show',
    says: 'shows a site’s settings',
    options: { site: SITE },
    reads: true,
    async run({ tx }, given) {
      const id = given.id('site') ?? 1;
      const [site] = await tx.select().from(sites).where(eq(sites.id, id));
      if (!site) throw new OperatorFailure(`There is no site ${id}.`);
      return linesOf(site.settings);
    },
  },
  {
    name: 'site set',
    says: 'changes a site’s settings; what is not given stays',
    options: { site: SITE, ...OPTIONS },
    run: (work, given) => changeSite(work, given, changesOf(given)),
  },
  {
    name: 'site customer-service',
    says: 'sets where customer service is found',
    options: {
      site: SITE,
      link: { type: 'string', value: '<page or address>', says: 'a page of the site or an http address' },
    },
    run: (work, given) =>
      changeSite(work, given, { customerServiceLink: needed(given.address('link'), 'link') }),
  },
];
